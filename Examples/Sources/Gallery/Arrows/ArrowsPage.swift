import SwiftUI

@MainActor
extension Page {
    static let arrows = Page(
        "arrows",
        title: "Arrows and anchors",
        summary: "A tip in the flow that points at the view it is about.",
        hint: "The first tip finds the lamp by itself. For the second, choose the edge of its arrow.",
        code: PackageResources.ArrowsSample_swift
    ) {
        ArrowsSample()
    }
}
