/// The tree behind a page: it keeps identity and state of views, and gives a renderer each change in one batch.
@MainActor
package final class Graph {
    /// The id of the root element, present from the start.
    package static let rootID = ElementID(0)

    /// How often one update evaluates what is invalid before it leaves the rest to the main actor's next turn.
    static let iterationLimit = 100

    package let renderer: any Renderer
    let host: GraphHost
    let queue = InvalidationQueue()
    let root: Node
    /// The nodes with an element.
    var nodes: [ElementID: Node] = [:]
    /// What the present update has touched.
    var update = Update()
    /// How often nodes were evaluated together since the graph was made.
    var iteration = 0
    /// Which node's code takes longest of what runs now, where stalls are monitored.
    private var slowest: SlowestNode?
    /// Whether a client has shown the page; from then on views appear and disappear.
    private(set) var isShowing = false
    private let scene: StateBox<ScenePhase>
    private let openURL: OpenURLAction
    private var lastID: UInt64 = 0
    private var isFlushing = false
    private var isUnmounted = false

    /// Mounts a view.
    ///
    /// - Parameters:
    ///   - view: The view to draw.
    ///   - renderer: What draws it; gets nothing for the first tree, which ``snapshot()`` gives.
    ///   - host: What stands around every body, handler and task.
    package init(_ view: any View, renderer: any Renderer, host: GraphHost = GraphHost()) {
        self.renderer = renderer
        self.host = host
        var environment = host.rootEnvironment
        let layer = PresentationLayer()
        let scene = StateBox(ScenePhase.inactive)
        self.scene = scene
        environment.presentation = layer
        environment.scene = scene
        let openURL = OpenURLAction { [weak renderer] url, completion in
            guard let renderer else { return completion(false) }
            renderer.open(url: url.absoluteString) { accepted in
                host.run(.handler, { completion(accepted) }, culprit: { nil })
            }
        }
        self.openURL = openURL
        environment.openURL = openURL
        root = Node(
            RootView(content: view, layer: layer, coordinators: PageCoordinators()),
            key: nil,
            parent: nil,
            environment: environment
        )
        root.elementID = Self.rootID
        nodes[Self.rootID] = root
        run(.bodies) { self.evaluate(self.root) }
        var iterations = 0
        // Where nothing observes, what bodies have changed waits for the first flush.
        if !update.observing.isEmpty { makePasses(counting: &iterations) }
        let first = takeUpdate()
        root.markCommitted()
        advance(after: first)
        if iterations >= Self.iterationLimit { report(.endless) }
    }

    /// How many elements are drawn now, with the root.
    package var elementCount: Int { nodes.count }

    /// The whole tree as it is drawn now.
    package func snapshot() -> ElementTree {
        root.tree() ?? ElementTree(Self.rootID, Element(RootContent()))
    }

    /// Says that a client shows the page: the first time `onAppear` and `task` start, then and for all that mounts
    /// later.
    ///
    /// Views appear after those below them, and siblings in their order.
    package func appear() {
        guard !isUnmounted else { return }
        scene.value = .active
        if !isShowing {
            isShowing = true
            run(.lifecycle) { self.advanceLifecycles(below: self.root) }
        }
        flush()
    }

    /// Says that no client shows the page any more, until the next says that it does.
    ///
    /// Views learn of it from the scene's phase alone: `onDisappear` isn't called, and tasks go on.
    ///
    /// - Parameter phase: `.inactive` if the client may be back at once.
    package func disappear(to phase: ScenePhase = .background) {
        guard isShowing, !isUnmounted else { return }
        scene.value = phase
        flush()
    }

    /// Carries out all pending updates now; at the latest this happens on the main actor's next turn.
    ///
    /// All that changed, also by the bodies that are evaluated meanwhile and by what observers do after each pass, is
    /// one batch. Then those that left the page disappear and those that came appear; what they change is the next
    /// batch, which leaves before the flush returns.
    package func flush() {
        guard !isFlushing, !isUnmounted else { return }
        isFlushing = true
        defer { isFlushing = false }
        var iterations = 0
        while !isUnmounted {
            makePasses(counting: &iterations)
            let touched = takeUpdate()
            if touched.isEmpty { break }
            let mutations = mutations(after: touched)
            if !mutations.isEmpty { renderer.commit(mutations) }
            advance(after: touched)
        }
        if iterations >= Self.iterationLimit { report(.endless) }
    }

    /// Takes everything down: tasks are cancelled, `onDisappear` is called for all that appeared.
    package func unmount() {
        guard !isUnmounted else { return }
        isUnmounted = true
        unmount(root)
        let departures = update.departures
        update = Update()
        run(.lifecycle) {
            for departure in departures { departure() }
        }
    }

    /// Measures a node's code, or code that is no node's, which has just run.
    func measure(_ node: Node?) {
        guard slowest != nil, let now = host.stallMonitor?.now() else { return }
        slowest?.measure(node, at: now)
    }

    /// Runs code of views in the host's scope.
    ///
    /// - Parameters:
    ///   - kind: What code it is.
    ///   - node: The node whose code it is, if it is one's alone.
    ///   - body: The code.
    func run(_ kind: Stall.Kind, of node: Node? = nil, _ body: @MainActor () -> Void) {
        let outer = slowest
        slowest = host.stallMonitor.map { SlowestNode(of: node, since: $0.now()) }
        OpenURLAction.$current.withValue(openURL) {
            host.run(kind, body, culprit: { self.slowest?.node?.author })
        }
        slowest = outer
    }

    /// Carries out what views do over their life after an update: first those that left, then those that it touched.
    private func advance(after touched: Touched) {
        run(.lifecycle) {
            for departure in touched.departures { departure() }
            self.measure(nil)
            self.advanceLifecycles(of: touched.evaluated)
        }
    }

    /// An id that no element had before.
    func makeID() -> ElementID {
        lastID += 1
        return ElementID(lastID)
    }

    /// Logs a diagnostic for the developer.
    func report(_ diagnostic: Diagnostic) {
        DiagnosticLog.write(diagnostic.rawValue)
    }

    enum Diagnostic: String {
        case endless = "An update changes what it reads, over and over; the rest waits for the next turn."
        case duplicate = "Siblings have the same id; their state can't be told apart when they move."
    }
}

