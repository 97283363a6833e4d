#if Web
    public import OpenTipKit
    import TipUI
    import TipHTML
    import TipUIHTML
    import TipUIWeb

    extension TipPages {
        /// The tags for a page's `<head>`: the style sheet and the script.
        public var head: String {
            """
            <link rel="stylesheet" href="\(address(of: .tipsStyleSheet))">
            <script type="module" src="\(escaped(path))/\(ClientFile.tipsScript.name)"></script>
            """
        }

        /// Returns the markup of a tip in the flow of a page, with its card if the tip may appear.
        ///
        /// The markup is safe to insert into a page. With JavaScript, the script takes over the card; without
        /// JavaScript, the card's buttons submit a form. A rendered tip counts as displayed only after the script has
        /// shown the tip, or after the person has pressed one of its buttons.
        ///
        /// - Parameters:
        ///   - tip: A tip that was passed to ``add(_:)``.
        ///   - person: The id of the person who sees the page; if it is `nil`, the element is empty until the script
        ///     has requested the visitor's tips, as ``Visitors`` describes.
        public func html(for tip: any Tip, person: String?) async -> String {
            let markup = await markup(of: Slot.Post(key: "", tip: tip.id), tip: tip, person: person)
            return "<tip-view tip=\"\(escaped(tip.id))\" class=\"tipui\">\(markup)</tip-view>"
        }

        /// Returns the markup of a tip that points at another element of a page.
        ///
        /// Without JavaScript, the card appears in the flow of the page.
        ///
        /// - Parameters:
        ///   - tip: A tip that was passed to ``add(_:)``.
        ///   - anchor: The id of the element that the tip points at.
        ///   - edge: The edge of the tip on which the arrow is drawn if there is room, or `nil` for any edge.
        ///   - person: The id of the person who sees the page.
        public func html(for tip: any Tip, anchor: String, edge: Edge? = nil, person: String?) async -> String {
            let edge = edge.map { "\($0)" }
            let post = Slot.Post(key: "", tip: tip.id, popover: true, edge: edge)
            let markup = await markup(of: post, tip: tip, person: person)
            let attribute = edge.map { " edge=\"\($0)\"" } ?? ""
            return """
                <tip-popover tip="\(escaped(tip.id))" for="\(escaped(anchor))"\(attribute) class="tipui">\(markup)</tip-popover>
                """
        }

        func address(of file: ClientFile) -> String { escaped("\(path)/\(file.name)?v=\(file.version)") }

        @MainActor
        private func markup(of post: Slot.Post, tip: any Tip, person: String?) -> String {
            guard let person else { return "" }
            let drawing: SlotDrawing
            do {
                drawing = SlotDrawing(Slot(post, tip: tip), path: path, center: try people.center(for: person))
            } catch {
                logWarning("The tip \(tip.id) was left out of a page: \(error.localizedDescription)")
                return ""
            }
            defer { drawing.end() }
            guard let content = drawing.content else { return "" }
            let sheet = rules.add(content.rules)
            let form = drawing.root.formID
            return """
                <link rel="stylesheet" href="\(address(of: .tipsStyleSheet))">\
                <link rel="stylesheet" href="\(escaped(path))/rules.css?v=\(sheet)">\
                <noscript><form id="\(form)" method="post" action="\(escaped(path))/form" hidden>\
                <input type="hidden" name="tip" value="\(escaped(tip.id))">\
                <input type="hidden" name="popover" value="\(post.popover ?? false)"></form></noscript>\(content.html)
                """
        }
    }
#endif
