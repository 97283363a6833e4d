public import Foundation

extension Text {
    /// The letters of the text without any style.
    ///
    /// Not in SwiftUI. Markdown is read: `Text("Press **Return**").plain` is "Press Return". Images are left out, and so are
    /// the addresses of links.
    public var plain: String {
        runs(in: EnvironmentValues()).map { run in
            if case .string(let string) = run.content { string } else { "" }
        }
        .joined()
    }

    /// The letters of the text, with its emphasis and its links.
    ///
    /// Not in SwiftUI. Emphasized letters have an ``EmphasisAttribute``, links have Foundation's `link`. Sizes, colors and
    /// underlines are left out, and so are images.
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

    /// How letters stand out from those around them.
    public struct Emphasis: OptionSet, Hashable, Sendable {
        /// The bits of the set.
        public let rawValue: UInt8

        /// Makes a set of bits.
        public init(rawValue: UInt8) {
            self.rawValue = rawValue
        }

        /// Semibold or heavier; `**` in Markdown.
        public static let bold = Emphasis(rawValue: 1)
        /// Italic; `*` in Markdown.
        public static let italic = Emphasis(rawValue: 2)
        /// In letters of one width, as code; a backtick in Markdown.
        public static let code = Emphasis(rawValue: 4)
        /// Struck through; `~~` in Markdown.
        public static let strikethrough = Emphasis(rawValue: 8)
    }

    /// The emphasis of letters in ``Text/attributed``; Foundation has no such attribute on Linux.
    public enum EmphasisAttribute: AttributedStringKey {
        /// What the attribute holds.
        public typealias Value = Emphasis
        /// The attribute's name in encoded strings.
        public static let name = "OpenTipKit.Emphasis"
    }
}

extension TextStyle {
    /// How letters in the style stand out.
    package var emphasis: Text.Emphasis {
        var emphasis: Text.Emphasis = []
        if let weight, weight.value >= Font.Weight.semibold.value { emphasis.insert(.bold) }
        if isItalic { emphasis.insert(.italic) }
        if design == .monospaced { emphasis.insert(.code) }
        if isStruckThrough { emphasis.insert(.strikethrough) }
        return emphasis
    }
}
