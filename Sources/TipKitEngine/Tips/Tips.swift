/// The namespace of the tip system: configuration, rules, events, parameters and options.
///
/// Configure tips once, before the first view is created. No tip appears before that.
///
/// ```swift
/// struct BooksApp: App {
///     init() {
///         do {
///             try Tips.configure([.displayFrequency(.daily)])
///         } catch {
///             print("Tips.configure: \(error.localizedDescription)")
///         }
///     }
///
///     var body: some Scene {
///         WindowGroup {
///             BookPage()
///         }
///     }
/// }
/// ```
@frozen public enum Tips {}

extension Tips {
    /// Whether the person has turned off all tips.
    ///
    /// While it is `true`, no tip may appear, and those on screen leave it; none is retired. It is stored like a
    /// parameter, so it is the same in all processes and on all devices of the person, and a reset of all tips sets it to
    /// `false`. Setting it before `Tips.configure` has no effect. A view that reads it updates when it changes. Not in
    /// Apple's TipKit.
    public static var areOff: Bool {
        get {
            TipCenter.current.accessLibrary()
            return off.wrappedValue
        }
        set { off.wrappedValue = newValue }
    }

    package static let off = Parameter(Tips.self, "+areOff", false)
}

extension Tips {
    /// Whether a tip may appear.
    public enum Status: Equatable, Hashable, Sendable {
        /// The tip may not appear yet because of a rule or the display frequency.
        case pending
        /// The tip may appear, or is on screen.
        case available
        /// The tip is retired, for the given reason.
        case invalidated(InvalidationReason)
    }
}

extension Tips {
    /// Why a tip was retired.
    public enum InvalidationReason: Equatable, Hashable, Sendable {
        /// The person did what the tip teaches.
        case actionPerformed
        /// The tip appeared as often as its `MaxDisplayCount` allows.
        case displayCountExceeded
        /// The tip was on screen as long as its `MaxDisplayDuration` allows.
        case displayDurationExceeded
        /// The person closed the tip while it was showing.
        case tipClosed
    }
}

extension Tips.InvalidationReason {
    /// The name of the reason in stored rows, which is the same in all releases.
    package var rowName: String {
        switch self {
        case .actionPerformed: "actionPerformed"
        case .displayCountExceeded: "displayCountExceeded"
        case .displayDurationExceeded: "displayDurationExceeded"
        case .tipClosed: "tipClosed"
        }
    }

    /// Creates a reason from a row's name.
    ///
    /// If the name is unknown, the reason is `tipClosed`, since the tip is retired in any case.
    package init(rowName: String) {
        switch rowName {
        case "actionPerformed": self = .actionPerformed
        case "displayCountExceeded", TipRecord.Invalidation.heldOutName: self = .displayCountExceeded
        case "displayDurationExceeded": self = .displayDurationExceeded
        default: self = .tipClosed
        }
    }
}
