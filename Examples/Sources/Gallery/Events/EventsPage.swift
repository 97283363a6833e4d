import SwiftUI

@MainActor
extension Page {
    static let events = Page(
        "events",
        title: "Events and time windows",
        summary: "A tip for those who did something often, and lately.",
        hint: "Borrow three packets and the tip comes; let a day go by and it leaves.",
        later: .day,
        code: PackageResources.EventsSample_swift
    ) {
        EventsSample()
    }
}
