#if GTK
    import CGtk

    /// The style sheet of tips, which a program's own style sheets override.
    @MainActor
    enum StyleSheet {
        private static var displays: Set<OpaquePointer> = []

        /// Adds the style sheet to the default display, unless it is there.
        static func install() {
            guard let display = gdk_display_get_default(), displays.insert(display).inserted else { return }
            let provider = gtk_css_provider_new()
            gtk_css_provider_load_from_data(provider, text, -1)
            // Above the theme, and below the program's own.
            let priority = guint(GTK_STYLE_PROVIDER_PRIORITY_SETTINGS)
            gtk_style_context_add_provider_for_display(display, OpaquePointer(provider), priority)
            g_object_unref(provider)
        }

        /// Colors are made of the theme's, so that they fit in the dark and with high contrast.
        private static let text = """
            .tip-card {
              margin: 6px; padding: 12px; border-radius: 12px;
              background-color: alpha(currentColor, 0.06); border: 1px solid alpha(currentColor, 0.15);
            }
            row.tip-row { padding: 0; background: none; }
            .tip-popover > contents { padding: 12px; }
            .tip-title { font-weight: bold; }
            .tip-message { color: alpha(currentColor, 0.8); }
            .tip-image {
              min-width: 1.8em; min-height: 1.8em; color: mix(@theme_selected_bg_color, @theme_fg_color, 0.4);
            }
            .tip-close {
              min-width: 1.6em; min-height: 1.6em; padding: 0; margin: -4px -4px 0 0; color: alpha(currentColor, 0.75);
            }
            .tip-close > widget { min-width: 1em; min-height: 1em; margin: 0.3em; }
            .tip-actions > separator { background-color: alpha(currentColor, 0.15); min-height: 1px; }
            .tip-action {
              padding: 8px 6px; margin: 2px -6px; font-weight: 600;
              color: mix(@theme_selected_bg_color, @theme_fg_color, 0.6);
            }
            .tip-actions > .tip-action:last-child { margin-bottom: -6px; }
            """
    }
#endif
