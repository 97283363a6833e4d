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
            for property in ["is-active", "mapped"] where property == "is-active" {
                signals.onChange(of: property) { [weak displays] in displays?.schedule() }
            }
            for signal in ["map", "unmap"] { signals.on(signal) { [weak displays] in displays?.schedule() } }
            signals.on("destroy") { [weak displays, window] in displays?.windowIsGone(window) }
            signals.on("realize") { [weak self] in self?.followFrames() }
            signals.on("unrealize") { [weak self] in self?.leaveFrames() }
            followFrames()
            watchKeys()
            watchPointer()
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
            typealias Handler = @convention(c) (gpointer?, guint, guint, GdkModifierType, gpointer?) -> gboolean
            let first: Handler = { _, key, _, state, data in
                WindowWatch.call(data) { $0.keyIsPressed(key, with: state) } ?? 0
            }
            let last: Handler = { _, key, _, _, data in
                WindowWatch.call(data) { $0.keyIsLeft(key) } ?? 0
            }
            addController(gtk_event_controller_key_new(), GTK_PHASE_CAPTURE, "key-pressed", first)
            addController(gtk_event_controller_key_new(), GTK_PHASE_BUBBLE, "key-pressed", last)
        }

        private func keyIsPressed(_ key: guint, with state: GdkModifierType) -> gboolean {
            let isBackward = key == guint(GDK_KEY_ISO_Left_Tab)
            if isBackward || key == guint(GDK_KEY_Tab) {
                if displays.openPopover(in: window)?.moveFocus(isBackward: isBackward) == true { return 1 }
            } else if key == guint(GDK_KEY_F6) {
                if displays.openPopover(in: window)?.switchFocus() == true { return 1 }
            } else if isTyping(key, with: state) {
                typing?.cancel()
                typing = .after(milliseconds: Self.typingPause) { [weak self] in
                    self?.typing = nil
                    self?.displays.schedule()
                }
            }
            return 0
        }

        /// Handles a key that no widget of the window has used.
        private func keyIsLeft(_ key: guint) -> gboolean {
            guard key == guint(GDK_KEY_Escape), let popover = displays.openPopover(in: window) else { return 0 }
            popover.dismiss()
            return 1
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

        private func watchPointer() {
            let handler: @convention(c) (gpointer?, OpaquePointer?, gpointer?) -> gboolean = { _, event, data in
                guard let event else { return 0 }
                nonisolated(unsafe) let pointer = event
                _ = WindowWatch.call(data) { $0.pointerEvent(pointer) }
                return 0
            }
            addController(gtk_event_controller_legacy_new(), GTK_PHASE_CAPTURE, "event", handler)
        }

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

        // MARK: - Controllers

        private func addController<Handler>(
            _ controller: OpaquePointer?,
            _ phase: GtkPropagationPhase,
            _ signal: String,
            _ handler: Handler
        ) {
            guard let controller else { return }
            gtk_event_controller_set_propagation_phase(controller, phase)
            g_signal_connect_data(
                UnsafeMutableRawPointer(controller),
                signal,
                unsafeBitCast(handler, to: GCallback.self),
                Unmanaged.passRetained(WeakWatch(self)).toOpaque(),
                { data, _ in if let data { Unmanaged<WeakWatch>.fromOpaque(data).release() } },
                GConnectFlags(rawValue: 0)
            )
            gtk_widget_add_controller(window, controller)
        }

        /// Calls a closure with the watch that a handler was connected for, unless it has ended.
        private nonisolated static func call<Result: Sendable>(
            _ data: gpointer?,
            _ body: @MainActor (WindowWatch) -> Result
        ) -> Result? {
            guard let data else { return nil }
            let watch = Unmanaged<WeakWatch>.fromOpaque(data).takeUnretainedValue()
            return MainActor.assumeIsolated { watch.watch.map(body) }
        }

        private final class WeakWatch: Sendable {
            @MainActor weak var watch: WindowWatch?
            @MainActor init(_ watch: WindowWatch) { self.watch = watch }
        }
    }
#endif
