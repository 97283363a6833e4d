/// The content of a page's bar.
@MainActor @preconcurrency
public protocol ToolbarContent {
    /// The type of the content's body.
    associatedtype Body: ToolbarContent

    /// The body of the content.
    @ToolbarContentBuilder @MainActor @preconcurrency var body: Body { get }
}

extension ToolbarContent {
    /// The items of the content, in order.
    var entries: [ToolbarEntry] {
        (self as? any PrimitiveToolbarContent)?.primitiveEntries ?? body.entries
    }
}

/// Content that provides its items directly instead of in a body.
@MainActor
protocol PrimitiveToolbarContent: ToolbarContent where Body == Never {
    var primitiveEntries: [ToolbarEntry] { get }
}

extension Never: ToolbarContent {}

extension ToolbarContent where Body == Never {
    /// Never called: the content provides its items directly.
    public var body: Never {
        preconditionFailure("\(Self.self).body must not be called: this toolbar content has no body.")
    }
}

/// Builds the content of a bar.
@resultBuilder
public struct ToolbarContentBuilder {
    /// Returns content unchanged.
    public static func buildExpression<Content: ToolbarContent>(_ content: Content) -> Content { content }

    /// Builds a bar from one part.
    public static func buildBlock<Content: ToolbarContent>(_ content: Content) -> Content { content }

    /// Builds a bar from several parts.
    @MainActor
    public static func buildBlock<each Content: ToolbarContent>(
        _ content: repeat each Content
    ) -> _ToolbarContents {
        var parts: [[ToolbarEntry]] = []
        repeat parts.append((each content).entries)
        return _ToolbarContents(
            primitiveEntries: parts.enumerated().flatMap { index, entries in entries.map { $0.within(index) } }
        )
    }

    /// Builds content from an `if` statement without `else`.
    @MainActor
    public static func buildOptional<Content: ToolbarContent>(
        _ content: Content?
    ) -> _OptionalToolbarContent<Content> {
        _OptionalToolbarContent(primitiveEntries: content?.entries ?? [])
    }

    /// Builds content from the first branch of a condition.
    @MainActor
    public static func buildEither<Content: ToolbarContent>(first: Content) -> _ToolbarContents {
        _ToolbarContents(primitiveEntries: first.entries.map { $0.within(true) })
    }

    /// Builds content from the second branch of a condition.
    @MainActor
    public static func buildEither<Content: ToolbarContent>(second: Content) -> _ToolbarContents {
        _ToolbarContents(primitiveEntries: second.entries.map { $0.within(false) })
    }
}

/// A sequence of bar items.
public struct _ToolbarContents: PrimitiveToolbarContent {
    let primitiveEntries: [ToolbarEntry]
}

/// Bar items that depend on a condition.
public struct _OptionalToolbarContent<Content: ToolbarContent>: PrimitiveToolbarContent {
    let primitiveEntries: [ToolbarEntry]
}