extension Graph {
    /// The element that an event is for; `nil` if there is none, or it doesn't answer that kind of event.
    package func element(answering event: ElementEvent) -> Element? {
        drawnNode(event.target).flatMap { $0.handlers[event.kind] == nil ? nil : $0.element }
    }

    /// Gives an event to the handler of its element.
    ///
    /// - Returns: `false` if there is no such element, or it doesn't answer that kind of event.
    @discardableResult
    package func handle(_ event: ElementEvent) -> Bool {
        guard let node = drawnNode(event.target), let handler = node.handlers[event.kind] else { return false }
        run(.handler, of: node) { handler(event) }
        return true
    }

    /// The node of an element that clients have; one of which they know no more than they guess doesn't answer them.
    private func drawnNode(_ id: ElementID) -> Node? {
        nodes[id].flatMap { $0.isCommitted ? $0 : nil }
    }
}

extension Graph {
    /// Makes passes until nothing is invalid or the limit is reached; after each the observers of preferences act.
    ///
    /// What is left is in the queue, whose flush is already due on the next turn.
    func makePasses(counting iterations: inout Int) {
        while true {
            evaluateInvalidNodes(counting: &iterations)
            let observing = update.takeObserving()
            if observing.isEmpty { return }
            run(.observers) { self.notifyObservers(observing) }
        }
    }

    /// Evaluates what is invalid, and what becomes so meanwhile, until nothing is or the limit is reached.
    private func evaluateInvalidNodes(counting iterations: inout Int) {
        while iterations < Self.iterationLimit {
            let invalid = queue.takeAll()
            if invalid.isEmpty { return }
            iterations += 1
            iteration += 1
            run(.bodies) {
                var changed: [Node] = []
                for node in invalid.sorted(by: { $0.depth < $1.depth })
                where node.isMounted && node.iteration != self.iteration {
                    if self.reevaluate(node) { changed.append(node) }
                }
                self.propagate(above: changed)
            }
            update.forgetUnmounted()
        }
    }
}
