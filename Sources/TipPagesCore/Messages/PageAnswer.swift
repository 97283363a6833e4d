#if Web
    import Foundation
    import TipHTML
    import TipHTTP
    import TipKitCore

    /// The answer to what a page says, as an HTML document.
    ///
    /// The client lets the browser parse it, since a page's policy may forbid scripts to parse HTML.
    struct PageAnswer {
        private(set) var text: String

        /// Creates an answer.
        ///
        /// - Parameters:
        ///   - page: The page's token.
        ///   - position: The position of the person's rows, with which the client knows what it has seen.
        ///   - next: In how many seconds the page has to ask again; `nil` if nothing changes by itself.
        init(page: String, position: String, next: TimeInterval?) {
            text = "<!DOCTYPE html><html><head><meta charset=\"utf-8\"><title>Tips</title></head>"
            text += "<body data-page=\"\(escaped(page))\" data-at=\"\(escaped(position))\""
            // A little later, so that the change has happened by then.
            if let next { text += " data-again=\"\(number(max(0, next) + 0.05))\"" }
            text += ">"
        }

        mutating func add(_ card: Card, of element: TipPages.Element, remaining: TimeInterval?) {
            text += start(of: element.tip.id)
            text += " data-kind=\"\(element.kind.rawValue)\""
            if let remaining { text += " data-lasts=\"\(number(remaining))\"" }
            if !card.rules.isEmpty { text += " data-rules=\"\(escaped(card.rules))\"" }
            text += ">\(card.html)</tip-card>"
        }

        /// Adds the list of the tips that the person has seen.
        mutating func add(library card: Card) {
            text += "<tip-card data-kind=\"library\" data-rules=\"\(escaped(card.rules))\">\(card.html)</tip-card>"
        }

        /// Adds a tip that is held out: the page draws nothing, and says when the tip would have become visible.
        mutating func add(heldOut element: TipPages.Element) {
            text += start(of: element.tip.id) + " data-kind=\"\(element.kind.rawValue)\" data-held-out></tip-card>"
        }

        mutating func add(unknownTip id: String) { text += start(of: id) + " data-unknown></tip-card>" }

        private func start(of tip: String) -> String { "<tip-card data-tip=\"\(escaped(tip))\"" }

        mutating func add(message id: String, _ refusal: Refusal?) {
            text += "<tip-said data-id=\"\(escaped(id))\""
            if let refusal { text += " data-refusal=\"\(refusal.name)\"" }
            text += "></tip-said>"
        }

        /// The whole document.
        var document: String { text + "</body></html>" }
    }
#endif
