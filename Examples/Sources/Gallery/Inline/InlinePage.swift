import SwiftUI

@MainActor
extension Page {
    static let inline = Page(
        "inline",
        title: "Inline tip",
        summary: "A card in the flow of the page, with an image and a message.",
        hint: "Close the tip: the shelf moves up, and the tip stays away until you reset it.",
        code: PackageResources.InlineSample_swift
    ) {
        InlineSample()
    }
}
