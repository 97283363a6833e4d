#if GTK
    import CGtk

    #if canImport(Glibc)
        import Glibc
    #elseif canImport(Musl)
        import Musl
    #elseif canImport(Android)
        import Android
    #elseif canImport(Darwin)
        import Darwin
    #endif

    /// Lets assistive technology announce a tip that appears.
    @MainActor
    enum Announcement {
        private typealias Announce = @convention(c) (OpaquePointer?, UnsafePointer<CChar>?, CInt) -> Void

        /// GTK's function, which it has since 4.14.
        private static let announce: Announce? = {
            // The symbols of the program and all its libraries.
            guard let symbol = dlsym(nil, "gtk_accessible_announce") else { return nil }
            return unsafeBitCast(symbol, to: Announce.self)
        }()

        /// The role of a popover: where GTK can't announce a text, one that screen readers announce.
        static var popoverRole: GtkAccessibleRole {
            announce == nil ? GTK_ACCESSIBLE_ROLE_ALERT : GTK_ACCESSIBLE_ROLE_GROUP
        }

        /// Announces texts once what is being read is finished.
        static func post(_ texts: [String?], on widget: Widget) {
            let isMedium: CInt = 1
            announce?(widget.opaque, texts.compactMap(\.self).joined(separator: ". "), isMedium)
        }
    }
#endif
