/// The view tree of a page, which keeps the identity and state of views and sends changes to a renderer in batches.
@MainActor
package final class Graph {
    /// The id of the root element, which always exists.
    package static let rootID = ElementID(0)

    /// The maximum number of iterations in one update.
    ///
    /// An iteration evaluates all nodes that are invalid when it starts. Nodes that are still invalid when the limit is
    /// reached are evaluated on the main actor's next turn.
    static let iterationLimit = 100

    package let renderer: any Renderer
    let host: GraphHost
    let queue = InvalidationQueue()
    let root: Node
    /// The nodes that have an element, by the element's id.
    var nodes: [ElementID: Node] = [:]
    /// The changes that the current update has recorded so far.
    var update = Update()
    /// How the elements of the current update move.
    var motion = UpdateMotion()
    /// The number of iterations since the graph was made.
    var iteration = 0
    /// Finds the node whose code takes longest in the current run; `nil` if stalls aren't monitored.
    private var slowest: SlowestNode?
    /// Whether any client has shown the page yet; until then, `onAppear` and `onDisappear` aren't called.
    private(set) var isShowing = false
    private let scene: StateBox<ScenePhase>
    private let busy: StateBox<Bool>
    private let openURL: OpenURLAction
    private let clipboard: Clipboard
    private var lastID: UInt64 = 0
    private var isFlushing = false
    private var isUnmounted = false

    /// Mounts a view.
    ///
    /// - Parameters:
    ///   - view: The view to draw.
    ///   - renderer: The renderer, which gets only changes to the first tree; ``snapshot()`` returns the tree itself.
    ///   - host: The host, which runs every body, handler and task.
    package init(_ view: any View, renderer: any Renderer, host: GraphHost = GraphHost()) {
        self.renderer = renderer
        self.host = host
        var environment = host.rootEnvironment
        let layer = PresentationLayer()
        let scene = StateBox(ScenePhase.inactive)
        self.scene = scene
        let busy = StateBox(false)
        self.busy = busy
        environment.presentation = layer
        environment.focusedView = FocusedView()
        environment.sceneValues = SceneValues()
        environment.scene = scene
        environment.busy = busy
        environment.pageColorScheme = StateBox(nil)
        environment.window = PageWindow()
        environment.editScope = StateBox(.inactive)
        let openURL = OpenURLAction { [weak renderer] url, completion in
            guard let renderer else { return completion(false) }
            renderer.open(url: url.absoluteString) { accepted in
                host.run(.handler, { completion(accepted) }, slowestView: { nil })
            }
        }
        self.openURL = openURL
        clipboard = Clipboard { [weak renderer] text in renderer?.copy(text: text) }
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
        // Make passes only if preference observers are waiting, because they must run before the first snapshot;
        // changes made by bodies alone can wait for the first flush.
        if !update.observing.isEmpty { makePasses(counting: &iterations) }
        let first = takeUpdate()
        motion.end()
        root.markCommitted()
        advance(after: first)
        if iterations >= Self.iterationLimit { report(.endless) }
    }

    /// The number of elements drawn now, including the root.
    package var elementCount: Int { nodes.count }

    /// Returns the whole element tree as it is drawn now.
    package func snapshot() -> ElementTree {
        root.tree() ?? ElementTree(Self.rootID, Element(RootContent()))
    }

    /// Marks the page as shown by a client.
    ///
    /// The first call performs the `onAppear` and `task` actions of all views. The actions of views that are mounted
    /// later are performed when these views are mounted.
    ///
    /// The actions of a view are performed after those of its descendants, and the actions of siblings in the order of
    /// the siblings.
    package func appear() {
        guard !isUnmounted else { return }
        scene.value = .active
        if !isShowing {
            isShowing = true
            run(.lifecycle) { self.advanceLifecycles(below: self.root) }
        }
        flush()
    }

    /// Marks the page as no longer shown by any client, until the next call to ``appear()``.
    ///
    /// Only the scene phase changes: `onDisappear` isn't called, and tasks keep running.
    ///
    /// - Parameter phase: The new scene phase; `.inactive` if the client may return immediately.
    package func disappear(to phase: ScenePhase = .background) {
        guard isShowing, !isUnmounted else { return }
        scene.value = phase
        flush()
    }

    /// Sets whether the person who sees the page types or drags, which the next flush tells the views.
    package func setBusy(_ isBusy: Bool) { busy.value = isBusy }

    /// Performs all pending updates now instead of on the main actor's next turn.
    ///
    /// All changes form one batch, including those made by bodies during evaluation and by observers after each pass.
    /// After that, `onDisappear` is called for unmounted views and `onAppear` for new views. Changes made by these
    /// callbacks form the next batch, which is committed before the flush returns.
    package func flush() {
        guard !isFlushing, !isUnmounted else { return }
        isFlushing = true
        defer { isFlushing = false }
        var iterations = 0
        while !isUnmounted {
            makePasses(counting: &iterations)
            let result = takeUpdate()
            if result.isEmpty { break }
            let mutations = mutations(after: result)
            motion.end()
            if !mutations.isEmpty { renderer.commit(mutations) }
            advance(after: result)
        }
        if iterations >= Self.iterationLimit { report(.endless) }
    }

    /// Unmounts all views, cancels their tasks, and calls `onDisappear` for those that appeared.
    package func unmount() {
        guard !isUnmounted else { return }
        isUnmounted = true
        unmount(root)
        let removalActions = update.removalActions
        update = Update()
        run(.lifecycle) {
            for action in removalActions { action() }
        }
    }

    /// Measures the duration of code that has just run; `node` is `nil` for code that belongs to no node.
    func measure(_ node: Node?) {
        guard slowest != nil, let now = host.stallMonitor?.now() else { return }
        slowest?.measure(node, at: now)
    }

    /// Runs view code in the host's scope.
    ///
    /// - Parameters:
    ///   - kind: The kind of code.
    ///   - node: The node that the code belongs to; `nil` if it doesn't belong to a single node.
    ///   - body: The code.
    func run(_ kind: Stall.Kind, of node: Node? = nil, _ body: @MainActor () -> Void) {
        let outer = slowest
        slowest = host.stallMonitor.map { SlowestNode(of: node, since: $0.now()) }
        OpenURLAction.$current.withValue(openURL) {
            Clipboard.$current.withValue(clipboard) {
                host.run(kind, body) { self.slowest?.node?.nearestViewName(outside: host.frameworkModules) }
            }
        }
        slowest = outer
    }

    /// Runs lifecycle hooks after an update: first those of unmounted views, then those of evaluated views.
    private func advance(after result: UpdateResult) {
        run(.lifecycle) {
            for action in result.removalActions { action() }
            self.measure(nil)
            self.advanceLifecycles(of: result.evaluated)
        }
    }

    /// Returns an id that no element had before.
    func makeID() -> ElementID {
        lastID += 1
        return ElementID(lastID)
    }

    /// Logs a diagnostic for the developer.
    func report(_ diagnostic: Diagnostic) {
        DiagnosticLog.write(diagnostic.rawValue)
    }

    enum Diagnostic: String {
        case endless = "A view update keeps changing its own inputs, so it was paused until the main actor's next turn."
        case duplicate = "Sibling views have the same id, so their state may be swapped when their order changes."
    }
}

