public import TipKitEngine
public import TipUI

/// A tip of any type.
public struct AnyTip: Tip {
    /// The wrapped tip.
    package let base: any Tip

    /// Wraps a tip; it keeps its id and so its state.
    public init<T>(_ tip: T) where T: Tip {
        base = (tip as? AnyTip)?.base ?? tip
    }

    /// Wraps a tip; it keeps its id and so its state.
    public init<T>(erasing tip: T) where T: Tip {
        self.init(tip)
    }

    /// The wrapped tip's id.
    public var id: String { base.id }
    /// The wrapped tip's title.
    public var title: Text { base.title }
    /// The wrapped tip's message.
    public var message: Text? { base.message }
    /// The wrapped tip's image.
    public var image: Image? { base.image }
    /// The wrapped tip's actions.
    public var actions: [Action] { base.actions }
    /// The wrapped tip's rules.
    public var rules: [Rule] { base.rules }
    /// The wrapped tip's options.
    public var options: [any TipOption] { base.options }
}
