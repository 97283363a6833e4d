#if Web
    import OpenTipKit
    import Observation
    import TipHTML
    import TipUI
    import TipUIHTML
    import TipUIWeb

    /// A tip element of a page.
    struct Slot: Identifiable, Sendable {
        /// A tip element as the client describes it in a request.
        struct Post: Decodable, Equatable, Sendable {
            /// The key that distinguishes the element from the other tip elements of its page.
            var key: String
            /// The id of the tip.
            var tip: String
            var popover: Bool?
            /// The name of the tip's edge on which the arrow is drawn.
            var edge: String?
        }

        let id: String
        let tip: any Tip
        let isPopover: Bool
        let edge: Edge?

        init(_ post: Post, tip: any Tip) {
            id = post.key
            self.tip = tip
            isPopover = post.popover ?? false
            edge =
                switch post.edge {
                case "top": .top
                case "bottom": .bottom
                case "leading": .leading
                case "trailing": .trailing
                default: nil
                }
        }
    }

    /// The contents of a tip element.
    ///
    /// The client finds the rendered contents by their accessibility identifier, and moves them into the tip element.
    struct SlotView: View {
        let slot: Slot

        var body: some View {
            VStack(alignment: .leading, spacing: 0) {
                if slot.isPopover {
                    // The client anchors the popover to the element that the page names, instead of this empty text.
                    Text(verbatim: "").popoverTip(slot.tip, arrowEdge: slot.edge)
                } else {
                    TipView(slot.tip, arrowEdge: slot.edge)
                }
            }
            .accessibilityIdentifier("tip-slot-\(slot.id)")
        }
    }

    /// The tip elements of a page, in the page's order.
    @MainActor @Observable
    final class PageSlots {
        var slots: [Slot]

        init(_ slots: [Slot]) {
            self.slots = slots
        }
    }

    /// A view of all tip elements of a page.
    struct PageSlotsView: View {
        let page: PageSlots

        var body: some View {
            ForEach(page.slots) { SlotView(slot: $0) }
        }
    }

    extension ServedPage {
        /// Creates a page with tips of a person's center.
        init(_ slots: PageSlots, of center: TipCenter) {
            self.init(root: { PageSlotsView(page: slots) }) {
                var host = GraphHost(of: center)
                host.frameworkModules.insert("TipPages")
                return host
            }
            scope = RootOptions.foreignScope
        }
    }
#endif
