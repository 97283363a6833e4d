#if GTK
    import CGtk
    import Foundation
    import TipGTK
    import TipKitCore
    import TipKitEngine

    /// Carries out the commands of a test.
    @MainActor
    final class Commands {
        private var windows: [String: TestWindow] = [:]
        private var cards: [String: TipCard] = [:]
        private var popovers: [String: TipPopover] = [:]
        private var kept: [Widget] = []
        private var dialog: Widget?
        private var suppression: Tips.Suppression?

        func start() {
            do {
                try Tips.configure([
                    .datastoreLocation(
                        .url(
                            FileManager.default.temporaryDirectory.appending(
                                path: UUID().uuidString
                            )
                        )
                    )
                ])
            } catch {
                say("= \(error)")
            }
            GTKMainLoop.runMainActor()
            report(TipCenter.current, as: "")
            let source = g_unix_fd_source_new(
                STDIN_FILENO,
                GIOCondition(rawValue: G_IO_IN.rawValue | G_IO_HUP.rawValue)
            )
            let callback: @convention(c) (gint, GIOCondition, gpointer?) -> gboolean = { _, _, _ in
                guard let line = readLine() else { exit(0) }
                MainActor.assumeIsolated { commands.schedule(line) }
                return 1
            }
            g_source_set_callback(source, unsafeBitCast(callback, to: GSourceFunc.self), nil, nil)
            _ = g_source_attach(source, nil)
        }

        /// Prints what happens to a person's tips.
        private func report(_ center: TipCenter, as person: String) {
            let outcomes = center.run { Tips.outcomes }
            Task {
                for await outcome in outcomes {
                    say("! \(person)\(outcome.tip) \(outcome.kind)")
                }
            }
        }

        private final class Line {
            let text: String
            init(_ text: String) { self.text = text }
        }

        /// Carries a command out once GTK has nothing else to do.
        private func schedule(_ line: String) {
            let callback: @convention(c) (gpointer?) -> gboolean = { data in
                guard let data else { return 0 }
                nonisolated(unsafe) let pointer = data
                MainActor.assumeIsolated {
                    let line = Unmanaged<Line>.fromOpaque(pointer).takeRetainedValue()
                    commands.run(line.text.split(separator: " ").map(String.init))
                }
                return 0
            }
            g_idle_add_full(G_PRIORITY_LOW, callback, Unmanaged.passRetained(Line(line)).toOpaque(), nil)
        }

        private func run(_ words: [String]) {
            let (command, first) = (words.first ?? "", words.count > 1 ? words[1] : "")
            let second = words.count > 2 ? words[2] : ""
            switch command {
            case "window": makeWindow(first)
            case "card": makeCard(first, in: second.isEmpty ? "main" : second)
            case "row": makeRow(first)
            case "popover": popovers[first] = TipPopover.attach(tip(first), to: find(second).map { OpaquePointer($0) })
            case "edge": edge(first, second, words.count > 3 ? words[3] : "")
            case "style": cards[first]?.viewStyle = second == "plain" ? PlainStyle() : BrokenStyle()
            case "tip": change(first, to: second)
            case "detach": popovers[first]?.detach()
            case "nobody": TipPopover.attach(tip(first), to: gtk_string_list_new(nil))
            case "person": makePerson(first)
            case "donate": WindowTip.ready.sendDonation()
            case "invalidate": tip(first).invalidate(reason: .actionPerformed)
            case "elsewhere": Task.detached { WindowTip(id: first).invalidate(reason: .actionPerformed) }
            case "suppress": suppression = Tips.suppress()
            case "resume": suppression?.end()
            case "reset": Task { await self.tip(first).resetEligibility() }
            case "nested": runNestedLoop()
            case "run": g_spawn_command_line_async(words.dropFirst().joined(separator: " "), nil)
            case "exit": exit(0)
            default: return answer(for: command, first, second)
            }
            say("= done")
        }

        private func answer(for command: String, _ first: String, _ second: String) {
            switch command {
            case "state": say("= \(state(first))")
            case "place": say("= \(place(first))")
            case "focused": say("= \(focusedName)")
            case "text":
                say("= \(find(first).map { String(cString: gtk_editable_get_text(OpaquePointer($0))) } ?? "nowhere")")
            case "held": say("= \(isPressed(first) ? "yes" : "no")")
            case "root": say("= \(find(first).map { name(of: Widget(gtk_widget_get_root($0))) } ?? "nowhere")")
            case "bounds": say("= \(bounds(first))")
            default:
                let isDone = find(first).map { act(command, on: $0, second) } ?? act(command)
                say(isDone ? "= done" : "= \(command) \(first): unknown")
            }
        }

        private func act(_ command: String) -> Bool {
            switch command {
            case "modal": openDialog()
            case "unmodal": dialog.map { gtk_window_destroy($0.cast()) }
            case "dark": set("gtk-application-prefer-dark-theme", "1")
            case "contrast": set("gtk-theme-name", "Default-hc")
            case "still": set("gtk-enable-animations", "0")
            case "large": set("gtk-xft-dpi", "\(192 * 1024)")
            case "rtl": gtk_widget_set_default_direction(GTK_TEXT_DIR_RTL)
            default: return false
            }
            return true
        }

        private func act(_ command: String, on widget: Widget, _ second: String) -> Bool {
            switch command {
            case "focus": gtk_widget_grab_focus(widget)
            case "hide": gtk_widget_set_visible(widget, 0)
            case "show": gtk_widget_set_visible(widget, 1)
            case "destroy" where gtk_widget_get_root(widget) == OpaquePointer(widget):
                gtk_window_destroy(widget.cast())
            case "destroy": remove(widget)
            case "unparent":
                kept.append(g_object_ref(widget).assumingMemoryBound(to: GtkWidget.self))
                remove(widget)
            case "move":
                g_object_ref(widget)
                remove(widget)
                windows[second].map { gtk_box_append($0.box.cast(), widget) }
                g_object_unref(widget)
            case "scroll":
                let adjustment = gtk_scrolled_window_get_vadjustment(OpaquePointer(widget))
                gtk_adjustment_set_value(adjustment, Double(second) ?? 0)
            case "width": gtk_widget_set_size_request(widget, gint(second) ?? -1, -1)
            default: return false
            }
            return true
        }
    }

    // MARK: - Making things

    extension Commands {
        private func tip(_ id: String) -> WindowTip { WindowTip(id: id) }

        private func makeWindow(_ name: String) {
            let window = TestWindow(name) { say("! \($0)") }
            windows[name] = window
            gtk_window_present(window.window.cast())
        }

        private func makeCard(_ id: String, in window: String) {
            let card = TipCard(tip(id)) { say("! handled \($0.id)") }
            cards[id] = card
            gtk_widget_set_name(Widget(card.widget), id)
            guard let box = windows[window]?.box else { return }
            gtk_box_prepend(box.cast(), Widget(card.widget))
        }

        private func makeRow(_ id: String) {
            let row = TipRow(nil).configureTip(tip(id))
            cards[id] = row
            gtk_widget_set_name(Widget(row.widget), id)
            guard let list = windows["main"]?.list else { return }
            gtk_list_box_insert(OpaquePointer(list), Widget(row.widget), 40)
        }

        private func edge(_ id: String, _ anchor: String, _ name: String) {
            let edges: [String: Edge] = ["top": .top, "bottom": .bottom, "leading": .leading, "trailing": .trailing]
            popovers[id] = TipPopover.attach(
                tip(id),
                to: find(anchor).map { OpaquePointer($0) },
                arrowEdge: edges[name]
            )
        }

        private func change(_ id: String, to other: String) {
            cards[id]?.tip = other.isEmpty ? nil : tip(other)
            popovers[id]?.tip = other.isEmpty ? nil : tip(other)
        }

        private func makePerson(_ name: String) {
            do {
                let center = TipCenter()
                try center.configure(store: InMemoryTipStore())
                report(center, as: "\(name):")
                center.run {
                    makeWindow(name)
                    makeCard("CardTip", in: name)
                }
            } catch {
                say("! \(error)")
            }
        }

        private func openDialog() {
            let dialog: Widget = gtk_window_new()
            gtk_widget_set_name(dialog, "dialog")
            gtk_window_set_title(dialog.cast(), "dialog")
            gtk_window_set_modal(dialog.cast(), 1)
            gtk_window_set_transient_for(dialog.cast(), windows["main"].map { $0.window.cast() })
            gtk_window_set_child(dialog.cast(), TestWindow.button("yes", "Yes") { say("! \($0)") })
            gtk_window_present(dialog.cast())
            self.dialog = dialog
        }

        private func runNestedLoop() {
            let nested = g_main_loop_new(nil, 0)
            nonisolated(unsafe) let pointer = nested
            Task { @MainActor in
                say("! nested")
                g_main_loop_quit(pointer)
            }
            g_main_loop_run(nested)
        }

        private func remove(_ widget: Widget) {
            guard let parent = gtk_widget_get_parent(widget) else { return }
            if g_type_check_instance_is_a(parent.cast(), gtk_box_get_type()) != 0 {
                gtk_box_remove(parent.cast(), widget)
            } else {
                gtk_widget_unparent(widget)
            }
        }

        private func set(_ property: String, _ text: String) {
            let settings = gtk_settings_get_default()
            var value = GValue()
            let number = gint(text)
            switch property {
            case "gtk-theme-name":
                g_value_init(&value, GType(16 << 2))
                g_value_set_string(&value, text)
            case "gtk-xft-dpi":
                g_value_init(&value, GType(6 << 2))
                g_value_set_int(&value, number ?? 0)
            default:
                g_value_init(&value, GType(5 << 2))
                g_value_set_boolean(&value, number ?? 0)
            }
            g_object_set_property(
                UnsafeMutableRawPointer(settings)?.assumingMemoryBound(to: GObject.self),
                property,
                &value
            )
            g_value_unset(&value)
        }
    }

    // MARK: - Answers

    extension Commands {
        /// The tip as the program knows it: its status, how often it was displayed, and whether its card is on the screen.
        private func state(_ id: String) -> String {
            let tip = tip(id)
            let isOpen = popovers[id]?.isOpen == true || find(id).map { gtk_widget_get_mapped($0) != 0 } ?? false
            return "\(tip.status) \(tip.record.displayCount) \(isOpen ? "shown" : "hidden")"
        }

        /// The middle of a widget on the screen.
        private func place(_ name: String) -> String {
            guard let widget = find(name), let native = gtk_widget_get_native(widget) else { return "nowhere" }
            var bounds = graphene_rect_t()
            _ = gtk_widget_compute_bounds(widget, Widget(native), &bounds)
            var (left, top) = (0.0, 0.0)
            gtk_native_get_surface_transform(native, &left, &top)
            var surface = gtk_native_get_surface(native)
            while let popup = surface,
                g_type_check_instance_is_a(
                    UnsafeMutableRawPointer(popup)?.assumingMemoryBound(to: GTypeInstance.self),
                    gdk_popup_get_type()
                ) != 0
            {
                left += Double(gdk_popup_get_position_x(popup))
                top += Double(gdk_popup_get_position_y(popup))
                surface = gdk_popup_get_parent(popup)
            }
            let x = left + Double(bounds.origin.x + bounds.size.width / 2)
            let y = top + Double(bounds.origin.y + bounds.size.height / 2)
            return "\(Int(x)) \(Int(y))"
        }

        /// Whether a button of the mouse is down over a window, as GTK knows it.
        private func isPressed(_ name: String) -> Bool {
            guard let window = find(name), let surface = gtk_native_get_surface(OpaquePointer(window)) else {
                return false
            }
            let seat = gdk_display_get_default_seat(gdk_display_get_default())
            var mask = GdkModifierType(0)
            gdk_surface_get_device_position(surface, gdk_seat_get_pointer(seat), nil, nil, &mask)
            return mask.rawValue & GDK_BUTTON1_MASK.rawValue != 0
        }

        private func bounds(_ name: String) -> String {
            guard let widget = find(name) else { return "nowhere" }
            return "\(gtk_widget_get_width(widget)) \(gtk_widget_get_height(widget))"
        }

        private var focusedName: String {
            for window in toplevels where gtk_window_is_active(window.cast()) != 0 {
                guard let focus = gtk_window_get_focus(window.cast()) else { return "nothing" }
                let named = sequence(first: focus) { gtk_widget_get_parent($0) }.first { !name(of: $0).isEmpty }
                return named.map { name(of: $0) } ?? "unnamed"
            }
            return "no window"
        }

        private var toplevels: [Widget] {
            guard let list = gtk_window_list_toplevels() else { return [] }
            defer { g_list_free(list) }
            return sequence(first: list) { $0.pointee.next }.compactMap(\.pointee.data)
                .map { $0.assumingMemoryBound(to: GtkWidget.self) }
        }

        /// The name that a widget was given, or the class of a part of a tip.
        private func name(of widget: Widget) -> String {
            for name in ["tip-close", "tip-action", "tip-title", "tip-card", "tip-popover", "tip-image"]
            where gtk_widget_has_css_class(widget, name) != 0 {
                return name
            }
            let name = String(cString: gtk_widget_get_name(widget))
            return name == String(cString: g_type_name_from_instance(widget.cast())) ? "" : name
        }

        /// The first widget with a name.
        private func find(_ name: String) -> Widget? {
            if name.isEmpty { return nil }
            var rest = toplevels.reversed() + kept
            while let widget = rest.popLast() {
                if self.name(of: widget) == name { return widget }
                var child = gtk_widget_get_last_child(widget)
                while let next = child {
                    rest.append(next)
                    child = gtk_widget_get_prev_sibling(next)
                }
            }
            return nil
        }
    }
#endif
