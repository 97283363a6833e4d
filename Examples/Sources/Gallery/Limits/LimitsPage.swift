import SwiftUI

@MainActor
extension Page {
    static let limits = Page(
        "limits",
        title: "Limits",
        summary: "Tips that end after some displays, or some time on screen.",
        hint: "Leave the bed and come back, twice; then let two minutes go by.",
        later: .minute,
        code: PackageResources.LimitsSample_swift
    ) {
        LimitsSample()
    }
}
