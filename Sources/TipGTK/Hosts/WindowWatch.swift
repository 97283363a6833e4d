#if GTK
    import CGtk

    /// Watches a window that has tips: what it draws, whether it is active, and what the person does in it.
    ///
    /// Nothing runs while the window draws nothing and the person does nothing.
    @MainActor
    final class WindowWatch {
        /// How long a person still types after a key, in milliseconds.
        private static let typingPause = 2_000

        let window: Widget
        private let displays: WindowDisplays
        private var signals: Signals
        private var frames: Signals?
        private var typing: Timer?
        private var isPressed = false

        /// Whether the person types or drags, so that nothing new should appear.
        var isBusy: Bool { typing != nil || isPressed }

        init(_ window: Widget, for displays: WindowDisplays) {
            self.window = window
            self.displays = displays
            signals = Signals(of: window)
            signals.onChange(of: "is-active") { [weak displays] in displays?.schedule() }
            for signal in ["map", "unmap"] { signals.on(signal) { [weak displays] in displays?.schedule() } }
            signals.on("destroy") { [weak displays, window] in displays?.windowIsGone(window) }
            signals.on("realize") { [weak self] in self?.followFrames() }
            signals.on("unrealize") { [weak self] in self?.leaveFrames() }
            followFrames()
            watchKeys()
            window.onEvent { [weak self] in self?.pointerEvent($0) }
        }

        /// Disconnects everything from the window.
        func end() {
            signals.disconnect()
            leaveFrames()
            typing?.cancel()
            typing = nil
        }

        private func followFrames() {
            guard frames == nil, let clock = gtk_widget_get_frame_clock(window) else { return }
            let frames = Signals(of: UnsafeMutableRawPointer(clock))
            // Whatever hides, moves or covers a widget makes its window draw.
            frames.on("after-paint") { [weak displays, window] in displays?.frameIsDrawn(in: window) }
            self.frames = frames
        }

        private func leaveFrames() {
            frames?.disconnect()
            frames = nil
        }

        // MARK: - Keys

        private func watchKeys() {
            window.onKey(in: GTK_PHASE_CAPTURE) { [weak self] in self?.keyIsPressed($0, with: $1) ?? false }
            window.onKey(in: GTK_PHASE_BUBBLE) { [weak self] key, _ in self?.keyIsLeft(key) ?? false }
        }

        private func keyIsPressed(_ key: guint, with state: GdkModifierType) -> Bool {
            let isBackward = key == guint(GDK_KEY_ISO_Left_Tab)
            if isBackward || key == guint(GDK_KEY_Tab) {
                if displays.openPopover(in: window)?.moveFocus(isBackward: isBackward) == true { return true }
            } else if key == guint(GDK_KEY_F6) {
                if displays.openPopover(in: window)?.switchFocus() == true { return true }
            } else if isTyping(key, with: state) {
                typing?.cancel()
                typing = .after(milliseconds: Self.typingPause) { [weak self] in
                    self?.typing = nil
                    self?.displays.schedule()
                }
            }
            return false
        }

        /// Handles a key that no widget of the window has used.
        private func keyIsLeft(_ key: guint) -> Bool {
            guard key == guint(GDK_KEY_Escape), let popover = displays.openPopover(in: window) else { return false }
            popover.dismiss()
            return true
        }

        private func isTyping(_ key: guint, with state: GdkModifierType) -> Bool {
            let commands = GDK_CONTROL_MASK.rawValue | GDK_ALT_MASK.rawValue | GDK_SUPER_MASK.rawValue
            guard state.rawValue & commands == 0, let focus = gtk_window_get_focus(window.cast()) else { return false }
            let isEditor =
                focus.isA(gtk_text_view_get_type()) && gtk_text_view_get_editable(focus.cast()) != 0
                || focus.isA(gtk_editable_get_type()) && gtk_editable_get_editable(focus.opaque) != 0
            let isWriting = gdk_keyval_to_unicode(key) >= 0x20 || key == guint(GDK_KEY_BackSpace)
            return isEditor && isWriting
        }

        // MARK: - Pointer

        private func pointerEvent(_ event: OpaquePointer) {
            let buttons = GDK_BUTTON1_MASK.rawValue | GDK_BUTTON2_MASK.rawValue | GDK_BUTTON3_MASK.rawValue
            switch gdk_event_get_event_type(event) {
            case GDK_BUTTON_PRESS, GDK_TOUCH_BEGIN:
                press(true)
                reportPress(event)
            case GDK_BUTTON_RELEASE, GDK_TOUCH_END, GDK_TOUCH_CANCEL: press(false)
            case GDK_MOTION_NOTIFY, GDK_ENTER_NOTIFY:
                // After a drag, its release isn't reported to the window.
                if gdk_event_get_modifier_state(event).rawValue & buttons == 0 { press(false) }
            default: break
            }
        }

        private func press(_ isPressed: Bool) {
            guard isPressed != self.isPressed else { return }
            self.isPressed = isPressed
            displays.schedule()
        }

        private func reportPress(_ event: OpaquePointer) {
            guard let popover = displays.openPopover(in: window),
                gdk_event_get_surface(event) == gtk_native_get_surface(window.opaque)
            else { return }
            var (x, y, left, top) = (0.0, 0.0, 0.0, 0.0)
            guard gdk_event_get_position(event, &x, &y) != 0 else { return }
            gtk_native_get_surface_transform(window.opaque, &left, &top)
            popover.pressOutside(on: gtk_widget_pick(window, x - left, y - top, GTK_PICK_DEFAULT))
        }
    }
#endif
