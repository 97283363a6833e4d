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
            self.environment = environment
            variables = Variables(environment)
        }

        /// Returns what the switches say now, and a sentence about each problem.
        ///
        /// - Parameter file: The contents of the file; `nil` if it was never read.
        mutating func read(_ file: SwitchesFile?) -> (values: TipSwitches.Values, problems: [String]) {
            var reading = Reading(variables: variables, file: file)
            var values = TipSwitches.Values()
            values.areAllOff = reading.flag(Self.off, last: last.areAllOff)
            let unknown = Self.ids(in: file).subtracting(tips)
            for id in tips + unknown.sorted() where reading.flag(Self.off(id), last: last.off.contains(id)) {
                values.off.insert(id)
            }
            values.displayFrequency = reading.frequency(Self.frequency, last: last.displayFrequency)
            values.limits = reading.limits(Self.limits, last: last.limits)
            values.holdout = reading.share(Self.holdout, last: last.holdout)
            last = values
            return (values, reading.problems + unknownKeys(in: file) + unknownVariables())
        }

        // MARK: Keys

        private static let off: AbsoluteConfigKey = ["tips", "off"]
        private static let frequency: AbsoluteConfigKey = ["tips", "displayFrequency"]
        private static let limits: AbsoluteConfigKey = ["tips", "limits"]
        private static let holdout: AbsoluteConfigKey = ["tips", "holdout"]
        private static let general = [off, frequency, limits, holdout]

        private static func off(_ id: String) -> AbsoluteConfigKey { ["tips", id, "off"] }

        /// The ids of tips that a file turns off or on.
        private static func ids(in file: SwitchesFile?) -> Set<String> {
            Set((file?.values.keys).map { $0.compactMap(id(inKey:)) } ?? [])
        }

        /// The id in `tips.ID.off`; `nil` if the key has another form.
        private static func id(inKey key: String) -> String? {
            guard key.hasPrefix("tips."), key.hasSuffix(".off"), key.utf8.count > "tips..off".utf8.count else {
                return nil
            }
            return String(key.dropFirst("tips.".count).dropLast(".off".count))
        }

        // MARK: What isn't known

        private func unknownKeys(in file: SwitchesFile?) -> [String] {
            let known = Set((Self.general + tips.map(Self.off)).map { $0.components.joined(separator: ".") })
            let unknown = (file?.values ?? [:]).filter { key, _ in
                (key == "tips" || key.hasPrefix("tips.")) && !known.contains(key)
            }
            return unknown.sorted { $0.key < $1.key }.map { key, value in
                Self.unknown(key, "\(value)", Self.id(inKey: key).map(noTip) ?? Self.noSwitch)
            }
        }

        private func unknownVariables() -> [String] {
            let known = Set((Self.general + tips.map(Self.off)).map { variables.name(of: $0) })
            // Those of sync are no switches.
            let unknown = environment.filter { name, _ in
                name.hasPrefix("TIPS_") && !name.hasPrefix("TIPS_SYNC_") && !known.contains(name)
            }
            return unknown.sorted { $0.key < $1.key }.map { name, value in
                let why = name.hasSuffix("_OFF") ? "No tip has this name. \(tipList)" : Self.noSwitch
                return Self.unknown(name, value.debugDescription, why)
            }
        }

        private static func unknown(_ name: String, _ value: String, _ why: String) -> String {
            "The switch \(name) of tips, which is \(value.shortened), isn't known. \(why)"
        }

        private static let noSwitch = """
            There are tips.off, tips.displayFrequency, tips.limits, tips.holdout, and tips.ID.off with the id of a tip.
            """

        private func noTip(_ id: String) -> String { "No tip has the id \(id.shortened). \(tipList)" }

        private var tipList: String {
            tips.isEmpty
                ? "The program names no tips." : "The ids are \(tips.sorted().joined(separator: ", ").shortened)."
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

        /// Returns the value of the first source that has the key; `last` if that value can't be used, which is a
        /// problem.
        private mutating func value<Value>(
            _ key: AbsoluteConfigKey,
            _ type: ConfigType,
            last: Value?,
            allowed: String,
            _ convert: (ConfigContent) -> Value?
        ) -> Value? {
            let sources: [any ConfigSnapshot] = [variables.snapshot] + (file.map { [$0] } ?? [])
            for source in sources {
                let found = Result { try source.value(forKey: key, type: type).value }
                if case .success(nil) = found { continue }
                if case .success(let value?) = found, let converted = convert(value.content) { return converted }
                let name = key.components.joined(separator: ".")
                let (place, text) =
                    variables.text(of: key).map { (variables.name(of: key), $0.debugDescription) }
                    ?? (name, "\(file?.values[name] ?? .nothing)")
                problems.append(
                    "The switch \(place) of tips is \(text.shortened), but must be \(allowed). What it said before holds."
                )
                return last
            }
            return nil
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
    }
#endif
