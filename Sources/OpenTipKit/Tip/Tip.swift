import Synchronization
public import TipKitEngine
public import TipUI

/// Something to teach a person at the right moment: what to say, and when it may appear.
///
/// Only `title` has no default. A tip is its `id`: all values of one id share one state.
///
/// ```swift
/// struct BookmarkTip: Tip {
///     static let turnedPage = Event(id: "page-turned")
///
///     var title: Text { Text("Keep your place") }
///     var message: Text? { Text("Press the ribbon, and the book opens here again.") }
///     var image: Image? { Image(systemName: "bookmark") }
///     var rules: [Rule] {
///         #Rule(Self.turnedPage) { $0.donations.count >= 3 }
///     }
///     var options: [any TipOption] { MaxDisplayCount(5) }
/// }
/// ```
public protocol Tip: Identifiable, Sendable, _TipContents where ID == String {
    /// The identity under which the tip's state is kept; the name of the type unless given.
    var id: String { get }

    /// The heading.
    var title: Text { get }

    /// The body text; `nil` for none.
    var message: Text? { get }

    /// The picture beside the title; `nil` for none.
    var image: Image? { get }

    /// The conditions, all of which must hold for the tip to appear; none unless given.
    @Tips.RuleBuilder var rules: [Self.Rule] { get }

    /// How often and how long the tip is shown; no bounds unless given.
    @Tips.OptionsBuilder var options: [any TipOption] { get }

    /// The buttons at the bottom of the tip; none unless given.
    @Tips.ActionBuilder var actions: [Self.Action] { get }
}

extension Tip {
    /// A button of a tip.
    public typealias Action = Tips.Action
    /// A condition of a tip.
    public typealias Rule = Tips.Rule
    /// Something a person does repeatedly.
    public typealias Event = Tips.Event
    /// A choice about how a tip is shown.
    public typealias Option = TipOption
    /// Whether a tip may appear.
    public typealias Status = Tips.Status
    /// Why a tip was retired.
    public typealias InvalidationReason = Tips.InvalidationReason
    /// Exempts a tip from the display frequency.
    public typealias IgnoresDisplayFrequency = Tips.IgnoresDisplayFrequency
    /// A bound on how often a tip appears.
    public typealias MaxDisplayCount = Tips.MaxDisplayCount
    /// A bound on how long a tip is on screen.
    public typealias MaxDisplayDuration = Tips.MaxDisplayDuration

    /// The name of the type, without the types and the module around it.
    public var id: String { TypeName.of(Self.self) }
    /// No body text.
    public var message: Text? { nil }
    /// No picture.
    public var image: Image? { nil }
    /// No conditions.
    public var rules: [Self.Rule] { [] }
    /// No bounds.
    public var options: [any TipOption] { [] }
    /// No buttons.
    public var actions: [Self.Action] { [] }
}

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

/// The bare names of tips' types, which are their default ids: made once a type, since making one allocates.
enum TypeName {
    private static let known = Mutex<[ObjectIdentifier: String]>([:])

    static func of(_ type: any Tip.Type) -> String {
        known.withLock { known in
            if let name = known[ObjectIdentifier(type)] { return name }
            let name = String(describing: type)
            known[ObjectIdentifier(type)] = name
            return name
        }
    }
}
