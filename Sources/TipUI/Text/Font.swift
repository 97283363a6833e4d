public import Foundation

/// A font: its size and how it is cut.
public struct Font: Hashable, Sendable {
    package enum Size: Hashable, Sendable {
        case style(TextStyle)
        case points(Double)
    }

    package var size: Size
    package var weight: Weight?
    package var design: Design?
    package var width: Width?
    package var isItalic = false
    package var isMonospacedDigit = false
    package var smallCapitals: SmallCapitals = []

    init(size: Size, weight: Weight? = nil, design: Design? = nil) {
        self.size = size
        self.weight = weight
        self.design = design
    }

    /// The letters that are set as small capitals.
    package struct SmallCapitals: OptionSet, Hashable, Sendable {
        package let rawValue: UInt8

        package init(rawValue: UInt8) {
            self.rawValue = rawValue
        }

        package static let lowercase = SmallCapitals(rawValue: 1)
        package static let uppercase = SmallCapitals(rawValue: 2)
    }

    /// A role of text, which has a size of its own.
    public enum TextStyle: CaseIterable, Hashable, Sendable {
        /// The largest titles.
        case largeTitle
        /// First titles.
        case title
        /// Second titles.
        case title2
        /// Third titles.
        case title3
        /// Headings.
        case headline
        /// Subheadings.
        case subheadline
        /// Body text.
        case body
        /// Callouts.
        case callout
        /// Footnotes.
        case footnote
        /// Captions.
        case caption
        /// Smaller captions.
        case caption2
    }

    /// How heavy strokes are.
    public struct Weight: Hashable, Sendable {
        package let value: Int

        /// The lightest.
        public static let ultraLight = Weight(value: 100)
        /// Very light.
        public static let thin = Weight(value: 200)
        /// Light.
        public static let light = Weight(value: 300)
        /// That of body text.
        public static let regular = Weight(value: 400)
        /// A little heavier.
        public static let medium = Weight(value: 500)
        /// Between medium and bold.
        public static let semibold = Weight(value: 600)
        /// Bold.
        public static let bold = Weight(value: 700)
        /// Heavier than bold.
        public static let heavy = Weight(value: 800)
        /// The heaviest.
        public static let black = Weight(value: 900)
    }

    /// The kind of letters.
    public enum Design: Hashable, Sendable {
        /// The platform's own.
        case `default`
        /// With serifs.
        case serif
        /// With round ends.
        case rounded
        /// All letters of one width.
        case monospaced
    }

    /// How wide letters are.
    public struct Width: Hashable, Sendable {
        /// The width against the standard's, which is 0.
        public var value: CGFloat

        /// Makes a width.
        public init(_ value: CGFloat) {
            self.value = value
        }

        /// The narrowest.
        public static let compressed = Width(-0.5)
        /// Narrow.
        public static let condensed = Width(-0.25)
        /// The usual.
        public static let standard = Width(0)
        /// Wide.
        public static let expanded = Width(0.25)
    }
}

extension Font {
    /// The font of the largest titles.
    public static let largeTitle = Font(size: .style(.largeTitle))
    /// The font of first titles.
    public static let title = Font(size: .style(.title))
    /// The font of second titles.
    public static let title2 = Font(size: .style(.title2))
    /// The font of third titles.
    public static let title3 = Font(size: .style(.title3))
    /// The font of headings.
    public static let headline = Font(size: .style(.headline))
    /// The font of subheadings.
    public static let subheadline = Font(size: .style(.subheadline))
    /// The font of body text.
    public static let body = Font(size: .style(.body))
    /// The font of callouts.
    public static let callout = Font(size: .style(.callout))
    /// The font of footnotes.
    public static let footnote = Font(size: .style(.footnote))
    /// The font of captions.
    public static let caption = Font(size: .style(.caption))
    /// The font of smaller captions.
    public static let caption2 = Font(size: .style(.caption2))

    /// The platform's font in a size in points.
    public static func system(size: CGFloat, weight: Weight? = nil, design: Design? = nil) -> Font {
        Font(size: .points(Double(size)), weight: weight, design: design)
    }

    /// The platform's font in the size of a role.
    public static func system(_ style: TextStyle, design: Design? = nil, weight: Weight? = nil) -> Font {
        Font(size: .style(style), weight: weight, design: design)
    }

    /// A font of the app in a size in points; drawn as the platform's.
    public static func custom(_ name: String, size: CGFloat) -> Font {
        Font(size: .points(Double(size)))
    }

    /// The font in a weight.
    public func weight(_ weight: Weight) -> Font { changed { $0.weight = weight } }
    /// The font in a width.
    public func width(_ width: Width) -> Font { changed { $0.width = width } }
    /// The font in bold.
    public func bold() -> Font { weight(.bold) }
    /// The font in italics.
    public func italic() -> Font { changed { $0.isItalic = true } }
    /// The font with letters of one width.
    public func monospaced() -> Font { changed { $0.design = .monospaced } }
    /// The font with digits of one width.
    public func monospacedDigit() -> Font { changed { $0.isMonospacedDigit = true } }
    /// The font with all letters as small capitals.
    public func smallCaps() -> Font { lowercaseSmallCaps().uppercaseSmallCaps() }
    /// The font with lowercase letters as small capitals.
    public func lowercaseSmallCaps() -> Font { changed { $0.smallCapitals.insert(.lowercase) } }
    /// The font with uppercase letters as small capitals; has no effect by itself where the person's font has none.
    public func uppercaseSmallCaps() -> Font { changed { $0.smallCapitals.insert(.uppercase) } }

    private func changed(_ change: (inout Font) -> Void) -> Font {
        var font = self
        change(&font)
        return font
    }
}
