import SwiftUI

@MainActor
extension Page {
    static let sheet = Page(
        "sheet",
        title: "In a sheet",
        summary: "A tip in a sheet with levels of its own; what lies behind the sheet waits.",
        hint: "Add a packet: the shelf’s tip makes way for the sheet’s. Choose its kind, and come back.",
        code: PackageResources.SheetSample_swift
    ) {
        SheetSample()
    }
}
