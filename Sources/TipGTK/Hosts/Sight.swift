#if GTK
    import CGtk
    import TipContent

    /// Whether a person can see a widget.
    @MainActor
    enum Sight {
        /// Returns whether a person can see a widget now.
        ///
        /// - Parameters:
        ///   - widget: The widget.
        ///   - isPlaced: Whether the widget has a place of its own; of one that hasn't, only its container is looked at.
        static func state(of widget: Widget, isPlaced: Bool) -> SightState {
            guard let place = isPlaced ? widget : gtk_widget_get_parent(widget), gtk_widget_get_mapped(place) != 0,
                let window = window(of: widget), !isBehindModalWindow(window)
            else { return .hidden }
            guard gtk_window_is_active(window.cast()) != 0 else { return .background }
            return !isPlaced || isHit(widget) ? .visible : .outside
        }

        /// The window that contains a widget; `nil` if none does.
        static func window(of widget: Widget) -> Widget? {
            guard let root = gtk_widget_get_root(widget), root.isA(gtk_window_get_type()) else { return nil }
            return root.asWidget
        }

        /// Whether a press on the middle of the widget would reach it: it isn't scrolled away, and nothing lies on it.
        private static func isHit(_ widget: Widget) -> Bool {
            guard let native = gtk_widget_get_native(widget) else { return false }
            let root = Widget(native)
            var bounds = graphene_rect_t()
            guard gtk_widget_compute_bounds(widget, root, &bounds) != 0 else { return false }
            let x = Double(bounds.origin.x + bounds.size.width / 2)
            let y = Double(bounds.origin.y + bounds.size.height / 2)
            guard let hit = gtk_widget_pick(root, x, y, GTK_PICK_INSENSITIVE) else { return false }
            return hit == widget || gtk_widget_is_ancestor(hit, widget) != 0
        }

        /// Whether a modal window that isn't the given one, nor below it, is open over the window.
        private static func isBehindModalWindow(_ window: Widget) -> Bool {
            guard let list = gtk_window_list_toplevels() else { return false }
            defer { g_list_free(list) }
            let toplevels = sequence(first: list) { $0.pointee.next }.compactMap(\.pointee.data)
                .map { $0.assumingMemoryBound(to: GtkWidget.self) }
            return toplevels.contains { other in
                other != window && gtk_widget_get_mapped(other) != 0 && gtk_window_get_modal(other.cast()) != 0
                    && !isOwner(other, of: window)
                    && gtk_window_get_group(other.cast()) == gtk_window_get_group(window.cast())
            }
        }

        /// Whether a window was opened for another one, directly or not.
        private static func isOwner(_ owner: Widget, of window: Widget) -> Bool {
            var next = gtk_window_get_transient_for(window.cast())
            while let window = next {
                if OpaquePointer(window) == owner.opaque { return true }
                next = gtk_window_get_transient_for(window)
            }
            return false
        }
    }
#endif
