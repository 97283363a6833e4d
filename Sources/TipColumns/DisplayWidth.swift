extension Character {
    /// The number of columns that the character occupies in a terminal.
    ///
    /// Terminals disagree about emoji that consist of several scalars; for such emoji, this is the largest number of
    /// columns that any terminal uses.
    package var columns: Int {
        let width = unicodeScalars.reduce(0) { $0 + $1.columns }
        return unicodeScalars.contains(Self.emojiSelector) ? max(width, 2) : width
    }

    /// Whether terminals disagree about the character's width, for example for a family emoji or a skin tone.
    package var isDisputed: Bool {
        unicodeScalars.contains(Self.emojiSelector) || unicodeScalars.count(where: { $0.columns > 0 }) > 1
    }

    /// Whether a line may break before and after the character, as between Chinese or Japanese characters.
    package var isIdeographic: Bool {
        guard let first = unicodeScalars.first else { return false }
        return first.isWide && !first.properties.isEmojiPresentation
    }

    /// Whether a line must not begin with the character.
    package var closes: Bool { Self.closing.contains(self) }

    /// Whether a line must not end with the character.
    package var opens: Bool { Self.opening.contains(self) }

    private static let emojiSelector: Unicode.Scalar = "\u{FE0F}"
    private static let closing: Set<Character> = Set("、。，．・：；？！）」』】〉》〕…ー々ぁぃぅぇぉっゃゅょァィゥェォッャュョ")
    private static let opening: Set<Character> = Set("（「『【〈《〔")
}

extension Unicode.Scalar {
    /// The number of columns that the scalar occupies on its own.
    fileprivate var columns: Int {
        if value < 0x300 { return value < 0x20 || (0x7F..<0xA0).contains(value) ? 0 : 1 }
        switch properties.generalCategory {
        case .control, .format, .nonspacingMark, .enclosingMark, .lineSeparator, .paragraphSeparator: return 0
        default: break
        }
        // In a decomposed Korean syllable, the vowel and the final consonant share the columns of the first consonant.
        if (0x1160...0x11FF).contains(value) || (0xD7B0...0xD7FF).contains(value) { return 0 }
        return isWide ? 2 : 1
    }

    /// Whether the scalar is wide or fullwidth according to the Unicode property East Asian Width.
    fileprivate var isWide: Bool {
        guard value >= 0x1100 else { return false }
        if properties.isEmojiPresentation { return !(0x1F1E6...0x1F1FF).contains(value) }
        return Self.wide.contains { $0.contains(value) }
    }

    /// The ranges of wide scalars other than emoji.
    private static let wide: [ClosedRange<UInt32>] = [
        0x1100...0x115F, 0x2329...0x232A, 0x2E80...0x303E, 0x3041...0x33FF, 0x3400...0xA4CF,
        0xA960...0xA97F, 0xAC00...0xD7A3, 0xF900...0xFAFF, 0xFE10...0xFE19, 0xFE30...0xFE6F, 0xFF01...0xFF60,
        0xFFE0...0xFFE6, 0x16FE0...0x18DFF, 0x1AFF0...0x1B2FF, 0x1F200...0x1F265, 0x20000...0x2FFFD,
        0x30000...0x3FFFD,
    ]
}
