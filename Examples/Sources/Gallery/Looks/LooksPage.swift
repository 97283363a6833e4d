import SwiftUI

@MainActor
extension Page {
    static let looks = Page(
        "looks",
        title: "Looks",
        summary: "Tips in the built-in layout, with backgrounds, corners and images of your choice.",
        hint: "One tip in three looks: close any of them, and all three go.",
        code: PackageResources.LooksSample_swift
    ) {
        LooksSample()
    }
}
