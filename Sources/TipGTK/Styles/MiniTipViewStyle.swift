#if GTK
    import CGtk

    /// The default style: the image, title, message and a close button at the top, and the actions below them.
    @MainActor
    public struct MiniTipViewStyle: TipViewStyle {
        /// Creates the style.
        public init() {}

        /// Makes the widget of a tip.
        public func makeWidget(configuration: Configuration) -> OpaquePointer {
            let row = box(GTK_ORIENTATION_HORIZONTAL, spacing: 12)
            let texts = box(GTK_ORIENTATION_VERTICAL, spacing: 2)
            gtk_widget_set_hexpand(texts, 1)
            gtk_widget_set_valign(texts, GTK_ALIGN_CENTER)
            add(configuration.makeTitle(), to: texts)
            add(configuration.makeMessage(), to: texts)
            add(configuration.makeImage(), to: row)
            add(texts.opaque, to: row)
            add(configuration.makeCloseButton(), to: row)
            let actions = configuration.actions
            guard !actions.isEmpty else { return row.opaque }

            let column = box(GTK_ORIENTATION_VERTICAL, spacing: 8)
            let buttons = box(GTK_ORIENTATION_VERTICAL, spacing: 0)
            gtk_widget_add_css_class(buttons, "tip-actions")
            for action in actions {
                add(gtk_separator_new(GTK_ORIENTATION_HORIZONTAL).opaque, to: buttons)
                add(configuration.makeButton(for: action), to: buttons)
            }
            add(row.opaque, to: column)
            add(buttons.opaque, to: column)
            return column.opaque
        }

        private func box(_ orientation: GtkOrientation, spacing: gint) -> Widget { gtk_box_new(orientation, spacing) }

        private func add(_ child: OpaquePointer?, to box: Widget) {
            guard let child else { return }
            gtk_box_append(box.cast(), Widget(child))
        }
    }

    extension TipViewStyle where Self == MiniTipViewStyle {
        /// The default style.
        public static var miniTip: MiniTipViewStyle { MiniTipViewStyle() }
    }
#endif
