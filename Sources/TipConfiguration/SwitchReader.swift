#if Configuration
    import Configuration
    import Foundation
    import TipKitCore

    /// Reads what the environment and a file say of switches; what it can't use is a problem, and changes nothing.
    struct SwitchReader {
        /// The ids of the program's tips.
        private let tips: [String]
        private let environment: [String: String]
        private let variables: Variables
        /// What the switches said last.
        private var last = TipSwitches.Values()

        init(tips: [String], environment: [String: String]) {
            self.tips = tips
            // A variable that is empty counts as one that isn't set.
            self.environment = environment.filter { !$0.value.isEmpty }
            variables = Variables(self.environment)
        }

        /// Returns what the switches say now, and a sentence about each problem.
        ///
        /// - Parameter file: The contents of the file; `nil` if it was never read.
        mutating func read(_ file: SwitchesFile?) -> (values: TipSwitches.Values, problems: [String]) {
            var reading = Reading(variables: variables, file: file)
            var values = TipSwitches.Values()
            values.areAllOff = reading.flag(Self.off, last: last.areAllOff)
            for id in tips where reading.flag(Self.off(id), last: last.off.contains(id)) { values.off.insert(id) }
            // Tips that the program hasn't named have no variables.
            let known = Set(tips)
            for case (let key, .flag(true)) in file?.values ?? [:] {
                if let id = Self.id(inKey: key), !known.contains(id) { values.off.insert(id) }
            }
            values.displayFrequency = reading.frequency(Self.frequency, last: last.displayFrequency)
            values.limits = reading.limits(Self.limits, last: last.limits)
            values.holdout = reading.share(Self.holdout, last: last.holdout)
            last = values
            return (values, reading.problems + unknownKeys(in: file) + unknownVariables())
        }

        /// The environment variables that stand above a file, in alphabetical order.
        var standing: [String] {
            (Self.general + tips.map(Self.off)).map { variables.name(of: $0) }.filter { environment[$0] != nil }
                .sorted()
        }

        // MARK: Keys

        private static let off: AbsoluteConfigKey = ["tips", "off"]
        private static let frequency: AbsoluteConfigKey = ["tips", "displayFrequency"]
        private static let limits: AbsoluteConfigKey = ["tips", "limits"]
        private static let holdout: AbsoluteConfigKey = ["tips", "holdout"]
        private static let general = [off, frequency, limits, holdout]

        private static func off(_ id: String) -> AbsoluteConfigKey { ["tips", id, "off"] }

        /// The id in `tips.ID.off`; `nil` if the key has another form.
        static func id(inKey key: String) -> String? {
            guard key.hasPrefix("tips."), key.hasSuffix(".off"), key.utf8.count > "tips..off".utf8.count else {
                return nil
            }
            return String(key.dropFirst("tips.".count).dropLast(".off".count))
        }

        // MARK: What isn't known

        private func unknownKeys(in file: SwitchesFile?) -> [String] {
            let known = Set((Self.general + tips.map(Self.off)).map { $0.components.joined(separator: ".") })
            let unknown = (file?.values ?? [:]).filter { key, value in
                if case .object = value { return false }
                return (key == "tips" || key.hasPrefix("tips.")) && !known.contains(key)
            }
            return Self.unknown(unknown.keys.sorted(), in: "the file", known)
        }

        private func unknownVariables() -> [String] {
            let known = Set((Self.general + tips.map(Self.off)).map { variables.name(of: $0) })
            // Those of sync are no switches.
            let unknown = environment.keys.filter { name in
                name.hasPrefix("TIPS_") && !name.hasPrefix("TIPS_SYNC_") && !known.contains(name)
            }
            return Self.unknown(unknown.sorted(), in: "the environment", known)
        }

        /// How many unknown names a report lists.
        private static let mostListed = 3

        /// Returns one sentence about all unknown names in a place, with the nearest known name of the first ones.
        private static func unknown(_ names: [String], in place: String, _ known: Set<String>) -> [String] {
            guard !names.isEmpty else { return [] }
            let candidates = known.sorted()
            let listed = names.prefix(mostListed).map { name in
                let nearest = candidates.min { name.distance(to: $0) < name.distance(to: $1) }
                return "\(name.shortened)\(nearest.map { " (the nearest is \($0.shortened))" } ?? "")"
            }
            let what =
                names.count == 1
                ? "1 switch of tips in \(place) isn't" : "\(names.count) switches of tips in \(place) aren't"
            let more = names.count > mostListed ? ", …" : ""
            return ["\(what) known: \(listed.joined(separator: ", "))\(more)."]
        }
    }

    /// The environment variables of switches.
    private struct Variables {
        let snapshot: any ConfigSnapshot

        init(_ environment: [String: String]) {
            snapshot = EnvironmentVariablesProvider(environmentVariables: environment).snapshot()
        }

        /// The name of the variable for a key, as swift-configuration forms it.
        func name(of key: AbsoluteConfigKey) -> String { result(key)?.encodedKey ?? key.description }

        /// The text of the variable for a key; `nil` if it isn't set.
        func text(of key: AbsoluteConfigKey) -> String? {
            guard case .string(let text) = result(key)?.value?.content else { return nil }
            return text
        }

        private func result(_ key: AbsoluteConfigKey) -> LookupResult? {
            // It never throws, since each variable is a text.
            do { return try snapshot.value(forKey: key, type: .string) } catch { return nil }
        }
    }

    /// One look at the environment and the file, of which the environment comes first.
    private struct Reading {
        let variables: Variables
        let file: SwitchesFile?
        private(set) var problems: [String] = []

        init(variables: Variables, file: SwitchesFile?) {
            (self.variables, self.file) = (variables, file)
        }

        mutating func flag(_ key: AbsoluteConfigKey, last: Bool) -> Bool {
            value(key, .bool, last: last, allowed: "true or false") {
                if case .bool(let flag) = $0 { flag } else { nil }
            } ?? false
        }

        mutating func frequency(
            _ key: AbsoluteConfigKey,
            last: Tips.ConfigurationOption.DisplayFrequency?
        ) -> Tips.ConfigurationOption.DisplayFrequency? {
            value(key, .string, last: last, allowed: "immediate, hourly, daily, weekly or monthly") {
                guard case .string(let name) = $0 else { return nil }
                return switch name {
                case "immediate": .immediate
                case "hourly": .hourly
                case "daily": .daily
                case "weekly": .weekly
                case "monthly": .monthly
                default: nil
                }
            }
        }

        mutating func limits(_ key: AbsoluteConfigKey, last: [Tips.Cap]?) -> [Tips.Cap]? {
            let allowed = "a list of limits such as 2 per day, 1 per 3 days or 1 per week of promotion"
            return value(key, .stringArray, last: last, allowed: allowed) {
                guard case .stringArray(let texts) = $0 else { return nil }
                let caps = texts.compactMap(Tips.Cap.init(text:))
                return caps.count == texts.count ? caps : nil
            }
        }

        mutating func share(_ key: AbsoluteConfigKey, last: Double?) -> Double? {
            value(key, .double, last: last, allowed: "a number from 0 to 1") {
                guard case .double(let share) = $0, (0...1).contains(share) else { return nil }
                return share
            }
        }

        /// Returns the value of the first source that has the key.
        ///
        /// A value that can't be used is a problem: a variable then counts as not set, and of the file the last value holds.
        private mutating func value<Value>(
            _ key: AbsoluteConfigKey,
            _ type: ConfigType,
            last: Value?,
            allowed: String,
            _ convert: (ConfigContent) -> Value?
        ) -> Value? {
            if let text = variables.text(of: key) {
                if case let value?? = found(in: variables.snapshot, key, type, convert) { return value }
                report(variables.name(of: key), text.debugDescription, allowed, "It counts as not set.")
            }
            guard let file, let value = found(in: file, key, type, convert) else { return nil }
            if let value { return value }
            let name = key.components.joined(separator: ".")
            report(name, "\(file.values[name] ?? .nothing)", allowed, "What it said before holds.")
            return last
        }

        /// Returns the value of a key in a source; `nil` if the source doesn't have the key, `.some(nil)` if its value can't
        /// be used.
        private func found<Value>(
            in source: any ConfigSnapshot,
            _ key: AbsoluteConfigKey,
            _ type: ConfigType,
            _ convert: (ConfigContent) -> Value?
        ) -> Value?? {
            switch Result(catching: { try source.value(forKey: key, type: type).value }) {
            case .success(nil): nil
            case .success(let value?): .some(convert(value.content))
            case .failure: .some(nil)
            }
        }

        private mutating func report(_ name: String, _ value: String, _ allowed: String, _ end: String) {
            problems.append("The switch \(name) of tips is \(value.shortened), but must be \(allowed). \(end)")
        }
    }

    extension Tips.Cap {
        /// Reads a limit such as `2 per day`, `1 per 3 days` or `1 per week of promotion`; `nil` if the text is none.
        init?(text: String) {
            let form = /(\d{1,6}) per (?:(\d{1,6}) )?(minute|hour|day|week)s?(?: of (.+))?/
            guard let (_, count, number, unit, group) = text.wholeMatch(of: form)?.output, let count = Int(count),
                let number = number.map({ Int($0) }) ?? 1, number > 0
            else { return nil }
            let period: Tips.DonationTimeRange =
                switch unit {
                case "minute": .minutes(number)
                case "hour": .hours(number)
                case "day": .days(number)
                default: .weeks(number)
                }
            self.init(count, per: period, group: group.map(String.init))
        }
    }

    extension String {
        /// At most 200 characters of the text.
        fileprivate var shortened: String { count > 200 ? prefix(200) + "…" : self }

        /// How many characters have to be inserted, removed or replaced to make another text of this one, of the first 60
        /// bytes of each.
        fileprivate func distance(to other: String) -> Int {
            let (own, others) = (Array(utf8.prefix(60)), Array(other.utf8.prefix(60)))
            var row = Array(0...others.count)
            for (index, byte) in own.enumerated() {
                var diagonal = row[0]
                row[0] = index + 1
                for (column, other) in others.enumerated() {
                    let replaced = diagonal + (byte == other ? 0 : 1)
                    diagonal = row[column + 1]
                    row[column + 1] = Swift.min(replaced, row[column] + 1, row[column + 1] + 1)
                }
            }
            return row[others.count]
        }
    }
#endif
