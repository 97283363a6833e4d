import Synchronization
public import TipContent
public import TipKitEngine

/// A tip that teaches a person something at the right moment: its content, and the conditions for it to appear.
///
/// Only `title` has no default. The `id` identifies a tip: all values with the same id share their state.
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
    /// The identity under which the tip's state is stored; by default, the name of the type.
    var id: String { get }

    /// The title of the tip.
    var title: Text { get }

    /// The text below the title; `nil` for no text.
    var message: Text? { get }

    /// The image beside the title; `nil` for no image.
    var image: Image? { get }

    /// The conditions that must all hold for the tip to appear; none by default.
    @Tips.RuleBuilder var rules: [Self.Rule] { get }

    /// The options for how often and how long the tip is shown; unlimited by default.
    @Tips.OptionsBuilder var options: [any TipOption] { get }

    /// The buttons at the bottom of the tip; none by default.
    @Tips.ActionBuilder var actions: [Self.Action] { get }
}

extension Tip {
    /// A button of a tip.
    public typealias Action = Tips.Action
    /// A condition of a tip.
    public typealias Rule = Tips.Rule
    /// A repeatable action of a person.
    public typealias Event = Tips.Event
    /// An option for how a tip is shown.
    public typealias Option = TipOption
    /// Whether a tip may appear.
    public typealias Status = Tips.Status
    /// The reason why a tip was invalidated.
    public typealias InvalidationReason = Tips.InvalidationReason
    /// An option that exempts a tip from the display frequency.
    public typealias IgnoresDisplayFrequency = Tips.IgnoresDisplayFrequency
    /// An option that limits how often a tip appears.
    public typealias MaxDisplayCount = Tips.MaxDisplayCount
    /// An option that limits how long a tip is on screen.
    public typealias MaxDisplayDuration = Tips.MaxDisplayDuration
    /// An option that names the event a tip teaches.
    public typealias Teaches = Tips.Teaches
    /// An option that holds a tip out from a share of people.
    public typealias Holdout = Tips.Holdout
    /// An option that limits how often a tip can be snoozed.
    public typealias MaxSnoozes = Tips.MaxSnoozes
    /// An option that puts a tip into groups that can be limited.
    public typealias LimitGroup = Tips.LimitGroup
    /// An option that says which of several tips is shown if only one may be.
    public typealias Rank = Tips.Rank
    /// An option for a tip that only people who used an earlier version of the app get.
    public typealias NewIn = Tips.NewIn
    /// An option that keeps the tip away until a date.
    public typealias Begins = Tips.Begins
    /// An option that takes the tip away from a date on.
    public typealias Ends = Tips.Ends
    /// An option that takes the tip away a time after its first display.
    public typealias ExpiresAfter = Tips.ExpiresAfter

    /// The name of the type, without its module and enclosing types.
    public var id: String { TypeName.of(Self.self) }
    /// No text below the title.
    public var message: Text? { nil }
    /// No image beside the title.
    public var image: Image? { nil }
    /// No rules, so that no condition keeps the tip from appearing.
    public var rules: [Self.Rule] { [] }
    /// No options, so that the tip is shown without limits.
    public var options: [any TipOption] { [] }
    /// No actions, so that the tip has no buttons.
    public var actions: [Self.Action] { [] }
}

/// A type-erased tip.
public struct AnyTip: Tip {
    /// The wrapped tip.
    package let base: any Tip

    /// Wraps a tip, which keeps its id and therefore its stored state.
    public init<T>(_ tip: T) where T: Tip {
        base = (tip as? AnyTip)?.base ?? tip
    }

    /// Wraps a tip, which keeps its id and therefore its stored state.
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

/// A cache of the names of tips' types without module and enclosing types, which are the tips' default ids.
///
/// The names are cached because creating a name allocates memory.
enum TypeName {
    private static let known = Mutex<[ObjectIdentifier: String]>([:])

    static func of(_ type: any Tip.Type) -> String {
        known.withLock { known in
            if let name = known[ObjectIdentifier(type)] { return name }
            let name = "\(type)"
            known[ObjectIdentifier(type)] = name
            return name
        }
    }
}
