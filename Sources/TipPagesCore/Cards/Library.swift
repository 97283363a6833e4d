#if Web
    import Foundation
    import TipContent
    import TipHTML
    import TipKitCore

    /// The tips that a person has seen, for a list in a page.
    struct Library {
        /// A tip of the list.
        struct Entry {
            let tip: any Tip
            /// When the tip appeared last.
            let date: Date
            let reading: ReadingSettings?
        }

        /// The tips, newest first.
        let entries: [Entry]
        /// Whether the person has turned off all tips.
        let areTipsOff: Bool
        /// The locale of the list's own words.
        let reading: ReadingSettings
    }

    extension Library {
        /// Reads what the person of the current center has seen of a catalog's tips.
        init(_ catalog: Catalog, _ language: CardLanguage) {
            entries = TipCenter.current.seen(among: catalog.tipIDs).compactMap { seen in
                catalog.tip(seen.id).map { Entry(tip: $0, date: seen.lastDisplayed, reading: language.reading(of: $0)) }
            }
            areTipsOff = Tips.areOff
            reading = language.ownWords
        }
    }

    extension CardWriter {
        /// Writes the list, in which the person also turns all tips off and on.
        mutating func list(_ library: Library) -> String {
            var text = "<div class=\"card\" data-kind=\"library\"\(attributes(of: library.reading)) role=\"group\""
            let name = escaped(environment.text(of: TipWord.tips))
            text += " aria-label=\"\(name)\"><div class=\"head\">"
            text += "<div class=\"title\" role=\"heading\" aria-level=\"2\">\(name)</div>"
            let (isOn, press) = library.areTipsOff ? ("false", "on") : ("true", "off")
            let label = escaped(environment.text(of: TipWord.showTips))
            text += button("switch", press: press, " role=\"switch\" aria-checked=\"\(isOn)\"", label) + "</div>"
            guard !library.entries.isEmpty else {
                return text + "<div class=\"message none\">\(escaped(environment.text(of: TipWord.noTips)))</div></div>"
            }
            let why = escaped(environment.text(of: TipWord.why))
            let locale = library.reading.locale ?? Locale(identifier: "en")
            text += "<ul>"
            for entry in library.entries {
                text += row(entry) + "<details><summary>\(why)</summary>\(escaped(entry.tip.why(in: locale)))</details>"
                text += "</div></li>"
            }
            return text + "</ul></div>"
        }

        private mutating func row(_ entry: Library.Entry) -> String {
            PersonLocale.$visitor.withValue(entry.reading) {
                let outer = environment
                defer { environment = outer }
                environment.readingSettings = entry.reading
                var text = "<li>"
                if let image = entry.tip.image { text += picture(image) }
                text += "<div class=\"texts\"><div\(entry.reading.map(attributes) ?? "")>"
                text += paragraph(entry.tip.title, "title", " role=\"heading\" aria-level=\"3\"")
                if let message = entry.tip.message { text += paragraph(message, "message") }
                let date = entry.date.ISO8601Format()
                return text + "</div><time datetime=\"\(date)\">\(date.prefix(10))</time>"
            }
        }
    }
#endif
