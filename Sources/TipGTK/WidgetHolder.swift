#if GTK
    import CGtk
    import TipContent

    /// A value that has a widget of GTK's.
    ///
    /// Let the widget types of the library that you use conform:
    ///
    /// ```
    /// extension Gtk.Widget: WidgetHolder {
    ///     public var gtkWidget: OpaquePointer? { OpaquePointer(widgetPointer) }
    /// }
    /// ```
    @MainActor
    public protocol WidgetHolder {
        /// The `GtkWidget *`; `nil` if there is none yet.
        var gtkWidget: OpaquePointer? { get }
    }

    /// The GTK that the program runs with.
    @MainActor
    enum Toolkit {
        /// Whether tips can be shown; a message says why not.
        static var isReady: Bool {
            if let problem = String(gtk_check_version(4, 8, 0)) {
                DiagnosticLog.write("TipGTK needs GTK 4.8 or newer, so no tips are shown: \(problem)")
                return false
            }
            guard gtk_init_check() != 0, gdk_display_get_default() != nil else {
                DiagnosticLog.write("There is no display, so no tips are shown; DISPLAY or WAYLAND_DISPLAY names one.")
                return false
            }
            guard g_main_context_acquire(nil) != 0 else {
                DiagnosticLog.write("GTK's loop runs on another thread than the main actor, so no tips are shown.")
                return false
            }
            g_main_context_release(nil)
            return true
        }

        /// Returns the widget of a pointer; `nil`, with a message, if there is none.
        static func widget(_ pointer: OpaquePointer?) -> Widget? {
            let widget = pointer?.asWidget
            if widget == nil { DiagnosticLog.write("A tip was given no widget of GTK's, so it isn't shown.") }
            return widget
        }
    }

    extension String {
        /// The string of C's; `nil` without one.
        fileprivate init?(_ text: UnsafePointer<CChar>?) {
            guard let text else { return nil }
            self.init(cString: text)
        }
    }
#endif
