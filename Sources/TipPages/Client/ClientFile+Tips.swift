#if Web
    import TipHTTP

    extension ClientFile {
        static let tipsScript = ClientFile(
            "tips.js",
            type: "text/javascript; charset=utf-8",
            String(decoding: PackageResources.tips_js, as: UTF8.self),
            PackageResources.tips_js_br
        )

        static let tipsStyleSheet = ClientFile(
            "tips.css",
            type: "text/css; charset=utf-8",
            String(decoding: PackageResources.tips_css, as: UTF8.self),
            PackageResources.tips_css_br
        )
    }
#endif
