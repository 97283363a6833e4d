/// A time for which an app's code blocked the main actor.
package struct Stall: Equatable, Sendable {
    /// What code an app runs.
    package enum Kind: Equatable, Sendable {
        /// The bodies of views.
        case bodies
        /// What a view does when a person acts on it, or when an address was opened.
        case handler
        /// What views do when they appear, change and leave, without their tasks.
        case lifecycle
        /// What is done by the preferences of views, tips' turns among it, before what they draw leaves.
        case observers
    }

    package var kind: Kind
    package var duration: Duration
    /// The type of the view whose code took longest; `nil` for code that is no view's.
    package var view: String?

    package init(kind: Kind, duration: Duration, view: String?) {
        self.kind = kind
        self.duration = duration
        self.view = view
    }
}

extension Stall: CustomStringConvertible {
    /// What blocked the main actor for how long, in a sentence.
    package var description: String {
        let milliseconds: Double = duration / .milliseconds(1)
        let code =
            switch kind {
            case .bodies: "Bodies of views"
            case .handler: "A handler"
            case .lifecycle: "What views do when they appear, change and leave"
            case .observers: "What observes preferences of views"
            }
        let place = view.map { kind == .handler ? ", in \($0)" : ", longest in \($0)" } ?? ""
        return "\(code) blocked the main actor for \(Int(milliseconds)) ms\(place)."
    }
}
