/// What stands in a page's bar.
@MainActor @preconcurrency
public protocol ToolbarContent {
    /// The type of content that stands for this one.
    associatedtype Body: ToolbarContent

    /// The content of this one.
    @ToolbarContentBuilder @MainActor @preconcurrency var body: Body { get }
}

/// A view in a page's bar, with its place.
struct ToolbarEntry {
    let placement: ToolbarItemPlacement
    let content: any View
}

/// Content that says its views itself.
@MainActor
protocol PrimitiveToolbarContent {
    var entries: [ToolbarEntry] { get }
}

extension ToolbarContent {
    /// The views of the content, in order.
    var resolved: [ToolbarEntry] {
        (self as? any PrimitiveToolbarContent)?.entries ?? body.resolved
    }
}

extension Never: ToolbarContent {}

extension ToolbarContent where Body == Never {
    /// Never asked for: such content says its views itself.
    public var body: Never {
        preconditionFailure("\(Self.self) has no body: it says its views itself.")
    }
}
