#if GTK
    import CGtk
    public import TipContent
    public import TipKitCore

    /// A tip in a popover that points at a widget.
    ///
    /// It is what `TipUIPopoverViewController` and `TipNSPopover` are in Apple's TipKit; unlike these, it opens and closes
    /// by the tip's status. At most one popover of a window is open, and others wait. Escape, or a press beside all controls,
    /// closes it and invalidates the tip with `.tipClosed`. A press of another control closes it until its widget has been out
    /// of sight. Opening it moves no focus: Tab on the widget, or F6 anywhere, goes into the popover, and F6 back.
    ///
    /// ```swift
    /// TipPopover.attach(SearchTip(), to: searchButton)
    /// ```
    @MainActor
    public final class TipPopover {
        private weak var host: PopoverHost?

        private init(_ host: PopoverHost?) { self.host = host }

        /// Attaches a tip to a widget, until the widget is destroyed.
        ///
        /// The tip is that of the current ``TipCenter``. Without a display, or with a pointer that isn't a widget's, a
        /// message is written, and nothing is shown.
        ///
        /// - Parameters:
        ///   - tip: The tip; `nil` for none yet.
        ///   - widget: The `GtkWidget *`.
        ///   - arrowEdge: The edge of the tip that carries the arrow: `.top` puts the tip below the widget. GTK takes the
        ///     opposite edge if there is no room.
        ///   - style: The style of the tip.
        ///   - actionHandler: Runs when a person presses one of the tip's actions, after the action's own handler.
        @discardableResult
        public static func attach(
            _ tip: (any Tip)?,
            to widget: OpaquePointer?,
            arrowEdge: Edge? = nil,
            style: any TipViewStyle = .miniTip,
            actionHandler: @escaping @MainActor @Sendable (Tips.Action) -> Void = { _ in }
        ) -> TipPopover {
            guard Toolkit.isReady, let anchor = Toolkit.widget(widget) else { return TipPopover(nil) }
            let host = PopoverHost(tip, anchor: anchor, arrowEdge: arrowEdge, style: style, action: actionHandler)
            anchor.keep(host)
            return TipPopover(host)
        }

        /// Attaches a tip to the widget of a value, such as that of a Swift library for GTK.
        @discardableResult
        public static func attach(
            _ tip: (any Tip)?,
            to holder: some WidgetHolder,
            arrowEdge: Edge? = nil,
            style: any TipViewStyle = .miniTip,
            actionHandler: @escaping @MainActor @Sendable (Tips.Action) -> Void = { _ in }
        ) -> TipPopover {
            attach(tip, to: holder.gtkWidget, arrowEdge: arrowEdge, style: style, actionHandler: actionHandler)
        }

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

        /// Whether the popover is open.
        public var isOpen: Bool { host?.isOpen == true }

        /// Takes the tip off the widget; an open popover closes.
        public func detach() {
            guard let host, let widget = host.widget else { return }
            host.end()
            widget.release(host)
        }
    }
#endif
