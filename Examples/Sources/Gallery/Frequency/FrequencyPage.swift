import SwiftUI
import TipKit

@MainActor
extension Page {
    static let frequency = Page(
        "frequency",
        title: "Display frequency",
        summary: "One new tip a day at most; the others wait.",
        hint: "The third tip is held back, as another has just appeared. Let a day go by, and it comes.",
        later: .day,
        frequency: .daily,
        code: PackageResources.FrequencySample_swift
    ) {
        FrequencySample()
    }
}
