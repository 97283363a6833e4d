private enum TextPatchKey: EnvironmentKey {
    static var defaultValue: TextPatch { TextPatch() }
}

private enum MultilineTextAlignmentKey: EnvironmentKey {
    static var defaultValue: TextAlignment { .leading }
}

private enum LineLimitKey: EnvironmentKey {
    static var defaultValue: Int? { nil }
}

private enum DynamicTypeSizeKey: EnvironmentKey {
    static var defaultValue: DynamicTypeSize { .large }
}

extension EnvironmentValues {
    /// The style of text.
    package var textPatch: TextPatch {
        get { self[TextPatchKey.self] }
        set { self[TextPatchKey.self] = newValue }
    }

    /// How the lines of a text are aligned with one another.
    public var multilineTextAlignment: TextAlignment {
        get { self[MultilineTextAlignmentKey.self] }
        set { self[MultilineTextAlignmentKey.self] = newValue }
    }

    /// How many lines a text may take; `nil` for any.
    public var lineLimit: Int? {
        get { self[LineLimitKey.self] }
        set { self[LineLimitKey.self] = newValue }
    }

    /// How large a person wants text.
    public var dynamicTypeSize: DynamicTypeSize {
        get { self[DynamicTypeSizeKey.self] }
        set { self[DynamicTypeSizeKey.self] = newValue }
    }

    /// The font of text; `nil` for the platform's.
    public var font: Font? {
        get { textPatch.font }
        set { textPatch.font = newValue }
    }
}
