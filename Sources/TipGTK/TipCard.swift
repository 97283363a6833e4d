#if GTK
    import CGtk
    public import TipKitCore

    /// A tip as a card, in a widget that you put among others.
    ///
    /// It is what `TipUIView` and `TipNSView` are in Apple's TipKit. The widget takes no room while the tip may not appear.
    ///
    /// ```swift
    /// let card = TipCard(SearchTip())
    /// gtk_box_append(box, UnsafeMutablePointer(card.widget))
    /// ```
    @MainActor
    public class TipCard: WidgetHolder {
        private let reference: WidgetReference?
        private weak var host: CardHost?

        /// Creates a card.
        ///
        /// The tip is that of the current ``TipCenter``.
        ///
        /// - Parameters:
        ///   - tip: The tip; `nil` for none yet.
        ///   - style: The style of the tip.
        ///   - actionHandler: Runs when a person presses one of the tip's actions, after the action's own handler.
        public convenience init(
            _ tip: (any Tip)?,
            style: any TipViewStyle = .miniTip,
            actionHandler: @escaping @MainActor @Sendable (Tips.Action) -> Void = { _ in }
        ) {
            self.init(tip, inRow: false, style: style, actionHandler: actionHandler)
        }

        init(
            _ tip: (any Tip)?,
            inRow: Bool,
            style: any TipViewStyle,
            actionHandler: @escaping @MainActor @Sendable (Tips.Action) -> Void
        ) {
            guard Toolkit.isReady else {
                (reference, host) = (nil, nil)
                return
            }
            let host = CardHost(tip, inRow: inRow, style: style, action: actionHandler)
            reference = host.widget.map(WidgetReference.init)
            host.widget?.keep(host)
            self.host = host
        }

        /// The `GtkWidget *`, which exists as long as this object or its parent; `nil` without a display.
        ///
        /// The card shows and hides it; to hide it yourself, set ``tip`` to `nil`.
        public var widget: OpaquePointer? { reference?.widget.opaque }

        /// The same as ``widget``.
        public var gtkWidget: OpaquePointer? { widget }

        /// The tip; a new one replaces it.
        public var tip: (any Tip)? {
            get { host?.tip }
            set { host?.tip = newValue }
        }

        /// The style of the tip.
        public var viewStyle: any TipViewStyle {
            get { host?.style ?? MiniTipViewStyle() }
            set { host?.style = newValue }
        }

        /// The size of the tip's image; `nil` for that of the text.
        public var imageSize: TipImageSize? {
            get { host?.imageSize }
            set { host?.imageSize = newValue }
        }
    }

    /// A tip as a row of a `GtkListBox`, or in an item of a `GtkListView`.
    ///
    /// It is what `TipUICollectionViewCell` is in Apple's TipKit. A row can't be selected nor activated, and takes no room
    /// while the tip may not appear.
    ///
    /// ```swift
    /// let row = TipRow(SortTip())
    /// gtk_list_box_prepend(list, UnsafeMutablePointer(row.widget))
    /// ```
    ///
    /// The factory of a list view makes a row without a tip, gives it to its item as the child, and sets ``TipCard/tip`` when the
    /// item is bound.
    @MainActor
    public final class TipRow: TipCard {
        /// Creates a row; `GtkListBoxRow *` is the type of its widget.
        ///
        /// - Parameters:
        ///   - tip: The tip; `nil` for none yet.
        ///   - style: The style of the tip.
        ///   - actionHandler: Runs when a person presses one of the tip's actions, after the action's own handler.
        public init(
            _ tip: (any Tip)?,
            style: any TipViewStyle = .miniTip,
            actionHandler: @escaping @MainActor @Sendable (Tips.Action) -> Void = { _ in }
        ) {
            super.init(tip, inRow: true, style: style, actionHandler: actionHandler)
        }

        /// Gives the row another tip.
        ///
        /// - Returns: The row.
        @discardableResult
        public func configureTip(_ tip: (any Tip)?) -> Self {
            self.tip = tip
            return self
        }
    }

    /// A reference to a widget, which is released on GTK's thread.
    private final class WidgetReference {
        let widget: Widget

        init(_ widget: Widget) {
            self.widget = widget
            g_object_ref_sink(widget)
        }

        deinit {
            let release: @convention(c) (gpointer?) -> gboolean = { widget in
                g_object_unref(widget)
                return 0
            }
            g_idle_add_full(G_PRIORITY_DEFAULT_IDLE, release, widget, nil)
        }
    }
#endif
