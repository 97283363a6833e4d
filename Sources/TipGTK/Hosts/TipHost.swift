#if GTK
    import CGtk
    import Observation
    import TipContent
    import TipKitCore
    import TipKitEngine

    /// A place for a tip: shows it while it may appear, and counts its displays.
    @MainActor
    class TipHost {
        /// How long a tip must be in view to count as displayed, in microseconds.
        private static let leastSight: Int64 = 1_000_000

        /// The center of the person who sees the tip.
        let center = TipCenter.current
        let presenter = TipPresenter()
        let action: @MainActor @Sendable (Tips.Action) -> Void
        var tip: (any Tip)? { didSet { renew() } }
        var style: any TipViewStyle { didSet { renew() } }
        var imageSize: TipImageSize? { didSet { renew() } }

        /// The widget whose sight counts; `nil` once it is destroyed.
        private(set) var widget: Widget?
        private var signals: Signals?
        private var sight = SightState.hidden
        private var isObserving = false
        private var isContentOld = false
        private var shown: TipPresenter.CenterTip?
        /// Since when the tip is in view, by GLib's clock.
        private var inViewSince: Int64?
        private var wait: Timer?

        init(
            _ tip: (any Tip)?,
            at widget: Widget,
            style: any TipViewStyle,
            action: @escaping @MainActor @Sendable (Tips.Action) -> Void
        ) {
            GTKMainLoop.runMainActor()
            StyleSheet.install()
            self.tip = tip
            self.style = style
            self.action = action
            self.widget = widget
            let signals = Signals(of: widget)
            for name in ["map", "unmap"] { signals.on(name) { WindowDisplays.shared.schedule() } }
            signals.onChange(of: "root") { WindowDisplays.shared.schedule() }
            signals.on("destroy") { [weak self] in self?.end() }
            self.signals = signals
            WindowDisplays.shared.add(self)
        }

        /// The window that contains the widget.
        var window: Widget? { widget.flatMap(Sight.window) }

        /// Ends the host, whose tip disappears.
        func end() {
            guard widget != nil else { return }
            signals?.disconnect()
            wait?.cancel()
            wait = nil
            hide()
            shown = nil
            widget = nil
            presenter.leave()
            WindowDisplays.shared.remove(self)
        }

        // MARK: - For each kind of place

        /// Whether the tip is in the flow of the window's content.
        var isInline: Bool { true }
        /// Whether the widget has a place in the window while no tip is shown.
        var isPlaced: Bool { shown != nil }
        /// Whether the content of the tip is on the screen.
        var isContentMapped: Bool { false }
        /// Whether the content is in another window than the widget.
        var isMisplaced: Bool { false }
        /// Shows the content of a tip.
        func show(_ content: Widget, named name: String, description: String?) {}
        /// Removes the content.
        func hide() {}
        /// Adapts the content to whether a person can see the widget.
        func adapt(to sight: SightState) {}
        /// Follows the widget, after its window was drawn.
        func follow() {}
        /// Handles that the window is about to be destroyed.
        func windowIsGone() {}

        // MARK: - Displays

        private var currentSight: SightState {
            guard let widget else { return .hidden }
            let sight = Sight.state(of: widget, isPlaced: isPlaced)
            if sight == .visible, let window, WindowDisplays.shared.isBusy(window) { return .busy }
            return sight
        }

        /// Whether a person's sight of the widget has changed since the last request.
        var isSightChanged: Bool { currentSight != sight }

        func request() -> DisplayRequest {
            observe()
            sight = currentSight
            countSight()
            return center.run {
                presenter.request(tip, isPresented: nil, visibility: visibility, isInline: isInline)
            }
        }

        /// The sight as the display's lifecycle takes it: a tip that isn't counted yet is seen after a while in view only.
        private var visibility: SightState {
            if presenter.isCounted { return sight == .busy ? .visible : sight }
            guard presenter.isOpen else { return sight == .visible ? .unknown : sight }
            switch sight {
            case .visible, .busy: return hasBeenInView ? .visible : .unknown
            case .background, .outside: return isInline ? .unknown : sight
            case .unknown, .hidden: return sight
            }
        }

        private var hasBeenInView: Bool {
            inViewSince.map { Int64(g_get_monotonic_time()) - $0 >= Self.leastSight } ?? false
        }

        /// Starts or stops the time in view.
        private func countSight() {
            let isThere = isContentMapped || presenter.heldOut != nil
            guard presenter.isOpen, isThere, sight == .visible || sight == .busy else {
                inViewSince = nil
                wait?.cancel()
                wait = nil
                return
            }
            guard inViewSince == nil else { return }
            inViewSince = Int64(g_get_monotonic_time())
            // A millisecond more, since the timer may come early by less than one.
            wait = .after(milliseconds: Int(Self.leastSight / 1_000) + 1) { [weak self] in
                self?.wait = nil
                WindowDisplays.shared.schedule()
            }
        }

        /// Watches for changes of what decides whether the tip may appear.
        private func observe() {
            guard !isObserving else { return }
            isObserving = true
            withObservationTracking {
                _ = center.run { tip?.status }
            } onChange: { [weak self] in
                Task { @MainActor in
                    self?.isObserving = false
                    WindowDisplays.shared.schedule()
                }
            }
        }

        /// Shows what the presenter draws.
        ///
        /// - Returns: Whether anything has changed.
        func settle() -> Bool {
            var isChanged = isContentOld
            if presenter.drawn != shown || isContentOld || shown != nil && isMisplaced {
                if shown != nil { hide() }
                shown = presenter.drawn
                if shown != nil, let tip { center.run { show(tip) } }
                (isChanged, isContentOld) = (true, false)
            }
            adapt(to: sight)
            if presenter.isAwaited, isContentMapped || presenter.heldOut != nil {
                presenter.appeared(in: .unknown)
                isChanged = true
            }
            return isChanged
        }

        private func show(_ tip: any Tip) {
            let configuration = TipViewStyleConfiguration(tip: tip, host: self)
            guard let content = style.makeWidget(configuration: configuration).asWidget else {
                DiagnosticLog.write("The style \(type(of: style)) made no widget of GTK's, so the tip isn't shown.")
                return
            }
            show(content, named: configuration.name, description: configuration.description)
        }

        /// Handles that the tip or how it looks was changed.
        private func renew() {
            isContentOld = true
            isObserving = false
            WindowDisplays.shared.schedule()
        }

        /// Closes the tip because a person pressed its close button.
        func close() {
            close(.closeButton)
        }

        /// Closes the tip because a person asked for it.
        func close(_ cause: Tips.Outcome.Cause) {
            presenter.close(cause)
            WindowDisplays.shared.schedule()
        }
    }
#endif
