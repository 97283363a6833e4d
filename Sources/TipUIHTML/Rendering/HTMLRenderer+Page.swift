import TipHTML
package import TipUI

extension HTMLRenderer {
    /// Returns a complete document.
    ///
    /// The document also works without JavaScript: pressing a button then posts a form.
    ///
    /// - Parameter parts: Is set to the parts of the style that the document contains.
    package func page(_ tree: ElementTree, options: PageOptions, parts: inout Set<StylePart>) -> String {
        var content = PageMarkup(root: root)
        write(tree, to: &content)
        parts = content.parts
        let switches = content.text.contains("<noscript>") ? scriptlessSwitches(options) : ""
        let language = tree.language
        return """
            <!doctype html>
            <html lang="\(escaped(language ?? "en"))"\(tree.isRightToLeft ? " dir=\"rtl\"" : "")>
            <head>
            <meta charset="utf-8">
            <meta name="viewport" content="width=device-width, initial-scale=1">
            <meta name="color-scheme" content="light dark">
            <title>\(escaped(tree.pageTitle ?? options.title))</title>
            <link rel="icon" href="data:,">
            <link rel="stylesheet" href="\(escaped(options.styleSheet))">
            <style nonce="\(escaped(options.nonce))">
            \(content.rules.rules.joined(separator: "\n"))
            </style>\(switches)
            </head>
            <body class="tipui tipui-window" data-session="\(escaped(options.session))" \
            data-last="\(options.sequence)" data-base="\(escaped(root.base))" data-address="\(escaped(options.address))">
            <form id="\(escaped(root.formID))" method="post" action="\(escaped(root.base))/form" hidden>\
            <input type="hidden" name="session" value="\(escaped(options.session))"></form>\
            <noscript><img src="\(escaped(root.base))/alive?session=\(escaped(options.session))" alt="" hidden></noscript>
            <header class="\(classNames("visually-hidden"))"><div role="heading" aria-level="1">\(escaped(options.title))</div></header>
            \(content.text)
            <div role="status"><span class="\(classNames("lost"))">\(escaped(SystemWord.reconnecting.text(in: language)))</span>\
            <span class="\(classNames("anew"))">\(escaped(SystemWord.restarted.text(in: language)))</span></div>
            <script type="module" src="\(escaped(options.script))" nonce="\(escaped(options.nonce))"></script>
            </body>
            </html>

            """
    }

    /// Returns the style of switches in browsers without JavaScript, in which a button replaces the input.
    private func scriptlessSwitches(_ options: PageOptions) -> String {
        let toggle = ".\(classNames("toggle"))"
        return """

            <noscript><style nonce="\(escaped(options.nonce))">
            .\(classNames("switch")) > input { display: none; } .\(classNames("switch")) > noscript { display: contents; }
            button\(toggle) { border: 0; padding: 0; }
            \(toggle)[aria-checked=true] { background: var(--tint); } \(toggle)[aria-checked=true]::after { translate: 20px 0; }
            \(toggle)[aria-checked=true]:dir(rtl)::after { translate: -20px 0; }
            </style></noscript>
            """
    }
}

extension ElementTree {
    /// The language set for the entire page, if any.
    fileprivate var language: String? {
        element.style.language ?? (children.count == 1 ? children[0].language : nil)
    }

    /// Whether the entire page is set from right to left.
    fileprivate var isRightToLeft: Bool {
        let direction =
            element.style.layoutDirection ?? (children.count == 1 ? children[0].element.style.layoutDirection : nil)
        return direction == .rightToLeft
    }

    /// The title of the first page in the tree that has one.
    fileprivate var pageTitle: String? {
        if let content = element.content as? PageContent, !content.title.isEmpty { return content.title }
        if let panel = element.content as? TabPanelContent, !panel.isSelected { return nil }
        return children.lazy.compactMap(\.pageTitle).first
    }
}

/// The properties of a document other than its element tree.
package struct PageOptions: Sendable {
    /// The title of the document if the page has no title of its own.
    package var title: String
    /// The nonce of the content security policy.
    package var nonce: String
    /// The address of the client script.
    package var script: String
    /// The address of the style sheet.
    package var styleSheet: String
    /// The address of the page.
    package var address: String
    /// The id of the session.
    package var session: String
    /// The number of the last batch of patches that the page includes.
    package var sequence: Int

    package init(
        title: String,
        nonce: String,
        script: String,
        styleSheet: String,
        address: String,
        session: String,
        sequence: Int
    ) {
        self.title = title
        self.nonce = nonce
        self.script = script
        self.styleSheet = styleSheet
        self.address = address
        self.session = session
        self.sequence = sequence
    }
}
