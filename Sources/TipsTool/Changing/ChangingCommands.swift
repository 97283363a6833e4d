#if Tools
    import ArgumentParser
    import Foundation
    import TipKitEngine
    import TipKitStorage

    struct InvalidateCommand: StoreCommand {
        static let configuration = CommandConfiguration(
            commandName: "invalidate",
            abstract: "Retires a tip, as if the person had followed or closed it."
        )

        enum Reason: String, ExpressibleByArgument, CaseIterable { case actionPerformed, tipClosed }

        @Argument(help: "The id of the tip.")
        var id: String

        @Option(help: "Why the tip is retired.")
        var reason = Reason.actionPerformed

        @OptionGroup var options: StoreOptions
        @OptionGroup var person: PersonOptions

        func work() throws {
            let store = try person.store(in: try options.writing())
            _ = try StoredSubject.tip(id, in: store)
            let reason: Tips.InvalidationReason = reason == .tipClosed ? .tipClosed : .actionPerformed
            let commit = try store.commit([.invalidated(tip: id, reason: reason, date: Date())])
            try Change(commit, "\(id.shown) is retired.", unless: "\(id.shown) was retired already.").print(options)
        }
    }

    struct ResetCommand: StoreCommand {
        static let configuration = CommandConfiguration(
            commandName: "reset",
            abstract: "Forgets what happened to a tip or, without an id, all tips, events and parameters of the person."
        )

        @Argument(help: "The id of the tip; everything without it.")
        var id: String?

        @OptionGroup var options: StoreOptions
        @OptionGroup var person: PersonOptions

        func work() throws {
            let store = try person.store(in: try options.writing())
            guard let id else {
                let commit = try store.commit([.allReset(date: Date())])
                return try Change(commit, "All tips, events and parameters are reset.").print(options)
            }
            _ = try StoredSubject.tip(id, in: store)
            try Change(try store.commit([.tipReset(tip: id, date: Date())]), "\(id.shown) is reset.").print(options)
        }
    }

    struct DonateCommand: StoreCommand {
        static let configuration = CommandConfiguration(
            commandName: "donate",
            abstract: "Donates to an event, as if the person had done what it counts."
        )

        @Argument(help: "The id of the event.")
        var id: String

        @Option(help: "The payload as JSON, for an event that has one.")
        var payload: String?

        @Option(help: "The date of the donation; now without it.")
        var at: DateArgument?

        @Flag(help: "Allow an event that the datastore doesn't know yet.")
        var new = false

        @OptionGroup var options: StoreOptions
        @OptionGroup var person: PersonOptions

        func validate() throws {
            guard payload.map(isJSON) ?? true else { throw ValidationError("The payload isn't JSON.") }
        }

        func work() throws {
            let store = try person.store(in: try options.writing())
            let events = try store.knownEvents()
            guard new || events.contains(id) else { throw ToolOutput.unknown("event", id, among: events) }
            let limit =
                try store.donationLimit(ofEvent: id) ?? StoredDonationLimit(maximumCount: 1_000, maximumAge: nil)
            let donation = StoredDonation(date: at?.date ?? Date(), payload: payload)
            let commit = try store.commit([.donated(event: id, donation: donation, limit: limit)])
            try Change(commit, "\(id.shown) has \(try store.tally(ofEvent: id)) donations.").print(options)
        }
    }

    struct SetCommand: StoreCommand {
        static let configuration = CommandConfiguration(
            commandName: "set",
            abstract: "Sets a parameter to a value, which is JSON such as true, 3 or '\"pro\"'."
        )

        @Argument(help: "The id of the parameter, such as ShareTip+isPro.")
        var id: String

        @Argument(help: "The value as JSON.")
        var value: String

        @Flag(help: "Allow a parameter that the datastore doesn't know yet, and a value of another type.")
        var new = false

        @OptionGroup var options: StoreOptions
        @OptionGroup var person: PersonOptions

        func validate() throws {
            guard isJSON(value) else {
                throw ValidationError("The value isn't JSON. A text needs quotes of its own: '\"text\"'.")
            }
        }

        func work() throws {
            let store = try person.store(in: try options.writing())
            let parameters = try store.knownParameters()
            guard new || parameters.contains(id) else { throw ToolOutput.unknown("parameter", id, among: parameters) }
            if !new, let known = try store.parameter(id)?.json, !isSameKind(known, value) {
                throw ToolOutput.failure(
                    .badData,
                    "\(id.shown) is \(known.shown), so \(value.shown) is of another type; --new sets it all the same."
                )
            }
            let commit = try store.commit([.parameterSet(id: id, json: value, date: Date())])
            try Change(commit, "\(id.shown) = \(value.shown)").print(options)
        }

        /// Whether two JSON values have one type; `null` may stand for a value of any type.
        private func isSameKind(_ a: String, _ b: String) -> Bool {
            a == "null" || b == "null" || kind(of: a) == kind(of: b)
        }

        /// The type of a JSON value, by its first character.
        private func kind(of json: String) -> String {
            switch json.first {
            case "t", "f": "boolean"
            case "\"": "text"
            case "[": "array"
            case "{": "object"
            default: "number"
            }
        }
    }

    struct EraseCommand: StoreCommand {
        static let configuration = CommandConfiguration(
            commandName: "erase",
            abstract: "Erases everything that is stored about a person."
        )

        @Argument(help: "The id of the person, as 'tips people' prints it.")
        var id: String

        @OptionGroup var options: StoreOptions

        func work() throws {
            let store = try options.writing()
            try store.erase(person: try PersonOptions.known(id, in: store))
            try store.flush()
            try Change("\(id.shown) is erased.").print(options)
        }
    }

    private func isJSON(_ text: String) -> Bool {
        (try? JSONSerialization.jsonObject(with: Data(text.utf8), options: .fragmentsAllowed)) != nil
    }

    /// What a command has changed.
    private struct Change: Encodable {
        let changed: Bool
        let text: String

        init(_ text: String) { (changed, self.text) = (true, text) }

        init(_ commit: StoreCommit, _ text: String, unless refused: String = "The datastore has a later change.") {
            changed = commit.refusals.isEmpty
            self.text = changed ? text : refused
        }

        func print(_ options: StoreOptions) throws {
            if options.json { try ToolOutput.print(json: self) } else { try ToolOutput.print(text) }
        }
    }
#endif
