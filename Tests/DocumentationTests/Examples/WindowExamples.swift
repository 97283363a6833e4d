#if GTK
    import CGtk
    import TipGTK

    // The examples in the comments of TipGTK; WindowProcess, which is built with GTK, compiles them.

    private struct SearchTip: Tip {
        var title: Text { Text("Find a note") }
    }

    private struct SortTip: Tip {
        var title: Text { Text("Notes in your order") }
    }

    @MainActor
    private func addPopover(to searchButton: OpaquePointer) {
        TipPopover.attach(SearchTip(), to: searchButton)
    }

    @MainActor
    private func addCard(to box: UnsafeMutablePointer<GtkBox>) {
        let card = TipCard(SearchTip())
        gtk_box_append(box, UnsafeMutablePointer(card.widget))
    }

    @MainActor
    private func addRow(to list: OpaquePointer) {
        let row = TipRow(SortTip())
        gtk_list_box_prepend(list, UnsafeMutablePointer(row.widget))
    }
#endif
