public import Foundation

extension Text {
    /// The text as a string without any style.
    ///
    /// This property doesn't exist in SwiftUI. Markdown is parsed: `Text("Press **Return**").plain` is "Press Return".
    /// Images and the addresses of links are left out. Localized texts are in the language of the person: of the page's
    /// visitor in views, and of the process elsewhere.
    public var plain: String { plain(in: EnvironmentValues()) }

    /// Returns the text in an environment as a string without any style.
    package func plain(in environment: EnvironmentValues) -> String {
        runs(in: environment).map { run in
            if case .string(let string) = run.content { string } else { "" }
        }
        .joined()
    }

    /// The languages in which the text's strings are available, as BCP 47 tags; empty if the text isn't looked up.
    package var languages: [String] {
        switch storage {
        case .key(_, let source): BundleStrings.of(source.bundle).languages
        case .joined(let left, let right): left.languages + right.languages
        case .verbatim, .formatted, .image: []
        }
    }

    /// The language of the text where a translation is missing, as a BCP 47 tag; `nil` if the text isn't looked up.
    package var developmentLanguage: String? {
        switch storage {
        case .key(_, let source): BundleStrings.of(source.bundle).developmentLanguage
        case .joined(let left, let right): left.developmentLanguage ?? right.developmentLanguage
        case .verbatim, .formatted, .image: nil
        }
    }

    /// The text as an attributed string, with its emphasis and links.
    ///
    /// This property doesn't exist in SwiftUI. Emphasized text has an ``EmphasisAttribute``, and links have
    /// Foundation's `link` attribute. Sizes, colors, underlines and images are left out. The language is that of
    /// ``Text/plain``.
    ///
    /// ```swift
    /// let text = Text("Press **Return**").attributed
    /// let bold = text.runs.filter { $0[Text.EmphasisAttribute.self]?.contains(.bold) == true }
    /// ```
    public var attributed: AttributedString {
        runs(in: EnvironmentValues()).reduce(into: AttributedString()) { text, run in
            guard case .string(let string) = run.content else { return }
            var part = AttributedString(string)
            if !run.style.emphasis.isEmpty { part[EmphasisAttribute.self] = run.style.emphasis }
            if let link = run.link { part.link = URL(string: link) }
            text += part
        }
    }

    /// The emphasis of a part of a text.
    public struct Emphasis: OptionSet, Hashable, Sendable {
        /// The bits of the set.
        public let rawValue: UInt8

        /// Creates a set from its bits.
        public init(rawValue: UInt8) {
            self.rawValue = rawValue
        }

        /// Semibold or heavier; `**` in Markdown.
        public static let bold = Emphasis(rawValue: 1)
        /// Italic; `*` in Markdown.
        public static let italic = Emphasis(rawValue: 2)
        /// Monospaced, as code; a backtick in Markdown.
        public static let code = Emphasis(rawValue: 4)
        /// Struck through; `~~` in Markdown.
        public static let strikethrough = Emphasis(rawValue: 8)
    }

    /// The attribute for emphasis in ``Text/attributed``; Foundation has no such attribute on Linux.
    public enum EmphasisAttribute: AttributedStringKey {
        /// The type of the attribute's values.
        public typealias Value = Emphasis
        /// The attribute's name in encoded strings.
        public static let name = "OpenTipKit.Emphasis"
    }
}

extension TextStyle {
    /// The emphasis of text in the style.
    package var emphasis: Text.Emphasis {
        var emphasis: Text.Emphasis = []
        if let weight, weight.value >= Font.Weight.semibold.value { emphasis.insert(.bold) }
        if isItalic { emphasis.insert(.italic) }
        if design == .monospaced { emphasis.insert(.code) }
        if isStruckThrough { emphasis.insert(.strikethrough) }
        return emphasis
    }
}
