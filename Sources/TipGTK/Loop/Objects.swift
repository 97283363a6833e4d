#if GTK
    import CGtk
    import TipContent

    /// A widget, as Swift imports `GtkWidget *`.
    typealias Widget = UnsafeMutablePointer<GtkWidget>

    extension OpaquePointer {
        /// The object as a widget; `nil` if it isn't one.
        var asWidget: Widget? { isA(gtk_widget_get_type()) ? Widget(self) : nil }

        /// Whether an object is of a type or of one derived from it.
        func isA(_ type: GType) -> Bool {
            g_type_check_instance_is_a(UnsafeMutablePointer<GTypeInstance>(self), type) != 0
        }
    }

    extension Widget {
        var opaque: OpaquePointer { OpaquePointer(self) }

        /// The widget as a type of GTK's that Swift imports with its fields.
        func cast<Object>(_: Object.Type = Object.self) -> UnsafeMutablePointer<Object> {
            UnsafeMutableRawPointer(self).assumingMemoryBound(to: Object.self)
        }

        func isA(_ type: GType) -> Bool { opaque.isA(type) }

        /// The widget and those that contain it, from the inside out.
        var ancestors: some Sequence<Widget> { sequence(first: self) { gtk_widget_get_parent($0) } }

        func set(_ property: String, _ flag: Bool) {
            var value = GValue()
            g_value_init(&value, GType(5 << 2))  // G_TYPE_BOOLEAN, a macro
            g_value_set_boolean(&value, flag ? 1 : 0)
            g_object_set_property(cast(GObject.self), property, &value)
            g_value_unset(&value)
        }

        /// Sets the texts that assistive technology reads.
        func describe(label: String, description: String? = nil) {
            update(GTK_ACCESSIBLE_PROPERTY_LABEL, label)
            if let description { update(GTK_ACCESSIBLE_PROPERTY_DESCRIPTION, description) }
        }

        private func update(_ property: GtkAccessibleProperty, _ text: String) {
            var property = property
            var value = GValue()
            g_value_init(&value, GType(16 << 2))  // G_TYPE_STRING, a macro
            g_value_set_string(&value, text)
            gtk_accessible_update_property_value(opaque, 1, &property, &value)
            g_value_unset(&value)
        }

        /// Makes a widget of a type with a role for assistive technology, which can't be changed later.
        static func make(_ type: GType, role: GtkAccessibleRole) -> Widget {
            var value = GValue()
            g_value_init(&value, gtk_accessible_role_get_type())
            g_value_set_enum(&value, gint(role.rawValue))
            defer { g_value_unset(&value) }
            return "accessible-role".withCString { name in
                var names: [UnsafePointer<CChar>?] = [name]
                let object: UnsafeMutablePointer<GObject> = g_object_new_with_properties(type, 1, &names, &value)
                return UnsafeMutableRawPointer(object).assumingMemoryBound(to: GtkWidget.self)
            }
        }

        /// Keeps an object as long as the widget exists.
        @MainActor
        func keep(_ object: AnyObject) { keeper.objects.append(object) }

        /// Releases an object that the widget keeps.
        @MainActor
        func release(_ object: AnyObject) { keeper.objects.removeAll { $0 === object } }

        /// The objects that the widget keeps.
        private var keeper: Keeper {
            if let data = g_object_get_data(cast(GObject.self), Keeper.key) {
                return Unmanaged<Keeper>.fromOpaque(data).takeUnretainedValue()
            }
            let keeper = Keeper()
            g_object_set_data_full(
                cast(GObject.self),
                Keeper.key,
                Unmanaged.passRetained(keeper).toOpaque(),
                { data in if let data { Unmanaged<Keeper>.fromOpaque(data).release() } }
            )
            return keeper
        }
    }

    extension Widget {
        /// Calls a closure for each key that is pressed; it returns whether it has used the key.
        @MainActor
        func onKey(in phase: GtkPropagationPhase, _ body: @escaping @MainActor (guint, GdkModifierType) -> Bool) {
            typealias Callback = @convention(c) (gpointer?, guint, guint, GdkModifierType, gpointer?) -> gboolean
            let callback: Callback = { _, key, _, state, data in
                guard let data else { return 0 }
                nonisolated(unsafe) let pointer = data
                let isUsed = MainActor.assumeIsolated {
                    Unmanaged<KeyHandler>.fromOpaque(pointer).takeUnretainedValue().body(key, state)
                }
                return isUsed ? 1 : 0
            }
            add(
                gtk_event_controller_key_new(),
                phase,
                "key-pressed",
                unsafeBitCast(callback, to: GCallback.self),
                KeyHandler(body)
            )
        }

        /// Calls a closure for each event, and lets the event pass.
        @MainActor
        func onEvent(_ body: @escaping @MainActor (OpaquePointer) -> Void) {
            let callback: @convention(c) (gpointer?, OpaquePointer?, gpointer?) -> gboolean = { _, event, data in
                guard let data, let event else { return 0 }
                nonisolated(unsafe) let (pointer, passed) = (data, event)
                MainActor.assumeIsolated {
                    Unmanaged<EventHandler>.fromOpaque(pointer).takeUnretainedValue().body(passed)
                }
                return 0
            }
            add(
                gtk_event_controller_legacy_new(),
                GTK_PHASE_CAPTURE,
                "event",
                unsafeBitCast(callback, to: GCallback.self),
                EventHandler(body)
            )
        }

        private func add(
            _ controller: OpaquePointer?,
            _ phase: GtkPropagationPhase,
            _ signal: String,
            _ callback: GCallback,
            _ handler: AnyObject
        ) {
            gtk_event_controller_set_propagation_phase(controller, phase)
            g_signal_connect_data(
                UnsafeMutableRawPointer(controller),
                signal,
                callback,
                Unmanaged.passRetained(handler).toOpaque(),
                { data, _ in if let data { Unmanaged<AnyObject>.fromOpaque(data).release() } },
                GConnectFlags(rawValue: 0)
            )
            gtk_widget_add_controller(self, controller)
        }
    }

    @MainActor
    private final class KeyHandler {
        let body: @MainActor (guint, GdkModifierType) -> Bool
        init(_ body: @escaping @MainActor (guint, GdkModifierType) -> Bool) { self.body = body }
    }

    @MainActor
    private final class EventHandler {
        let body: @MainActor (OpaquePointer) -> Void
        init(_ body: @escaping @MainActor (OpaquePointer) -> Void) { self.body = body }
    }

    /// Objects that a widget keeps until it is finalized.
    private final class Keeper {
        static let key = "open-tipkit"
        var objects: [AnyObject] = []
    }

    /// The handlers of an object's signals, which are disconnected when the value is released or the object is gone.
    @MainActor
    final class Signals {
        private final class Handler {
            let body: @MainActor () -> Void
            init(_ body: @escaping @MainActor () -> Void) { self.body = body }
        }

        private let object: UnsafeMutableRawPointer
        private var isGone = false
        private var ids: [gulong] = []

        init(of object: UnsafeMutableRawPointer) {
            self.object = object
            g_object_weak_ref(
                object.assumingMemoryBound(to: GObject.self),
                Self.objectIsGone,
                Unmanaged.passUnretained(self).toOpaque()
            )
        }

        private static let objectIsGone: GWeakNotify = { data, _ in
            guard let data else { return }
            let signals = Unmanaged<Signals>.fromOpaque(data).takeUnretainedValue()
            MainActor.assumeIsolated { signals.isGone = true }
        }

        /// Calls a closure when the object emits a signal that has no arguments.
        func on(_ name: String, _ body: @escaping @MainActor () -> Void) {
            let callback: @convention(c) (gpointer?, gpointer?) -> Void = { _, data in Signals.call(data) }
            connect(name, unsafeBitCast(callback, to: GCallback.self), body)
        }

        /// Calls a closure when a property of the object changes.
        func onChange(of property: String, _ body: @escaping @MainActor () -> Void) {
            let callback: @convention(c) (gpointer?, gpointer?, gpointer?) -> Void = { _, _, data in Signals.call(data)
            }
            connect("notify::" + property, unsafeBitCast(callback, to: GCallback.self), body)
        }

        private func connect(_ name: String, _ callback: GCallback, _ body: @escaping @MainActor () -> Void) {
            ids.append(
                g_signal_connect_data(
                    object,
                    name,
                    callback,
                    Unmanaged.passRetained(Handler(body)).toOpaque(),
                    { data, _ in if let data { Unmanaged<Handler>.fromOpaque(data).release() } },
                    GConnectFlags(rawValue: 0)
                )
            )
        }

        private nonisolated static func call(_ data: gpointer?) {
            guard let data else { return }
            nonisolated(unsafe) let pointer = data
            MainActor.assumeIsolated { Unmanaged<Handler>.fromOpaque(pointer).takeUnretainedValue().body() }
        }

        /// Disconnects all handlers; call it before the value is released.
        func disconnect() {
            guard !isGone else { return }
            isGone = true
            for id in ids where g_signal_handler_is_connected(object, id) != 0 {
                g_signal_handler_disconnect(object, id)
            }
            g_object_weak_unref(
                object.assumingMemoryBound(to: GObject.self),
                Self.objectIsGone,
                Unmanaged.passUnretained(self).toOpaque()
            )
        }
    }
#endif
