extension Text {
    /// The runs of the text in an environment.
    package func runs(in environment: EnvironmentValues) -> [TextRun] {
        runs(around: environment.textPatch, link: nil, in: environment)
    }

    private func runs(around outer: TextPatch, link: String?, in environment: EnvironmentValues) -> [TextRun] {
        let style = isPlain ? outer : patch.inheriting(outer)
        switch storage {
        case .verbatim(let string):
            return Self.runs(of: string, style: style, link: link, in: environment)
        case .image(let image):
            return [image.run(within: style, link: link, in: environment)]
        case .joined(let left, let right):
            return left.runs(around: style, link: link, in: environment)
                + right.runs(around: style, link: link, in: environment)
        case .formatted(let value):
            let string = value.string(in: environment.locale)
            return Self.runs(of: string, style: style, link: link, in: environment)
        case .key(let key, let source):
            var environment = environment
            if let locale = source.locale { environment.locale = locale }
            let key = source.text(for: key, in: environment.textLanguage)
            if let string = key.verbatim(in: environment.locale) {
                return Self.runs(of: string, style: style, link: link, in: environment)
            }
            return Markdown.runs(of: key.tokens).flatMap { run in
                Self.runs(of: run, key: key, style: style, link: link, in: environment)
            }
        }
    }

    private static func runs(
        of string: String,
        style: TextPatch,
        link: String?,
        in environment: EnvironmentValues
    ) -> [TextRun] {
        string.isEmpty ? [] : [TextRun(.string(string), style: style.style(in: environment), link: link)]
    }

    private static func runs(
        of run: Markdown.Run,
        key: LocalizedStringKey,
        style: TextPatch,
        link: String?,
        in environment: EnvironmentValues
    ) -> [TextRun] {
        let style = run.traits.patch.inheriting(style)
        let address = run.link.map { LinkAddress.safe(key.string(of: $0, in: environment)) } ?? link
        switch run.content {
        case .string(let string):
            return [TextRun(.string(string), style: style.style(in: environment), link: address)]
        case .value(let index):
            switch key.values[index] {
            case .image(let image):
                return [image.run(within: style, link: address, in: environment)]
            case .text(let text):
                return text.runs(around: style, link: address, in: environment)
            case let value:
                return runs(of: value.plain(in: environment), style: style, link: address, in: environment)
            }
        }
    }
}

extension LocalizedStringKey {
    fileprivate func string(of tokens: [Markdown.Token], in environment: EnvironmentValues) -> String {
        tokens.map { token in
            switch token {
            case .character(let character): String(character)
            case .value(let index): values[index].plain(in: environment)
            }
        }
        .joined()
    }
}

extension LocalizedStringKey {
    package var plain: String { Text(self).plain }
}

extension Markdown.Traits {
    fileprivate var patch: TextPatch {
        var patch = TextPatch()
        if contains(.strong) { patch.weight = .bold }
        if contains(.emphasis) { patch.isItalic = true }
        if contains(.strikethrough) { patch.isStruckThrough = true }
        if contains(.code) { patch.design = .monospaced }
        return patch
    }
}

/// A part of a paragraph with uniform style.
package struct TextRun: Equatable, Sendable {
    package enum Content: Equatable, Sendable {
        case string(String)
        indirect case image(ImageContent)
    }

    package var content: Content
    package var style: TextStyle
    /// The address that a click on the run opens.
    package var link: String?

    package init(_ content: Content, style: TextStyle = TextStyle(), link: String? = nil) {
        self.content = content
        self.style = style
        self.link = link
    }
}

/// The explicitly set properties of a text's style; `nil` for properties that aren't set.
package struct TextPatch: Equatable, Sendable {
    package var font: Font?
    package var weight: Font.Weight?
    package var design: Font.Design?
    package var width: Font.Width?
    package var isItalic: Bool?
    package var isUnderlined: Bool?
    package var isStruckThrough: Bool?
    package var isMonospacedDigit: Bool?
    package var paint: PaintStyle?
    package var textCase: Text.Case?
    package var scale: Text.Scale?
    package var kerning: Double?
    package var tracking: Double?
    package var baselineOffset: Double?

    package init() {}

    /// An empty patch, which most texts and images share.
    static let plain = Indirect(TextPatch())

    /// Returns the patch with its missing properties taken from an outer patch.
    package func inheriting(_ outer: TextPatch) -> TextPatch {
        var patch = self
        patch.font = font ?? outer.font
        patch.weight = weight ?? outer.weight
        patch.design = design ?? outer.design
        patch.width = width ?? outer.width
        patch.isItalic = isItalic ?? outer.isItalic
        patch.isUnderlined = isUnderlined ?? outer.isUnderlined
        patch.isStruckThrough = isStruckThrough ?? outer.isStruckThrough
        patch.isMonospacedDigit = isMonospacedDigit ?? outer.isMonospacedDigit
        patch.paint = paint ?? outer.paint
        patch.textCase = textCase ?? outer.textCase
        patch.scale = scale ?? outer.scale
        patch.kerning = kerning ?? outer.kerning
        patch.tracking = tracking ?? outer.tracking
        patch.baselineOffset = baselineOffset ?? outer.baselineOffset
        return patch
    }

    /// Returns the style that renderers use for the text.
    package func style(in environment: EnvironmentValues) -> TextStyle {
        TextStyle(
            size: font?.size,
            weight: weight ?? font?.weight,
            design: design ?? font?.design,
            width: width ?? font?.width,
            isItalic: isItalic ?? font?.isItalic ?? false,
            isUnderlined: isUnderlined ?? false,
            isStruckThrough: isStruckThrough ?? false,
            isMonospacedDigit: isMonospacedDigit ?? font?.isMonospacedDigit ?? false,
            smallCapitals: font?.smallCapitals ?? [],
            paint: paint?.resolved(in: environment),
            textCase: textCase,
            scale: scale,
            // Tracking has precedence over kerning.
            letterSpacing: [tracking, kerning].lazy.compactMap { $0 }.first { $0 != 0 },
            baselineOffset: baselineOffset == 0 ? nil : baselineOffset
        )
    }
}
