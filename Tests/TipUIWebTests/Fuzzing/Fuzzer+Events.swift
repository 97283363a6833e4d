#if Web
    import TipHTTP
    import Foundation
    import TipUI
    import TipUIWeb

    // Random valid and invalid events.
    extension Fuzzer {
        /// Sends one request of a random kind, most often an event that may change a page.
        func shoot() async throws {
            switch Int.random(in: 0..<100, using: &random) {
            case 0..<60: try await act()
            case 60..<70: try await sendBrokenBody()
            case 70..<74: try await sendToNobody()
            case 74..<78: try await sendWithoutMeaning()
            case 78..<82: try await sendNews()
            case 82..<86: try await sendForm()
            case 86..<88: try await sendBrokenForm()
            case 88..<92: try await fetch()
            case 92..<95: try await miss()
            case 95..<98: try await sendCrossSiteRequest()
            case 98: try await sendTooMuch()
            default: try await endPageSession()
            }
        }

        /// An event that a client posts.
        struct Event: Encodable {
            var session: String
            var kind: String
            var id: String?
            var value: String?
            var number: Int?
            var ok: Bool?
            var inWindow: [String: Bool]?

            func json() throws -> [UInt8] { Array(try JSONEncoder().encode(self)) }
        }

        /// Posts an event of any kind on any element, including removed ones and those of other pages.
        private func act() async throws {
            let page = pick(pages)
            let target = try anyTarget(on: page)
            let kind = pick(ElementEvent.Kind.allCases)
            let value = anyValue()
            let event = Event(session: page.id, kind: kind.rawValue, id: target, value: value)
            let refusal = try page.act(kind, on: target, value: value)
            try await post(paths.event, try event.json(), Answer(refusal, otherwise: 204))
            try page.listen()
        }

        private func sendForm() async throws {
            let page = pick(pages)
            let target = try anyTarget(on: page)
            let body = Array("session=\(page.id)&tap=\(target)".utf8)
            let refusal = try page.act(.tap, on: target)
            if refusal == .staleElement {
                // A form's press on a missing element shows the person no error: the answer redirects to the current page.
                try await post(paths.form, body, .status(303))
                note(refusal)
            } else {
                try await post(paths.form, body, Answer(refusal, otherwise: 303))
            }
            try page.listen()
        }

        /// Posts a report about the page, such as its visibility or the result of opening a URL that was never requested.
        private func sendNews() async throws {
            let page = pick(pages)
            let refusal = page.consumeEventToken()
            if Bool.random(using: &random) {
                var inWindow: [String: Bool] = [:]
                for _ in 0..<3 { inWindow[try anyTarget(on: page)] = Bool.random(using: &random) }
                let event = Event(session: page.id, kind: "window", inWindow: inWindow)
                try await post(paths.event, try event.json(), Answer(refusal, otherwise: 204))
            } else if Bool.random(using: &random) {
                let number = pick([Int.min, -1, 0, 1, Int.max])
                let event = Event(session: page.id, kind: "opened", number: number, ok: number > 0)
                try await post(paths.event, try event.json(), Answer(refusal, otherwise: 204))
            } else {
                let event = Event(session: page.id, kind: "hidden")
                try await post(paths.event, try event.json(), Answer(refusal, otherwise: 204))
                if refusal == nil { page.hide() }
            }
        }

        private func sendWithoutMeaning() async throws {
            let page = pick(pages)
            let kind = pick(["", "TAP", "tap ", "longpress", "explode", "opened", "\u{0}", "tap"])
            let id = try kind == "tap" ? nil : anyTarget(on: page)
            let event = Event(session: page.id, kind: kind, id: id)
            try await post(paths.event, try event.json(), .refusal(.malformed))
        }

        private func sendToNobody() async throws {
            let page = pick(pages)
            let names = ["", "nobody", page.id + "x", String(page.id.dropLast()), String(repeating: "A", count: 4_000)]
            let event = Event(session: pick(names), kind: "tap", id: try anyTarget(on: page))
            try await post(paths.event, try event.json(), .refusal(.unknownSession))
        }

        private func anyTarget(on page: FuzzedPage) throws -> String {
            switch Int.random(in: 0..<10, using: &random) {
            case 0..<6: try page.answering(using: &random)
            case 6: pick(page.ids)
            case 7: pick(pick(pages).ids)
            case 8: pick(["e0", "e4294967296", "e18446744073709551615"])
            default: pick(Self.noIDs)
            }
        }

        /// Ids that no element can have.
        private static let noIDs = [
            "", "e", "e05", "e-1", "e5-input", "E5", "5", "e1 ", "e1.0", "<e1>", "e18446744073709551616", "%65%ff",
        ]

        private func anyValue() -> String? {
            switch Int.random(in: 0..<4, using: &random) {
            case 0: nil
            case 1: pick(["true", "false"])
            case 2: pick(Self.values)
            default: noise()
            }
        }

        private static let values = [
            "", "TRUE", "1", "Heron", "<script>alert(1)</script>", "\"'&<>", "&lt;", "</main>", "a\u{0}b\u{7F}c",
            "\r\n\t", "line\nline", "\u{202E}desrever", "e\u{301}", "\u{2028}", "\u{FEFF}", "\u{FFFF}",
            String(repeating: "x", count: 12_000),
        ]

        private func noise() -> String {
            var scalars = String.UnicodeScalarView()
            for _ in 0..<Int.random(in: 0...40, using: &random) {
                // Skip numbers that aren't Unicode scalars, which is about half of them.
                guard let scalar = Unicode.Scalar(UInt32.random(in: 0...0x1F_FFFF, using: &random)) else { continue }
                scalars.append(scalar)
            }
            return String(scalars)
        }
    }
#endif
