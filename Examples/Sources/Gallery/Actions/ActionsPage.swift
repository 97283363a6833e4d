import SwiftUI

@MainActor
extension Page {
    static let actions = Page(
        "actions",
        title: "Actions",
        summary: "Buttons in a tip, told apart by their ids.",
        hint: "Press one of the tip’s buttons and watch the line below it.",
        code: PackageResources.ActionsSample_swift
    ) {
        ActionsSample()
    }
}
