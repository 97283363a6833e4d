#if GTK
    import CGtk
    import TipGTK

    // The listings of the article about native windows; WindowProcess, which is built with GTK, compiles them.

    private struct SearchTip: Tip {
        var title: Text { Text("Find a note") }
    }

    private struct SavingTip: Tip {
        var title: Text { Text("Nothing to save") }
    }

    private struct SortTip: Tip {
        var title: Text { Text("Notes in your order") }
    }

    private struct TitleOnly: TipViewStyle {
        func makeWidget(configuration: Configuration) -> OpaquePointer { configuration.makeTitle() }
    }

    @MainActor
    private func addTips(
        to searchButton: OpaquePointer,
        _ box: UnsafeMutablePointer<GtkBox>,
        _ list: OpaquePointer,
        sort: @escaping @MainActor @Sendable (String) -> Void
    ) {
        TipPopover.attach(SearchTip(), to: searchButton)

        let card = TipCard(SavingTip())
        gtk_box_prepend(box, UnsafeMutablePointer(card.widget))

        let row = TipRow(SortTip()) { action in sort(action.id) }
        gtk_list_box_prepend(list, UnsafeMutablePointer(row.widget))
    }
#endif
