public import Foundation

/// A font: a size, weight, design and other traits.
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

    /// The letters that are shown as small capitals.
    package struct SmallCapitals: OptionSet, Hashable, Sendable {
        package let rawValue: UInt8

        package init(rawValue: UInt8) {
            self.rawValue = rawValue
        }

        package static let lowercase = SmallCapitals(rawValue: 1)
        package static let uppercase = SmallCapitals(rawValue: 2)
    }

    /// A role of text, with its own font size.
    public enum TextStyle: CaseIterable, Hashable, Sendable {
        /// The largest titles.
        case largeTitle
        /// First-level titles.
        case title
        /// Second-level titles.
        case title2
        /// Third-level titles.
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

    /// The thickness of a font's strokes.
    public struct Weight: Hashable, Sendable {
        package let value: Int

        /// The lightest.
        public static let ultraLight = Weight(value: 100)
        /// Very light.
        public static let thin = Weight(value: 200)
        /// Light.
        public static let light = Weight(value: 300)
        /// The weight of body text.
        public static let regular = Weight(value: 400)
        /// A little heavier than body text.
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

    /// The design of a typeface.
    public enum Design: Hashable, Sendable {
        /// The platform's default design.
        case `default`
        /// With serifs.
        case serif
        /// With rounded strokes.
        case rounded
        /// With letters of equal width.
        case monospaced
    }

    /// The width of a font's letters.
    public struct Width: Hashable, Sendable {
        /// The width relative to the standard width, which is 0.
        public var value: CGFloat

        /// Creates a width.
        public init(_ value: CGFloat) {
            self.value = value
        }

        /// The narrowest.
        public static let compressed = Width(-0.5)
        /// Narrow.
        public static let condensed = Width(-0.25)
        /// The standard width.
        public static let standard = Width(0)
        /// Wide.
        public static let expanded = Width(0.25)
    }
}

extension Font {
    /// The font of the largest titles.
    public static let largeTitle = Font(size: .style(.largeTitle))
    /// The font of first-level titles.
    public static let title = Font(size: .style(.title))
    /// The font of second-level titles.
    public static let title2 = Font(size: .style(.title2))
    /// The font of third-level titles.
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

    /// Returns the platform's font at a size in points.
    public static func system(size: CGFloat, weight: Weight? = nil, design: Design? = nil) -> Font {
        Font(size: .points(Double(size)), weight: weight, design: design)
    }

    /// Returns the platform's font at the size of a text style.
    public static func system(_ style: TextStyle, design: Design? = nil, weight: Weight? = nil) -> Font {
        Font(size: .style(style), weight: weight, design: design)
    }

    /// Returns the platform's font at a size in points; the name is ignored.
    public static func custom(_ name: String, size: CGFloat) -> Font {
        Font(size: .points(Double(size)))
    }

    /// Returns the font with a weight.
    public func weight(_ weight: Weight) -> Font { changed { $0.weight = weight } }
    /// Returns the font with a width.
    public func width(_ width: Width) -> Font { changed { $0.width = width } }
    /// Returns the font in bold.
    public func bold() -> Font { weight(.bold) }
    /// Returns the font in italics.
    public func italic() -> Font { changed { $0.isItalic = true } }
    /// Returns the font with letters of equal width.
    public func monospaced() -> Font { changed { $0.design = .monospaced } }
    /// Returns the font with digits of equal width.
    public func monospacedDigit() -> Font { changed { $0.isMonospacedDigit = true } }
    /// Returns the font with all letters as small capitals.
    public func smallCaps() -> Font { lowercaseSmallCaps().uppercaseSmallCaps() }
    /// Returns the font with lowercase letters as small capitals.
    public func lowercaseSmallCaps() -> Font { changed { $0.smallCapitals.insert(.lowercase) } }
    /// Returns the font with uppercase letters as small capitals.
    ///
    /// Without `lowercaseSmallCaps()`, this method has no effect if the user's font has no small capitals.
    public func uppercaseSmallCaps() -> Font { changed { $0.smallCapitals.insert(.uppercase) } }

    private func changed(_ change: (inout Font) -> Void) -> Font {
        var font = self
        change(&font)
        return font
    }
}
