/// Builds the content of a bar.
@resultBuilder
public struct ToolbarContentBuilder {
    /// Takes an item.
    public static func buildExpression<Content: ToolbarContent>(_ content: Content) -> Content { content }

    /// Builds a bar of one item.
    public static func buildBlock<Content: ToolbarContent>(_ content: Content) -> Content { content }

    /// Builds a bar of several items.
    @MainActor
    public static func buildBlock<each Content: ToolbarContent>(
        _ content: repeat each Content
    ) -> _ToolbarContents {
        var entries: [ToolbarEntry] = []
        repeat entries.append(contentsOf: (each content).resolved)
        return _ToolbarContents(entries: entries)
    }

    /// Takes what an `if` without `else` gives.
    @MainActor
    public static func buildOptional<Content: ToolbarContent>(
        _ content: Content?
    ) -> _OptionalToolbarContent<Content> {
        _OptionalToolbarContent(entries: content?.resolved ?? [])
    }

    /// Takes the first branch of a condition.
    @MainActor
    public static func buildEither<Content: ToolbarContent>(first: Content) -> _ToolbarContents {
        _ToolbarContents(entries: first.resolved)
    }

    /// Takes the second branch of a condition.
    @MainActor
    public static func buildEither<Content: ToolbarContent>(second: Content) -> _ToolbarContents {
        _ToolbarContents(entries: second.resolved)
    }
}

/// Items of a bar, one after another.
public struct _ToolbarContents: ToolbarContent, PrimitiveToolbarContent {
    /// Items have no body: their views are shown.
    public typealias Body = Never

    let entries: [ToolbarEntry]
}

/// Items of a bar by a condition.
public struct _OptionalToolbarContent<Content: ToolbarContent>: ToolbarContent, PrimitiveToolbarContent {
    /// Items have no body: their views are shown.
    public typealias Body = Never

    let entries: [ToolbarEntry]
}
