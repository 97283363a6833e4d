#if Web
    import TipContent
    import TipHTML
    import TipHTTP
    import TipKitCore

    /// The card of a tip, or the list of those that a person has seen, as markup for the shadow root of a tip element.
    ///
    /// The page's own rules don't reach into a shadow root, so the class names needn't be unusual.
    struct Card {
        let html: String
        /// The rules for styles that the style sheet of tips doesn't have.
        let rules: String

        init(_ element: TipPages.Element, reading: ReadingSettings?, path: String) {
            var writer = CardWriter(reading, path: path)
            html = writer.card(element, reading)
            rules = Self.withTextSize(writer.rules.rules.joined(separator: "\n"))
        }

        init(_ library: Library, path: String) {
            var writer = CardWriter(library.reading, path: path)
            html = writer.list(library)
            rules = ClientFile.libraryRules + Self.withTextSize(writer.rules.rules.joined(separator: "\n"))
        }

        /// Returns style rules whose lengths in `rem` follow the person's text size instead of the page's root element.
        private static func withTextSize(_ rules: String) -> String {
            let parts = rules.split(separator: "rem", omittingEmptySubsequences: false)
            return parts.dropLast().map { part in
                let length = part.reversed().prefix { ("0"..."9").contains($0) || $0 == "." }.count
                let (start, number) = (part.dropLast(length), part.suffix(length))
                return length == 0 ? "\(part)rem" : "\(start)calc(\(number)*var(--tipui-unit))"
            }.joined() + (parts.last ?? "")
        }
    }

    /// Writes the parts of a card, and collects their style rules.
    struct CardWriter {
        var environment = EnvironmentValues()
        var rules: StyleRules

        init(_ reading: ReadingSettings?, path: String) {
            environment.readingSettings = reading
            let root = RootOptions(base: path, scope: ":host") { AssetIndex.app.picture(named: $0) != nil }
            rules = StyleRules(root: root)
        }

        mutating func card(_ element: TipPages.Element, _ reading: ReadingSettings?) -> String {
            let tip = element.tip
            var text = "<div class=\"card\" data-kind=\"\(element.kind.rawValue)\""
            if let edge = element.edge { text += " data-edge=\"\(edge)\"" }
            if let reading { text += attributes(of: reading) }
            let name = tip.title.plain(in: environment)
            let isBlank = name.allSatisfy(\.isWhitespace)
            text += " role=\"\(element.kind == .popover ? "dialog" : "note")\""
            text += " aria-label=\"\(isBlank ? "Tip" : escaped(name))\">"
            if let image = tip.image { text += picture(image) }
            text += "<div class=\"texts\">"
            text += paragraph(tip.title, "title", " role=\"heading\" aria-level=\"2\"")
            if let message = tip.message { text += paragraph(message, "message") }
            if let position = TipCenter.current.groupPosition(of: tip.id) {
                text += "<div class=\"place\">\(escaped(position.text(in: reading?.language)))</div>"
            }
            text += "</div>"
            let close = escaped(environment.text(of: TipWord.close))
            text += button("close", press: "close", " aria-label=\"\(close)\"", Symbol("xmark").svg)
            let actions = tip.preparedActions
            if !actions.isEmpty {
                text += "<div class=\"actions\">"
                for action in actions { text += self.action(action) }
                text += "</div>"
            }
            return text + "</div>"
        }

        func attributes(of reading: ReadingSettings) -> String {
            let language = reading.language.map { " lang=\"\(escaped($0))\"" } ?? ""
            return "\(language) dir=\"\(reading.direction == .rightToLeft ? "rtl" : "ltr")\""
        }

        mutating func picture(_ image: Image) -> String {
            let content = image.content(within: environment.textPatch, in: environment)
            var tag = content.tag(id: "image", rules: &rules)
            tag.attributes = ["aria-hidden": "true"]
            return tag.markup(id: "image")
        }

        mutating func paragraph(_ content: Text, _ name: String, _ attributes: String = "") -> String {
            let (inner, names) = markup(content)
            return "<div class=\"\(name)\(names)\"\(attributes)>\(inner)</div>"
        }

        private mutating func action(_ action: Tips.Action) -> String {
            let (inner, names) = markup(action.label())
            let id = escaped(action.id)
            return button("action\(names)", press: "action:\(id)", " data-action=\"\(id)\"", inner)
        }

        func button(_ name: String, press: String, _ attributes: String, _ inner: String) -> String {
            """
            <button class="\(name)" type="submit" name="press" value="\(press)"\(attributes)>\(inner)</button>
            """
        }

        /// The markup of a text, and the class names for the tag around it.
        private mutating func markup(_ content: Text) -> (inner: String, names: String) {
            let (inner, shared) = content.runs(in: environment).markup(rules: &rules)
            let name = rules.name(for: shared)
            return (inner, name.isEmpty ? "" : " \(classNames(name))")
        }
    }
#endif
