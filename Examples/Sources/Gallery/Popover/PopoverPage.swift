import SwiftUI

@MainActor
extension Page {
    static let popover = Page(
        "popover",
        title: "Popover",
        summary: "A tip above the page, at a row or at a button of the bar.",
        hint: "Press the bookmark or close its tip: then it’s the turn of the tip on Scan.",
        code: PackageResources.PopoverSample_swift
    ) {
        PopoverSample()
    }
}
