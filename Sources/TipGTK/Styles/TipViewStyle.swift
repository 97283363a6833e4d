#if GTK
    import CGtk
    public import TipKitCore

    /// A style of tips beside widgets, which makes the widget of a tip from the tip's properties.
    ///
    /// It is what `viewStyle` of `TipUIView` and `TipNSView` takes in Apple's TipKit. The frame around the widget is a
    /// ``TipCard``'s or a ``TipPopover``'s own; its colors, corners and paddings are those of the CSS classes `tip-card` and
    /// `tip-popover`.
    @MainActor
    public protocol TipViewStyle {
        /// The properties of the tip that the style receives.
        typealias Configuration = TipViewStyleConfiguration

        /// Makes the widget of a tip: a new `GtkWidget *` each time.
        func makeWidget(configuration: Configuration) -> OpaquePointer
    }

    /// The size of a tip's image, in GTK's pixels.
    public struct TipImageSize: Hashable, Sendable {
        /// The width.
        public var width: Int
        /// The height.
        public var height: Int

        /// Creates a size.
        public init(width: Int, height: Int) {
            self.width = width
            self.height = height
        }
    }

    /// The properties of a tip that a style uses to make its widget, and the widgets of the default style.
    ///
    /// Use these properties instead of the tip's own: the `actions` also run the closure of the card or popover.
    @MainActor
    public struct TipViewStyleConfiguration {
        /// The tip itself, which a style can for example invalidate.
        public let tip: any Tip
        /// The size of the image; `nil` for that of the text.
        public let imageSize: TipImageSize?
        private weak var host: TipHost?
        private let center = TipCenter.current

        init(tip: any Tip, host: TipHost) {
            self.tip = tip
            self.host = host
            imageSize = host.imageSize
        }

        /// The tip's title.
        public var title: Text { tip.title }
        /// The tip's message.
        public var message: Text? { tip.message }
        /// The tip's image.
        public var image: Image? { tip.image }

        /// The tip's actions, whose handlers run the action's own handler and then the closure of the card or popover.
        public var actions: [Tips.Action] {
            tip.actions { [weak host] action in host?.action(action) }
        }

        /// Closes the tip in response to a press of its close button.
        public func close() { host?.close() }

        /// The name of the card for assistive technology.
        var name: String { tip.name(in: EnvironmentValues()) }

        /// The description of the card for assistive technology.
        var description: String? { message?.plain }
    }

    extension TipViewStyleConfiguration {
        /// Makes a label of the tip's title, with the CSS class `tip-title`.
        public func makeTitle() -> OpaquePointer {
            label(title, class: "tip-title", role: GTK_ACCESSIBLE_ROLE_HEADING).opaque
        }

        /// Makes a label of the tip's message, with the CSS class `tip-message`; `nil` without a message.
        public func makeMessage() -> OpaquePointer? {
            message.map { label($0, class: "tip-message", role: GTK_ACCESSIBLE_ROLE_LABEL).opaque }
        }

        /// Makes a widget of the tip's image, with the CSS class `tip-image`; `nil` without an image.
        public func makeImage() -> OpaquePointer? {
            guard let image else { return nil }
            let widget = image.makeWidget()
            gtk_widget_add_css_class(widget, "tip-image")
            if let imageSize { gtk_widget_set_size_request(widget, gint(imageSize.width), gint(imageSize.height)) }
            gtk_widget_set_valign(widget, GTK_ALIGN_START)
            return widget.opaque
        }

        /// Makes the button that closes the tip, with the CSS class `tip-close`.
        public func makeCloseButton() -> OpaquePointer {
            let button: Widget = gtk_button_new()
            gtk_button_set_child(button.cast(), SymbolDrawing.makeWidget(named: "xmark"))
            for name in ["tip-close", "flat", "circular"] { gtk_widget_add_css_class(button, name) }
            let text = EnvironmentValues().text(of: TipWord.close)
            button.describe(label: text)
            gtk_widget_set_tooltip_text(button, text)
            gtk_widget_set_valign(button, GTK_ALIGN_START)
            button.onPress { close() }
            return button.opaque
        }

        /// Makes the button of an action, with the CSS class `tip-action`.
        public func makeButton(for action: Tips.Action) -> OpaquePointer {
            let button: Widget = gtk_button_new()
            let text = label(action.label(), class: "tip-label", role: GTK_ACCESSIBLE_ROLE_PRESENTATION)
            gtk_button_set_child(button.cast(), text)
            for name in ["tip-action", "flat"] { gtk_widget_add_css_class(button, name) }
            button.describe(label: action.label().plain)
            button.onPress { [center] in center.run { action.handler() } }
            return button.opaque
        }

        private func label(_ text: Text, class name: String, role: GtkAccessibleRole) -> Widget {
            let label = Widget.make(gtk_label_get_type(), role: role)
            gtk_label_set_markup(label.opaque, Markup.of(text))
            gtk_label_set_wrap(label.opaque, 1)
            gtk_label_set_wrap_mode(label.opaque, PANGO_WRAP_WORD_CHAR)
            gtk_label_set_max_width_chars(label.opaque, 36)
            gtk_label_set_xalign(label.opaque, 0)
            gtk_widget_add_css_class(label, name)
            return label
        }
    }

    extension Widget {
        /// Calls a closure when the button is pressed.
        @MainActor
        fileprivate func onPress(_ body: @escaping @MainActor () -> Void) {
            let signals = Signals(of: UnsafeMutableRawPointer(self))
            signals.on("clicked", body)
            keep(signals)
        }
    }
#endif
