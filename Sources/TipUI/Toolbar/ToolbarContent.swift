/// What stands in a page's bar.
@MainActor @preconcurrency
public protocol ToolbarContent {
    /// The type of content that stands for this one.
    associatedtype Body: ToolbarContent

    /// The content of this one.
    @ToolbarContentBuilder @MainActor @preconcurrency var body: Body { get }
}

extension ToolbarContent {
    /// The items of the content, in order.
    var entries: [ToolbarEntry] {
        (self as? any PrimitiveToolbarContent)?.ownEntries ?? body.entries
    }
}

/// Content that says its items itself.
@MainActor
protocol PrimitiveToolbarContent: ToolbarContent where Body == Never {
    var ownEntries: [ToolbarEntry] { get }
}

extension Never: ToolbarContent {}

extension ToolbarContent where Body == Never {
    /// Never asked for: such content says its items itself.
    public var body: Never {
        preconditionFailure("\(Self.self) has no body: it says its items itself.")
    }
}

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
        var parts: [[ToolbarEntry]] = []
        repeat parts.append((each content).entries)
        return _ToolbarContents(
            ownEntries: parts.enumerated().flatMap { index, entries in entries.map { $0.within(index) } }
        )
    }

    /// Takes what an `if` without `else` gives.
    @MainActor
    public static func buildOptional<Content: ToolbarContent>(
        _ content: Content?
    ) -> _OptionalToolbarContent<Content> {
        _OptionalToolbarContent(ownEntries: content?.entries ?? [])
    }

    /// Takes the first branch of a condition.
    @MainActor
    public static func buildEither<Content: ToolbarContent>(first: Content) -> _ToolbarContents {
        _ToolbarContents(ownEntries: first.entries.map { $0.within(true) })
    }

    /// Takes the second branch of a condition.
    @MainActor
    public static func buildEither<Content: ToolbarContent>(second: Content) -> _ToolbarContents {
        _ToolbarContents(ownEntries: second.entries.map { $0.within(false) })
    }
}

/// Items of a bar, one after another.
public struct _ToolbarContents: PrimitiveToolbarContent {
    let ownEntries: [ToolbarEntry]
}

/// Items of a bar by a condition.
public struct _OptionalToolbarContent<Content: ToolbarContent>: PrimitiveToolbarContent {
    let ownEntries: [ToolbarEntry]
}
