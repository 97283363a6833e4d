import SwiftUI

@MainActor
extension Page {
    static let binding = Page(
        "binding",
        title: "Shown and hidden",
        summary: "A binding that hides a tip for the moment and shows it again.",
        hint: "Turn the switch off and on: the tip goes and comes without being closed.",
        code: PackageResources.BindingSample_swift
    ) {
        BindingSample()
    }
}
