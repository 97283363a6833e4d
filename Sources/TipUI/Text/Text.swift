public import Foundation

/// A paragraph of read-only text.
///
/// A literal is read as Markdown; a variable is shown as it is.
public struct Text: Equatable, Sendable {
    package indirect enum Storage: Equatable, Sendable {
        case verbatim(String)
        case key(LocalizedStringKey)
        case image(Image)
        case joined(Text, Text)
    }

    package let storage: Storage
    package var patch: TextPatch {
        _read { yield patchBox.value }
        _modify { yield &patchBox.value }
    }

    /// Texts are copied with each view around them, and most have no style of their own.
    private var patchBox = TextPatch.plain

    /// Whether the text certainly has no style of its own.
    var isPlain: Bool { patchBox.isShared(with: TextPatch.plain) }

    package init(_ storage: Storage) {
        self.storage = storage
    }

    /// Makes a text of a literal, whose Markdown is read.
    ///
    /// - Parameters:
    ///   - key: The literal.
    ///   - tableName: Accepted; strings tables aren't read.
    ///   - bundle: Accepted; strings tables aren't read.
    ///   - comment: For translators.
    public init(
        _ key: LocalizedStringKey,
        tableName: String? = nil,
        bundle: Bundle? = nil,
        comment: StaticString? = nil
    ) {
        self.init(.key(key))
    }

    /// Makes a text that is shown as it is.
    public init(verbatim content: String) {
        self.init(.verbatim(content))
    }

    /// Makes a text that is shown as it is.
    @_disfavoredOverload
    public init<S>(_ content: S) where S: StringProtocol {
        self.init(.verbatim(String(content)))
    }

    /// Makes a text of an image.
    public init(_ image: Image) {
        self.init(.image(image))
    }

    /// Makes a text of a value by a format style.
    public init<F>(_ input: F.FormatInput, format: F) where F: FormatStyle, F.FormatOutput == String {
        self.init(.verbatim(format.format(input)))
    }

    /// How a date is shown.
    public struct DateStyle: Hashable, Sendable {
        package let dateStyle: Date.FormatStyle.DateStyle
        package let timeStyle: Date.FormatStyle.TimeStyle

        /// The time of day.
        public static let time = DateStyle(dateStyle: .omitted, timeStyle: .shortened)
        /// The day.
        public static let date = DateStyle(dateStyle: .long, timeStyle: .omitted)
    }

    /// Makes a text of a date.
    public init(_ date: Date, style: DateStyle) {
        self.init(.verbatim(date.formatted(date: style.dateStyle, time: style.timeStyle)))
    }

    /// Joins two texts, each of which keeps its style.
    public static func + (left: Text, right: Text) -> Text {
        Text(.joined(left, right))
    }
}

@MainActor
extension Text: UntrackedView {
    package func primitive(in environment: EnvironmentValues) -> Primitive {
        Primitive(
            Element(
                TextContent(
                    runs: runs(in: environment),
                    alignment: environment.multilineTextAlignment,
                    lineLimit: environment.lineLimit
                )
            )
        )
    }
}

extension Text: SingleElementView {}
