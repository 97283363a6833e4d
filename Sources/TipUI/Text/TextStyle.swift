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
