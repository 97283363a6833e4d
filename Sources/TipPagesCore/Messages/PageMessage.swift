#if Web
    import Foundation
    import TipKitCore

    /// What a page says in one request, and the tips that it wants cards for.
    struct PagePost: Decodable, Sendable {
        /// The maximum number of tips and of messages in a request.
        static let most = 50

        /// A tip that a page wants a card for.
        struct Wish: Decodable, Sendable {
            var tip: String
            var popover: Bool?
            var edge: String?
            var language: String?
            /// The page's display of the tip in progress, if there is one.
            var display: String?
        }

        /// The page's token; `nil` if the page has none yet.
        var page: String?
        /// The tips, those first that a person can see, and otherwise in the page's order.
        var tips: [Wish]
        var messages: [PageMessage]
        /// The list of the tips that the person has seen; `nil` if the page has no such list.
        var library: Library?

        /// A list that a page wants.
        struct Library: Decodable, Sendable {
            var language: String?
        }
    }

    /// Something that happened in a page.
    ///
    /// A page repeats a message until it is answered, to any process; only the first one has an effect.
    struct PageMessage: Decodable, Sendable {
        enum Kind: String, Decodable, Sendable {
            /// A person could see a tip for a second.
            case shown
            /// A tip has been visible for some time.
            case visible
            /// A person pressed a button of a tip, or dismissed the tip.
            case press
            /// The page donates to an event.
            case donate
            /// The page sets a parameter.
            case set
            /// A person turns all tips off or on.
            case turn
        }

        /// Why a tip left the page without a press.
        enum Ending: String, Decodable, Sendable {
            case left, setAside, ended

            var cause: Tips.Outcome.Cause? {
                switch self {
                case .left: .left
                case .setAside: .setAside
                case .ended: nil
                }
            }
        }

        var id: String
        var kind: Kind
        var tip: String?
        /// The id of the display that the message is about.
        var display: String?
        /// How long the display has been visible so far, in seconds.
        var seconds: Double?
        /// Whether the display is over.
        var over: Bool?
        var cause: Ending?
        /// What was pressed: `close`, `dismiss`, or `action:` with an action's id.
        var press: String?
        var event: String?
        var parameter: String?
        /// Whether all tips are to be on.
        var on: Bool?
        /// The JSON of a donation's payload or of a parameter's value.
        var info: String?
    }
#endif
