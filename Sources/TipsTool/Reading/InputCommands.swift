#if Tools
    import ArgumentParser
    import Foundation
    import TipKitEngine
    import TipKitStorage

    struct EventsCommand: StoreCommand {
        static let configuration = CommandConfiguration(
            commandName: "events",
            abstract: "Lists the events, and how many donations are kept."
        )

        @OptionGroup var options: StoreOptions
        @OptionGroup var person: PersonOptions

        private struct Event: Encodable {
            let id: String
            let donations: Int
            let latest: Date?
        }

        func work() throws {
            let store = try person.store(in: try options.reading())
            let events = try store.knownEvents().map { id in
                let latest = try store.donations(ofEvent: id, after: .distantPast, maximumCount: 1).last?.date
                return Event(id: id, donations: try store.tally(ofEvent: id), latest: latest)
            }
            if options.json { return try ToolOutput.print(json: events) }
            try ToolOutput.print(
                events.isEmpty
                    ? "No event was donated."
                    : events.map { "\($0.id.shown): \($0.donations)\($0.latest.map { ", last \($0.shown)" } ?? "")" }
                        .joined(separator: "\n")
            )
        }
    }

    struct ParametersCommand: StoreCommand {
        static let configuration = CommandConfiguration(
            commandName: "parameters",
            abstract: "Lists the parameters and their values."
        )

        @OptionGroup var options: StoreOptions
        @OptionGroup var person: PersonOptions

        private struct Parameter: Encodable {
            let id: String
            /// The value as JSON text; none if it was never set.
            let value: String?
            let date: Date?
        }

        func work() throws {
            let store = try person.store(in: try options.reading())
            let parameters = try store.knownParameters().map { id in
                let value = try store.parameter(id)
                return Parameter(id: id, value: value?.json, date: value?.version.date)
            }
            if options.json { return try ToolOutput.print(json: parameters) }
            try ToolOutput.print(
                parameters.isEmpty
                    ? "No parameter was set."
                    : parameters.map { parameter in
                        let value = parameter.value.map { " = \($0.shown)" } ?? " was never set"
                        return "\(parameter.id.shown)\(value)\(parameter.date.map { ", since \($0.shown)" } ?? "")"
                    }.joined(separator: "\n")
            )
        }
    }

    struct PeopleCommand: StoreCommand {
        static let configuration = CommandConfiguration(
            commandName: "people",
            abstract: "Lists the persons of a datastore besides the device's own, one id a line."
        )

        @OptionGroup var options: StoreOptions

        func work() throws {
            let persons = try options.reading().persons()
            if options.json { return try ToolOutput.print(json: persons) }
            try ToolOutput.print(persons.map(\.shown).joined(separator: "\n"))
        }
    }

    struct HistoryCommand: StoreCommand {
        static let configuration = CommandConfiguration(
            commandName: "history",
            abstract: "Shows when an event was donated, as a histogram by days, weeks or months in UTC."
        )

        @Argument(help: "The id of the event.")
        var id: String

        @OptionGroup var options: StoreOptions
        @OptionGroup var person: PersonOptions

        func work() throws {
            let store = try person.store(in: try options.reading())
            let events = try store.knownEvents()
            guard events.contains(id) else { throw ToolOutput.unknown("event", id, among: events) }
            let dates = try store.donations(ofEvent: id, after: .distantPast, maximumCount: .max).map(\.date)
            let histogram = Histogram(dates)
            if options.json { return try ToolOutput.print(json: histogram.bars) }
            if dates.isEmpty {
                return try ToolOutput.print("\(id.shown) was never donated, or its donations were dropped.")
            }
            try ToolOutput.print(histogram.text(width: 40))
        }
    }

    /// How many dates there are in each day, week or month.
    struct Histogram {
        struct Bar: Encodable {
            let start: Date
            let count: Int
        }

        /// The periods from the first to the last date, also those without a date.
        let bars: [Bar]

        init(_ dates: [Date]) {
            guard let first = dates.min(), let last = dates.max() else {
                bars = []
                return
            }
            var calendar = Calendar(identifier: .iso8601)
            calendar.timeZone = .gmt
            let days = last.timeIntervalSince(first) / 86_400
            let unit: Calendar.Component = days <= 31 ? .day : days <= 400 ? .weekOfYear : .month
            let start = { (date: Date) in calendar.dateInterval(of: unit, for: date)?.start ?? date }
            let counts = Dictionary(dates.map { (start($0), 1) }, uniquingKeysWith: +)
            var (found, next) = ([Bar](), start(first))
            while next <= last, found.count < 1_000 {
                found.append(Bar(start: next, count: counts[next] ?? 0))
                guard let after = calendar.date(byAdding: unit, value: 1, to: next) else { break }
                next = after
            }
            bars = found
        }

        /// The histogram as lines, whose longest bar has a width.
        func text(width: Int) -> String {
            let most = max(1, bars.map(\.count).max() ?? 1)
            let digits = String(most).count
            return bars.map { bar in
                let number = String(bar.count)
                let filled = (bar.count * width + most - 1) / most
                let line =
                    "\(bar.start.ISO8601Format().prefix(10))  "
                    + String(repeating: " ", count: digits - number.count) + number
                return filled == 0 ? line : line + "  " + String(repeating: "█", count: filled)
            }.joined(separator: "\n")
        }
    }
#endif
