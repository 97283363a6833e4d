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
