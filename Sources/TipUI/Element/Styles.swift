/// A colour or material, as far as renderers need to know it.
package enum PaintStyle: Equatable, Sendable {
    /// A colour of the platform's palette, which has a light and a dark form.
    case system(SystemColor)
    /// Components between 0 and 1.
    case rgba(red: Double, green: Double, blue: Double, alpha: Double)
    /// The text colour of the context, by rank: 0 primary, 1 secondary, 2 tertiary, 3 quaternary.
    case hierarchical(Int)
    /// The accent of the context.
    case tint
    /// The text colour.
    case foreground
    /// The page's own ground.
    case background
    /// A translucent ground, by thickness 0 (ultra thin) to 4 (ultra thick).
    case material(Int)
    /// Colours from one point of the unit square to another.
    indirect case linearGradient([Stop], start: UnitPosition, end: UnitPosition)
    /// A style at a part of its opacity.
    indirect case opacity(PaintStyle, Double)

    package struct Stop: Equatable, Sendable {
        package var paint: PaintStyle
        package var location: Double

        package init(paint: PaintStyle, location: Double) {
            self.paint = paint
            self.location = location
        }
    }

    package struct UnitPosition: Equatable, Sendable {
        package var x: Double
        package var y: Double

        package init(x: Double, y: Double) {
            self.x = x
            self.y = y
        }
    }
}

/// The names of the platform's palette.
package enum SystemColor: String, CaseIterable, Equatable, Sendable {
    case red, orange, yellow, green, mint, teal, cyan, blue, indigo, purple, pink, brown
    case white, black, gray, clear, primary, secondary, accent
}

/// How a run of text, or a symbol among it, is set.
///
/// `nil` means the context's.
package struct TextStyle: Equatable, Sendable {
    package var size: FontSize?
    package var weight: FontWeight?
    package var design: FontDesign?
    package var width: FontWidth?
    package var isItalic: Bool
    package var isUnderlined: Bool
    package var isStruckThrough: Bool
    package var isMonospacedDigit: Bool
    package var paint: PaintStyle?
    package var textCase: TextCase?
    package var scale: TextScale?

    package init(
        size: FontSize? = nil,
        weight: FontWeight? = nil,
        design: FontDesign? = nil,
        width: FontWidth? = nil,
        isItalic: Bool = false,
        isUnderlined: Bool = false,
        isStruckThrough: Bool = false,
        isMonospacedDigit: Bool = false,
        paint: PaintStyle? = nil,
        textCase: TextCase? = nil,
        scale: TextScale? = nil
    ) {
        self.size = size
        self.weight = weight
        self.design = design
        self.width = width
        self.isItalic = isItalic
        self.isUnderlined = isUnderlined
        self.isStruckThrough = isStruckThrough
        self.isMonospacedDigit = isMonospacedDigit
        self.paint = paint
        self.textCase = textCase
        self.scale = scale
    }

    package enum FontSize: Equatable, Sendable {
        case named(Named)
        case points(Double)

        package enum Named: String, CaseIterable, Equatable, Sendable {
            case largeTitle, title, title2, title3, headline, body, callout, subheadline, footnote, caption, caption2
        }
    }

    package enum FontWeight: Int, Comparable, Sendable {
        case ultraLight = 100
        case thin = 200
        case light = 300
        case regular = 400
        case medium = 500
        case semibold = 600
        case bold = 700
        case heavy = 800
        case black = 900

        package static func < (left: FontWeight, right: FontWeight) -> Bool { left.rawValue < right.rawValue }
    }

    package enum FontDesign: Equatable, Sendable { case standard, serif, rounded, monospaced }
    package enum FontWidth: Equatable, Sendable { case compressed, condensed, standard, expanded }
    package enum TextCase: Equatable, Sendable { case uppercase, lowercase }
    package enum TextScale: Equatable, Sendable { case standard, secondary }
}

/// The box of an element: all lengths in points, which are CSS pixels at a zoom of 1.
package struct BoxStyle: Equatable, Sendable {
    package var padding: Insets?
    package var width: Double?
    package var height: Double?
    package var minWidth: Double?
    /// `.infinity` fills the room there is.
    package var maxWidth: Double?
    package var minHeight: Double?
    package var maxHeight: Double?
    /// Where the content stands in a frame larger than itself.
    package var alignment: OverlayLayout?
    package var background: PaintStyle?
    package var clip: ShapeContent.Outline?
    package var border: ShapeContent.Stroke?
    package var opacity: Double?
    package var shadow: Shadow?
    package var offset: Offset?
    /// Degrees, clockwise.
    package var rotation: Double?
    package var scale: Double?
    package var isHidden: Bool
    package var allowsHitTesting: Bool
    package var isFixedSize: Bool
    /// The axes on which the element takes all the room there is; the graph works them out from below.
    package var fills: Axis.Set
    /// The direction in which the element and those below are read, where one was set that the element above hasn't.
    package var layoutDirection: LayoutDirection?
    /// The shortest press in seconds that counts as long; used with the `.longPress` event.
    package var longPressDuration: Double?
    /// The name by which a callout's arrow finds the element.
    package var anchorName: String?

    package init() {
        isHidden = false
        allowsHitTesting = true
        isFixedSize = false
        fills = []
    }

    package struct Insets: Equatable, Sendable {
        package var top: Double
        package var leading: Double
        package var bottom: Double
        package var trailing: Double

        package init(top: Double, leading: Double, bottom: Double, trailing: Double) {
            self.top = top
            self.leading = leading
            self.bottom = bottom
            self.trailing = trailing
        }
    }

    package struct Shadow: Equatable, Sendable {
        package var paint: PaintStyle
        package var radius: Double
        package var x: Double
        package var y: Double

        package init(paint: PaintStyle, radius: Double, x: Double, y: Double) {
            self.paint = paint
            self.radius = radius
            self.x = x
            self.y = y
        }
    }

    package struct Offset: Equatable, Sendable {
        package var x: Double
        package var y: Double

        package init(x: Double, y: Double) {
            self.x = x
            self.y = y
        }
    }
}

/// What assistive technology learns of an element beyond its kind.
package struct Accessibility: Equatable, Sendable {
    package var label: String?
    package var hint: String?
    package var value: String?
    package var isHidden: Bool
    package var isHeading: Bool
    /// The identifier that tests find the element by.
    package var identifier: String?

    package init(
        label: String? = nil,
        hint: String? = nil,
        value: String? = nil,
        isHidden: Bool = false,
        isHeading: Bool = false,
        identifier: String? = nil
    ) {
        self.label = label
        self.hint = hint
        self.value = value
        self.isHidden = isHidden
        self.isHeading = isHeading
        self.identifier = identifier
    }
}
