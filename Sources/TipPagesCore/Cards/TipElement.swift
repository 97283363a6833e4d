#if Web
    public import TipContent
    public import TipKitCore

    extension TipPages {
        /// A place for a tip in a page.
        public struct Element: Sendable {
            enum Kind: String, Sendable {
                /// A card in the flow of the page.
                case view
                /// A card that points at another element.
                case popover
            }

            let tip: any Tip
            let kind: Kind
            let anchor: String?
            let edge: Edge?

            /// A tip in the flow of the page.
            public static func view(_ tip: any Tip) -> Element {
                Element(tip: tip, kind: .view, anchor: nil, edge: nil)
            }

            /// A tip that points at another element of the page.
            ///
            /// - Parameters:
            ///   - tip: The tip.
            ///   - anchor: The id of the element that the tip points at.
            ///   - edge: The edge of the tip on which the arrow is drawn if there is room; `nil` for any edge.
            public static func popover(_ tip: any Tip, anchor: String, edge: Edge? = nil) -> Element {
                Element(tip: tip, kind: .popover, anchor: anchor, edge: edge)
            }
        }
    }

    extension Edge {
        /// Creates an edge from its name in markup; `nil` for an unknown name.
        init?(markup name: String) {
            switch name {
            case "top": self = .top
            case "bottom": self = .bottom
            case "leading": self = .leading
            case "trailing": self = .trailing
            default: return nil
            }
        }
    }
#endif
