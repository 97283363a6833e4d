import CGtk
import TipGTK

typealias Widget = UnsafeMutablePointer<GtkWidget>

extension UnsafeMutablePointer {
    /// The object as another of GTK's types, as its macros do in C.
    func cast<Object>(_: Object.Type = Object.self) -> UnsafeMutablePointer<Object> {
        UnsafeMutableRawPointer(self).assumingMemoryBound(to: Object.self)
    }
}

/// A window with a header bar, a list of notes and a text view, and three tips.
@MainActor
final class NotesWindow {
    private let window: Widget = gtk_window_new()
    private let list: Widget = gtk_list_box_new()
    private var names = ["Trip to the lake", "Bread", "Letters"]

    init() {
        let bar: Widget = gtk_header_bar_new()
        let search = button("Search") { SearchTip().invalidate(reason: .actionPerformed) }
        let new = button("New note") { [unowned self] in
            add("Note \(names.count + 1)")
            SearchTip.wrote.sendDonation()
        }
        gtk_header_bar_pack_start(OpaquePointer(bar), new)
        gtk_header_bar_pack_end(OpaquePointer(bar), search)
        gtk_window_set_titlebar(window.cast(), bar)
        gtk_window_set_title(window.cast(), "Notes")
        gtk_window_set_default_size(window.cast(), 720, 460)

        let notes: Widget = gtk_scrolled_window_new()
        gtk_scrolled_window_set_child(OpaquePointer(notes), list)
        gtk_widget_set_size_request(notes, 280, -1)
        let text: Widget = gtk_text_view_new()
        gtk_text_view_set_wrap_mode(text.cast(), GTK_WRAP_WORD)
        for margin in [gtk_text_view_set_left_margin, gtk_text_view_set_top_margin] { margin(text.cast(), 12) }
        gtk_widget_set_vexpand(text, 1)

        // The three tips.
        TipPopover.attach(SearchTip(), to: OpaquePointer(search))
        let sorting = TipRow(SortTip()) { [unowned self] action in
            guard action.id == "sort" else { return }
            sort()
            SortTip().invalidate(reason: .actionPerformed)
        }
        let saving = TipCard(SavingTip())

        let page: Widget = gtk_box_new(GTK_ORIENTATION_VERTICAL, 0)
        gtk_widget_set_hexpand(page, 1)
        gtk_box_append(page.cast(), UnsafeMutablePointer(saving.widget))
        gtk_box_append(page.cast(), text)
        let columns: Widget = gtk_box_new(GTK_ORIENTATION_HORIZONTAL, 0)
        for child in [notes, gtk_separator_new(GTK_ORIENTATION_VERTICAL), page] {
            gtk_box_append(columns.cast(), child)
        }
        gtk_window_set_child(window.cast(), columns)
        for name in names { gtk_list_box_append(OpaquePointer(list), row(name)) }
        gtk_list_box_prepend(OpaquePointer(list), UnsafeMutablePointer(sorting.widget))
    }

    func present() { gtk_window_present(window.cast()) }

    /// Calls a closure when the window is closed.
    func onClose(_ body: @escaping @MainActor () -> Void) { connect(window, "destroy", body) }

    private func add(_ name: String) {
        names.append(name)
        gtk_list_box_append(OpaquePointer(list), row(name))
    }

    private func sort() {
        let compare: GtkListBoxSortFunc = { first, second, _ in
            // The tip, whose row has no name, stays first.
            let names = [first, second].map {
                gtk_widget_get_name($0.map { UnsafeMutableRawPointer($0).assumingMemoryBound(to: GtkWidget.self) })
            }
            guard let first = names[0], let second = names[1] else { return 0 }
            return gint(strcmp(first, second))
        }
        gtk_list_box_set_sort_func(OpaquePointer(list), compare, nil, nil)
    }

    private func row(_ name: String) -> Widget {
        let row: Widget = gtk_list_box_row_new()
        let label: Widget = gtk_label_new(name)
        gtk_label_set_xalign(OpaquePointer(label), 0)
        for margin in [gtk_widget_set_margin_start, gtk_widget_set_margin_top, gtk_widget_set_margin_bottom] {
            margin(label, 10)
        }
        gtk_list_box_row_set_child(row.cast(), label)
        gtk_widget_set_name(row, name)
        return row
    }

    private func button(_ label: String, _ body: @escaping @MainActor () -> Void) -> Widget {
        let button: Widget = gtk_button_new_with_label(label)
        connect(button, "clicked", body)
        return button
    }
}

private final class Handler {
    let body: @MainActor () -> Void
    init(_ body: @escaping @MainActor () -> Void) { self.body = body }
}

/// Calls a closure when a widget emits a signal without arguments.
@MainActor
private func connect(_ widget: Widget, _ signal: String, _ body: @escaping @MainActor () -> Void) {
    let handler: @convention(c) (gpointer?, gpointer?) -> Void = { _, data in
        guard let data else { return }
        nonisolated(unsafe) let pointer = data
        MainActor.assumeIsolated { Unmanaged<Handler>.fromOpaque(pointer).takeUnretainedValue().body() }
    }
    g_signal_connect_data(
        widget,
        signal,
        unsafeBitCast(handler, to: GCallback.self),
        Unmanaged.passRetained(Handler(body)).toOpaque(),
        { data, _ in if let data { Unmanaged<Handler>.fromOpaque(data).release() } },
        GConnectFlags(rawValue: 0)
    )
}
