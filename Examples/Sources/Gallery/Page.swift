import SwiftUI
import TipKit

/// A feature: what to try, the sample that runs, and its code.
struct Page: Identifiable {
    /// What follows `--page`.
    let name: String
    let title: String
    /// What the feature is.
    let summary: String
    /// What to do on the page.
    let hint: String
    /// By how much a button of the page turns the clock; `nil` for no such button.
    let later: Later?
    /// The pause between tips that the page is about.
    let frequency: Tips.ConfigurationOption.DisplayFrequency
    /// The name of the sample's file.
    var file: String { "\(name.prefix(1).uppercased())\(name.dropFirst())Sample.swift" }
    /// The file of the sample, below its imports.
    let code: String
    let sample: @MainActor () -> any View

    var id: String { name }

    init(
        _ name: String,
        title: String,
        summary: String,
        hint: String,
        later: Later? = nil,
        frequency: Tips.ConfigurationOption.DisplayFrequency = .immediate,
        code file: [UInt8],
        sample: @escaping @MainActor () -> any View
    ) {
        self.name = name
        self.title = title
        self.summary = summary
        self.hint = hint
        self.later = later
        self.frequency = frequency
        code = String(decoding: file, as: UTF8.self)
            .split(separator: "\n", omittingEmptySubsequences: false)
            .drop { $0.isEmpty || $0.hasPrefix("import ") }
            .joined(separator: "\n")
            .trimmingCharacters(in: .newlines)
        self.sample = sample
    }
}

@MainActor
extension Page {
    static let all = [
        inline, arrows, popover, actions, rules, events, groups, frequency, limits, style, looks, languages, blocking,
        binding, sheet, library,
    ]

    /// The page that `--page` names; `nil` for the list of all.
    static var chosen: Page? {
        guard let name = Arguments.value(after: "--page") else { return nil }
        return all.first { $0.name == name }
    }
}

/// A turn of the clock.
struct Later {
    let title: String
    let seconds: TimeInterval

    static let minute = Later(title: "A minute later", seconds: 60)
    static let day = Later(title: "A day later", seconds: 86_400)
}
