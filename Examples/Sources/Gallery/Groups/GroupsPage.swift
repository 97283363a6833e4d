import SwiftUI

@MainActor
extension Page {
    static let groups = Page(
        "groups",
        title: "Groups",
        summary: "Tips in one place, one after the other.",
        hint: "Do a step, or close its tip, and the next one comes.",
        code: PackageResources.GroupsSample_swift
    ) {
        GroupsSample()
    }
}
