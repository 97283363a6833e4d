#if GTK
    import CGtk
    import TipContent
    import TipKitCore

    /// Shows a tip in a popover that points at a widget.
    ///
    /// The popover's parent is the widget's window, not the widget: so it inherits no look, outlives no widget that is
    /// destroyed, and doesn't come up among a container's children.
    @MainActor
    final class PopoverHost: TipHost {
        private let arrowEdge: Edge?
        private var popover: Widget?
        private var popoverSignals: Signals?
        /// The widget that had the focus before the person went into the popover.
        private var formerFocus: Widget?
        private var formerSignals: Signals?
        private var pointed = GdkRectangle()
        private var isClosing = false

        init(
            _ tip: (any Tip)?,
            anchor: Widget,
            arrowEdge: Edge?,
            style: any TipViewStyle,
            action: @escaping @MainActor @Sendable (Tips.Action) -> Void
        ) {
            self.arrowEdge = arrowEdge
            super.init(tip, at: anchor, style: style, action: action)
        }

        override var isInline: Bool { false }
        override var isPlaced: Bool { true }
        override var isContentMapped: Bool { popover.map { gtk_widget_get_mapped($0) != 0 } ?? false }

        override var isMisplaced: Bool {
            guard let popover, let native = widget.flatMap({ gtk_widget_get_native($0) }) else { return false }
            return gtk_widget_get_parent(popover)?.opaque != native
        }

        /// Whether the popover is open.
        var isOpen: Bool { isContentMapped }

        // MARK: - Showing

        override func show(_ content: Widget, named name: String, description: String?) {
            guard let widget, let native = gtk_widget_get_native(widget), gtk_widget_get_mapped(widget) != 0 else {
                return
            }
            let popover = Widget.make(gtk_popover_get_type(), role: Announcement.popoverRole)
            gtk_widget_add_css_class(popover, "tip-popover")
            popover.describe(label: name, description: description)
            gtk_popover_set_autohide(popover.cast(), 0)
            gtk_popover_set_child(popover.cast(), content)
            gtk_popover_set_position(popover.cast(), position(beside: widget))
            gtk_widget_set_parent(popover, Widget(native))
            self.popover = popover
            let signals = Signals(of: popover)
            signals.on("map") { WindowDisplays.shared.schedule() }
            signals.on("closed") { [weak self] in self?.isClosed() }
            popoverSignals = signals
            // Keys with the focus in the popover don't pass the window.
            popover.onKey(in: GTK_PHASE_CAPTURE) { [weak self] key, _ in self?.useKey(key) ?? false }
            point()
            gtk_popover_popup(popover.cast())
            Announcement.post([name, description], on: popover)
        }

        override func hide() {
            guard let popover else { return }
            self.popover = nil
            popoverSignals?.disconnect()
            popoverSignals = nil
            close(popover)
            gtk_widget_unparent(popover)
            pointed = GdkRectangle()
        }

        private func close(_ popover: Widget) {
            if isFocusInside(popover) { leaveFocus() }
            forgetFocus()
            isClosing = true
            gtk_popover_popdown(popover.cast())
            isClosing = false
        }

        /// Handles that the popover was closed by something else, such as the compositor.
        private func isClosed() {
            guard !isClosing else { return }
            presenter.setAside()
            WindowDisplays.shared.schedule()
        }

        override func windowIsGone() { hide() }

        /// Takes the popover away while the widget is scrolled out of view.
        override func adapt(to sight: SightState) {
            guard let popover, let widget else { return }
            let isInView = sight != .outside && sight != .hidden
            if !isInView, isOpen { close(popover) }
            if isInView, !isOpen, gtk_widget_get_mapped(widget) != 0 {
                point()
                gtk_popover_popup(popover.cast())
            }
        }

        override func follow() {
            guard isOpen, let popover, point() else { return }
            gtk_popover_present(popover.cast())
        }

        /// Lets the popover point at the widget.
        ///
        /// - Returns: Whether the widget has moved.
        @discardableResult
        private func point() -> Bool {
            guard let widget, let popover, let native = gtk_widget_get_native(widget) else { return false }
            var bounds = graphene_rect_t()
            guard gtk_widget_compute_bounds(widget, Widget(native), &bounds) != 0 else { return false }
            var place = GdkRectangle(
                x: Int32(bounds.origin.x.rounded()),
                y: Int32(bounds.origin.y.rounded()),
                width: max(1, Int32(bounds.size.width.rounded())),
                height: max(1, Int32(bounds.size.height.rounded()))
            )
            guard gdk_rectangle_equal(&place, &pointed) == 0 else { return false }
            pointed = place
            gtk_popover_set_pointing_to(popover.cast(), &place)
            return true
        }

        /// The side of the widget on which the popover is; GTK takes the opposite one if there is no room.
        private func position(beside widget: Widget) -> GtkPositionType {
            let isRightToLeft = gtk_widget_get_direction(widget) == GTK_TEXT_DIR_RTL
            switch arrowEdge {
            case .top, nil: return GTK_POS_BOTTOM
            case .bottom: return GTK_POS_TOP
            case .leading: return isRightToLeft ? GTK_POS_LEFT : GTK_POS_RIGHT
            case .trailing: return isRightToLeft ? GTK_POS_RIGHT : GTK_POS_LEFT
            }
        }

        // MARK: - Closing

        /// Closes the tip because the person pressed Escape, or beside everything.
        func dismiss() { close(.dismissed) }

        /// Handles a press outside the popover.
        ///
        /// A press on the widget has its usual effect; on another control it sets the popover aside; on nothing it closes
        /// the tip.
        func pressOutside(on hit: Widget?) {
            guard let widget else { return }
            if let hit, hit == widget || gtk_widget_is_ancestor(hit, widget) != 0 { return }
            if hit?.ancestors.contains(where: isControl) == true {
                presenter.setAside()
                WindowDisplays.shared.schedule()
            } else {
                dismiss()
            }
        }

        private func isControl(_ widget: Widget) -> Bool {
            let isContainer = [gtk_window_get_type(), gtk_scrolled_window_get_type(), gtk_viewport_get_type()]
                .contains(where: widget.isA)
            return !isContainer && (gtk_widget_get_focusable(widget) != 0 || widget.isA(gtk_actionable_get_type()))
        }

        // MARK: - Focus

        private func useKey(_ key: guint) -> Bool {
            switch key {
            case guint(GDK_KEY_Escape): dismiss()
            case guint(GDK_KEY_F6): return switchFocus()
            case guint(GDK_KEY_Tab), guint(GDK_KEY_ISO_Left_Tab):
                return moveFocus(isBackward: key == guint(GDK_KEY_ISO_Left_Tab))
            default: return false
            }
            return true
        }

        /// Moves the focus by Tab: from the widget into the popover, within it, and out of it.
        ///
        /// - Returns: Whether the focus was moved.
        func moveFocus(isBackward: Bool) -> Bool {
            guard let popover, let widget, let window, let focus = gtk_window_get_focus(window.cast()) else {
                return false
            }
            if isFocusInside(popover) {
                let direction = isBackward ? GTK_DIR_TAB_BACKWARD : GTK_DIR_TAB_FORWARD
                if gtk_widget_child_focus(popover, direction) != 0 { return true }
                leaveFocus()
                if !isBackward { _ = gtk_widget_child_focus(window, GTK_DIR_TAB_FORWARD) }
                return true
            }
            guard !isBackward, focus == widget || gtk_widget_is_ancestor(focus, widget) != 0 else { return false }
            return enterFocus()
        }

        /// Moves the focus into the popover, or back out of it.
        ///
        /// - Returns: Whether the focus was moved.
        func switchFocus() -> Bool {
            guard let popover else { return false }
            guard isFocusInside(popover) else { return enterFocus() }
            leaveFocus()
            return true
        }

        private func enterFocus() -> Bool {
            guard let popover, let window else { return false }
            remember(gtk_window_get_focus(window.cast()))
            gtk_window_set_focus_visible(window.cast(), 1)
            return gtk_widget_child_focus(popover, GTK_DIR_TAB_FORWARD) != 0
        }

        /// Returns the focus to where it was before the person went into the popover.
        private func leaveFocus() {
            guard let window else { return }
            if let formerFocus, gtk_widget_get_mapped(formerFocus) != 0, gtk_widget_grab_focus(formerFocus) != 0 {
                return
            }
            if let widget, gtk_widget_grab_focus(widget) != 0 { return }
            gtk_window_set_focus(window.cast(), nil)
        }

        private func remember(_ focus: Widget?) {
            forgetFocus()
            guard let focus else { return }
            formerFocus = focus
            let signals = Signals(of: focus)
            signals.on("destroy") { [weak self] in self?.forgetFocus() }
            formerSignals = signals
        }

        private func forgetFocus() {
            formerSignals?.disconnect()
            formerSignals = nil
            formerFocus = nil
        }

        private func isFocusInside(_ popover: Widget) -> Bool {
            guard let window, let focus = gtk_window_get_focus(window.cast()) else { return false }
            return gtk_widget_is_ancestor(focus, popover) != 0
        }
    }
#endif
