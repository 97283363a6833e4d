#if GTK
    import CGtk

    /// A window with a header bar, a button, an entry, a text view, and a list that scrolls.
    @MainActor
    struct TestWindow {
        let window: Widget
        let box: Widget
        let list: Widget

        init(_ name: String, report: @escaping @MainActor (String) -> Void) {
            // Names of other windows than the first one begin with the window's.
            let prefix = name == "main" ? "" : "\(name)-"
            window = gtk_window_new()
            gtk_widget_set_name(window, name)
            gtk_window_set_title(window.cast(), name)
            gtk_window_set_default_size(window.cast(), 480, 520)
            box = gtk_box_new(GTK_ORIENTATION_VERTICAL, 6)
            gtk_window_set_child(window.cast(), box)
            let bar: Widget = gtk_header_bar_new()
            gtk_window_set_titlebar(window.cast(), bar)
            let search = Self.button(prefix + "search", "Search", report)
            gtk_header_bar_pack_start(OpaquePointer(bar), search)
            let entry: Widget = gtk_entry_new()
            gtk_widget_set_name(entry, prefix + "entry")
            let blank: Widget = gtk_label_new("Nothing here")
            gtk_widget_set_name(blank, prefix + "blank")
            let narrow = Self.button(prefix + "narrow", "Narrow", report)
            gtk_widget_set_halign(narrow, GTK_ALIGN_CENTER)
            for child in [Self.button(prefix + "other", "Other", report), entry, blank, narrow] {
                gtk_box_append(box.cast(), child)
            }
            list = gtk_list_box_new()
            for row in 0..<60 {
                let label: Widget = gtk_label_new("Row \(row)")
                gtk_widget_set_name(label, "\(prefix)row\(row)")
                gtk_list_box_append(OpaquePointer(list), label)
            }
            let scroller: Widget = gtk_scrolled_window_new()
            gtk_widget_set_name(scroller, prefix + "scroller")
            gtk_widget_set_vexpand(scroller, 1)
            gtk_scrolled_window_set_child(OpaquePointer(scroller), list)
            gtk_box_append(box.cast(), scroller)
        }

        static func button(_ name: String, _ label: String, _ report: @escaping @MainActor (String) -> Void) -> Widget {
            let button: Widget = gtk_button_new_with_label(label)
            gtk_widget_set_name(button, name)
            let handler: @convention(c) (gpointer?, gpointer?) -> Void = { _, data in
                guard let data else { return }
                nonisolated(unsafe) let pointer = data
                MainActor.assumeIsolated { Unmanaged<Press>.fromOpaque(pointer).takeUnretainedValue().body() }
            }
            g_signal_connect_data(
                button,
                "clicked",
                unsafeBitCast(handler, to: GCallback.self),
                Unmanaged.passRetained(Press { report("pressed \(name)") }).toOpaque(),
                nil,
                GConnectFlags(rawValue: 0)
            )
            return button
        }

        private final class Press {
            let body: @MainActor () -> Void
            init(_ body: @escaping @MainActor () -> Void) { self.body = body }
        }
    }
#endif
