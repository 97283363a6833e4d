import SwiftUI

@MainActor
extension Page {
    static let library = Page(
        "library",
        title: "Library",
        summary: "The tips that a person has seen, to read again, and a switch for all tips.",
        hint: "Close the tip: it stays in the list, which says why you saw it. Then turn all tips off.",
        code: PackageResources.LibrarySample_swift
    ) {
        LibrarySample()
    }
}
