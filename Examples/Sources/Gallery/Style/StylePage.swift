import SwiftUI

@MainActor
extension Page {
    static let style = Page(
        "style",
        title: "Custom style",
        summary: "A tip with a layout of your own.",
        hint: "Close the tip with the button that its style brings.",
        code: PackageResources.StyleSample_swift
    ) {
        StyleSample()
    }
}
