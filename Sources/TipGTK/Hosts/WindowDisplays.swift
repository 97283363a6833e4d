#if GTK
    import CGtk
    import TipContent
    import TipKitCore

    /// Decides which tips the program's windows show: every card, and one popover at a time in each window.
    @MainActor
    final class WindowDisplays {
        static let shared = WindowDisplays()

        private var hosts: [TipHost] = []
        private var watches: [Widget: WindowWatch] = [:]
        /// The displays of each window, and of the hosts that are in no window.
        private var displays: [Widget?: PageDisplays] = [:]
        private var isScheduled = false

        private init() {}

        func add(_ host: TipHost) {
            hosts.append(host)
            schedule()
        }

        func remove(_ host: TipHost) {
            hosts.removeAll { $0 === host }
            schedule()
        }

        /// The popover that is open in a window.
        func openPopover(in window: Widget) -> PopoverHost? {
            hosts.lazy.compactMap { $0 as? PopoverHost }.first { $0.isOpen && $0.window == window }
        }

        /// Whether the person types or drags in a window.
        func isBusy(_ window: Widget) -> Bool { watches[window]?.isBusy == true }

        /// Updates all tips before the next frame is drawn.
        func schedule() {
            guard !isScheduled else { return }
            isScheduled = true
            let callback: @convention(c) (gpointer?) -> gboolean = { _ in
                MainActor.assumeIsolated { WindowDisplays.shared.update() }
                return 0
            }
            g_idle_add_full(G_PRIORITY_HIGH_IDLE, callback, nil, nil)
        }

        private func update() {
            isScheduled = false
            for window in Set(hosts.compactMap(\.window)) where watches[window] == nil {
                watches[window] = WindowWatch(window, for: self)
            }
            // Showing one tip may let another one show: each host changes at most as often as there are hosts.
            for _ in 0...hosts.count {
                let places = Dictionary(grouping: hosts, by: \.window)
                for window in Set(places.keys).union(displays.keys) {
                    let present = displays[window] ?? PageDisplays()
                    displays[window] = present
                    present.update((places[window] ?? []).map { $0.request() })
                }
                // Each host is asked, whether or not one before it has changed.
                if hosts.map({ $0.settle() }).allSatisfy({ !$0 }) { break }
            }
            displays = displays.filter { window, _ in hosts.contains { $0.window == window } }
        }

        /// Handles that a window was drawn: what it shows may have moved.
        func frameIsDrawn(in window: Widget) {
            for host in hosts where host.window == window {
                if host.isSightChanged { schedule() } else { host.follow() }
            }
        }

        func windowIsGone(_ window: Widget) {
            watches.removeValue(forKey: window)?.end()
            for host in hosts where host.window == window { host.windowIsGone() }
            schedule()
        }
    }
#endif