extension Graph {
    /// Returns the target element of an event; `nil` if the element doesn't exist or doesn't handle that kind of event.
    package func element(answering event: ElementEvent) -> Element? {
        drawnNode(event.target).flatMap { $0.handlers[event.kind] == nil ? nil : $0.element }
    }

    /// Passes an event to the handler of its target element.
    ///
    /// - Returns: `false` if the element doesn't exist or doesn't handle that kind of event.
    @discardableResult
    package func handle(_ event: ElementEvent) -> Bool {
        guard let node = drawnNode(event.target), let handler = node.handlers[event.kind] else { return false }
        run(.handler, of: node) { handler(event) }
        return true
    }

    /// Returns the node of an element; `nil` if the renderer hasn't received the element, in which case a client can
    /// only have guessed its id.
    private func drawnNode(_ id: ElementID) -> Node? {
        nodes[id].flatMap { $0.isCommitted ? $0 : nil }
    }
}

extension Graph {
    /// Makes update passes until no node is invalid or the limit is reached; preference observers run after each pass.
    ///
    /// Nodes that are still invalid at the limit stay in the queue, and a flush is already scheduled for the main
    /// actor's next turn.
    func makePasses(counting iterations: inout Int) {
        while true {
            evaluateInvalidNodes(counting: &iterations)
            let observing = update.takeObserving()
            if observing.isEmpty { return }
            run(.observers) { self.notifyObservers(observing) }
        }
    }

    /// Evaluates invalid nodes, including nodes invalidated in the process, until none is left or the limit is reached.
    private func evaluateInvalidNodes(counting iterations: inout Int) {
        while iterations < Self.iterationLimit {
            let (invalid, transaction) = queue.takeAll()
            if invalid.isEmpty { return }
            if let transaction { motion.begin(transaction) }
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
