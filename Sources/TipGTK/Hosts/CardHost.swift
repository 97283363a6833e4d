#if GTK
    import CGtk
    import TipKitCore

    /// Shows a tip as a card in a widget of its own, which takes no room while the tip may not appear.
    @MainActor
    final class CardHost: TipHost {
        /// The widget that is hidden while there is no card: the revealer, or the row that contains it.
        private let outer: Widget
        private let revealer: Widget
        private var content: Widget?

        init(
            _ tip: (any Tip)?,
            inRow: Bool,
            style: any TipViewStyle,
            action: @escaping @MainActor @Sendable (Tips.Action) -> Void
        ) {
            revealer = gtk_revealer_new()
            gtk_revealer_set_transition_type(revealer.opaque, GTK_REVEALER_TRANSITION_TYPE_SLIDE_DOWN)
            if inRow {
                outer = gtk_list_box_row_new()
                gtk_list_box_row_set_child(outer.cast(), revealer)
                gtk_list_box_row_set_activatable(outer.cast(), 0)
                gtk_list_box_row_set_selectable(outer.cast(), 0)
                gtk_widget_set_focusable(outer, 0)
                gtk_widget_add_css_class(outer, "tip-row")
            } else {
                outer = revealer
            }
            gtk_widget_set_visible(outer, 0)
            super.init(tip, at: outer, style: style, action: action)
        }

        override var isContentMapped: Bool { content.map { gtk_widget_get_mapped($0) != 0 } ?? false }

        override func show(_ content: Widget, named name: String, description: String?) {
            let card = Widget.make(gtk_box_get_type(), role: GTK_ACCESSIBLE_ROLE_GROUP)
            gtk_widget_add_css_class(card, "tip-card")
            card.describe(label: name, description: description)
            gtk_widget_set_hexpand(content, 1)
            gtk_box_append(card.cast(), content)
            gtk_revealer_set_child(revealer.opaque, card)
            self.content = card
            gtk_widget_set_visible(outer, 1)
            gtk_revealer_set_reveal_child(revealer.opaque, 1)
            Announcement.post([name, description], on: card)
        }

        override func hide() {
            content = nil
            guard let widget, gtk_widget_in_destruction(widget) == 0 else { return }
            gtk_revealer_set_reveal_child(revealer.opaque, 0)
            gtk_widget_set_visible(outer, 0)
            gtk_revealer_set_child(revealer.opaque, nil)
        }
    }
#endif
