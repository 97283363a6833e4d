#if Web
    import TipHTTP

    extension ClientFile {
        static let tipsScript = ClientFile(
            "tips.js",
            type: "text/javascript; charset=utf-8",
            String(decoding: PackageResources.tips_js, as: UTF8.self),
            PackageResources.tips_js_br
        )

        /// What shows popovers, which the script loads with the first one.
        static let popoversScript = ClientFile(
            "popovers.js",
            type: "text/javascript; charset=utf-8",
            String(decoding: PackageResources.popovers_js, as: UTF8.self),
            PackageResources.popovers_js_br
        )

        /// What few pages need, which the script loads when it is needed.
        static let moreScript = ClientFile(
            "more.js",
            type: "text/javascript; charset=utf-8",
            String(decoding: PackageResources.more_js, as: UTF8.self),
            PackageResources.more_js_br
        )

        /// The rules of a list of tips, which come with the list.
        static let libraryRules = String(decoding: PackageResources.library_css, as: UTF8.self)

        static let tipsStyleSheet = ClientFile(
            "tips.css",
            type: "text/css; charset=utf-8",
            String(decoding: PackageResources.tips_css, as: UTF8.self),
            PackageResources.tips_css_br
        )
    }
#endif
