#if Web
    import OpenTipKit
    import TipUI
    import TipHTML
    import TipUIHTML
    import TipUIWeb

    /// A single rendering of a slot, for the initial markup of a page or for a button press in a page without
    /// JavaScript.
    ///
    /// The ids of elements depend only on the tip and the kind of slot, so that a button pressed in an earlier
    /// rendering is found in a later one.
    @MainActor
    final class SlotDrawing {
        let root: RootOptions
        private let html: HTMLRenderer
        private let renderer = URLCollector()
        private let graph: Graph

        init(_ slot: Slot, path: String, center: TipCenter) {
            root = RootOptions(
                idPrefix: "tip-\(contentHash("\(slot.tip.id) \(slot.isPopover)"))-",
                base: path,
                scope: RootOptions.foreignScope
            ) { AssetIndex.app.picture(named: $0) != nil }
            html = HTMLRenderer(root: root)
            graph = Graph(SlotView(slot: slot), renderer: renderer, host: GraphHost(of: center))
            graph.flush()
        }

        /// The markup with its style rules; `nil` if the tip may not appear.
        var content: HTMLRenderer.Repaint? {
            let tree = graph.snapshot()
            guard tree.hasCard, let slot = tree.children.first else { return nil }
            return html.repaint(slot)
        }

        /// Presses a button, and counts the tip as displayed.
        ///
        /// - Returns: The address of the web page that the press opens; `nil` if the press opens no page.
        func press(_ id: String) throws(Refusal) -> String? {
            guard let target = html.element(withID: id) else { throw .staleElement }
            graph.appear()
            guard graph.handle(ElementEvent(.tap, on: target)) else { throw .staleElement }
            graph.flush()
            return renderer.url
        }

        func end() {
            graph.unmount()
        }
    }

    /// A renderer that draws nothing, and keeps the address of the web page that was opened last.
    private final class URLCollector: Renderer {
        private(set) var url: String?

        func commit(_ mutations: [Mutation]) {}

        func open(url: String, completion: @escaping @MainActor (Bool) -> Void) {
            let scheme = url.prefix { $0 != ":" }.lowercased()
            let isPage = scheme == "https" || scheme == "http"
            if isPage { self.url = url }
            completion(isPage)
        }
    }

    extension ElementTree {
        fileprivate var hasCard: Bool {
            element.content is CalloutContent || element.content is PopoverContent
                || children.contains(where: \.hasCard)
        }
    }
#endif
