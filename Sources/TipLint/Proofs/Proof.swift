#if Tools
    /// What follows from the declarations of tips, whatever people do.
    package struct Proof: Hashable, Sendable {
        /// The tips that can never appear, and why, by file and line.
        package struct Never: Hashable, Sendable {
            package let file: String
            package let place: Place
            package let tip: String
            package let reason: String

            /// The line that compilers and editors expect.
            package var text: String { "\(file):\(place.line):\(place.column): \(tip) can never appear: \(reason)" }
        }

        /// When the last of a module's tips can appear.
        package struct Pace: Hashable, Sendable {
            package let file: String
            package let place: Place
            /// How many tips wait for each other.
            package let tips: Int
            /// The day on which the last of them can appear, counted from 1.
            package let day: Int
            /// The option that says so, as it is written.
            package let option: String

            /// The sentence as a line of output.
            package var text: String {
                "\(file):\(place.line):\(place.column): under \(option) the \(Self.ordinal(tips)) tip comes on day \(day) at "
                    + "the earliest"
            }

            private static func ordinal(_ number: Int) -> String {
                let words = ["second", "third", "fourth", "fifth", "sixth", "seventh", "eighth", "ninth"]
                if (2...9).contains(number) { return words[number - 2] }
                let ending =
                    switch (number % 10, number % 100) {
                    case (_, 11...13): "th"
                    case (1, _): "st"
                    case (2, _): "nd"
                    case (3, _): "rd"
                    default: "th"
                    }
                return "\(number)\(ending)"
            }
        }

        /// The tips that can never appear.
        package var never: [Never] = []
        /// The tips of ordered groups that wait until a person closes another by hand.
        package var waiting: [Never] = []
        /// How long the tips take.
        package var paces: [Pace] = []
        /// How many tips were looked at.
        package var tipCount = 0
    }

    extension ProgramFacts {
        /// Returns what follows from the declarations.
        ///
        /// Rules with several inputs, with `||`, or with other code say nothing here, nor do dates that are computed.
        func proof() -> Proof {
            var proof = Proof()
            proof.tipCount = tips.count
            var reasons: [String: String] = [:]
            for tip in tips {
                guard let (place, reason) = contradiction(of: tip) else { continue }
                reasons[tip.name] = reason
                proof.never.append(never(tip, reason, at: place))
            }
            addGroups(to: &proof, &reasons)
            addPaces(to: &proof, except: Set(reasons.keys))
            proof.never.sort { ($0.file, $0.place.line, $0.place.column) < ($1.file, $1.place.line, $1.place.column) }
            return proof
        }

        private func never(_ tip: KnownTip, _ reason: String, at place: Place? = nil) -> Proof.Never {
            Proof.Never(file: tip.file.file.path, place: place ?? tip.place, tip: tip.name, reason: reason)
        }

        private func contradiction(of tip: KnownTip) -> (Place?, String)? {
            for (index, condition) in tip.conditions.enumerated() {
                for other in tip.conditions[..<index]
                where other.input == condition.input && other.values.excludes(condition.values) {
                    return (
                        condition.place,
                        "its rules demand \(other.source) and \(condition.source) of \(condition.input)."
                    )
                }
                guard case .number(let range) = condition.values, let needed = range.lower?.value,
                    let limit = keptDonations(of: condition.input), needed > Double(limit)
                else { continue }
                return (
                    condition.place,
                    "its rule demands \(condition.source), but \(limit) donations of \(condition.input) are kept."
                )
            }
            if let begins = tip.begins, let ends = tip.ends, ends <= begins {
                return (nil, "it ends before it begins.")
            }
            return nil
        }

        /// How many donations of an event are kept; `nil` if the input isn't an event of which the code says so.
        private func keptDonations(of input: String) -> Int? {
            for file in files {
                for event in file.events where event.owner.map({ "\($0)+\(event.name)" }) == input {
                    return event.kept
                }
            }
            return nil
        }

        /// Adds the tips that wait in ordered groups.
        private func addGroups(to proof: inout Proof, _ reasons: inout [String: String]) {
            let invalidated = resolve(files.flatMap(\.invalidated))
            for file in files {
                for group in file.orderedGroups {
                    let members = group.map { receiver in
                        resolve([receiver]).names.first.flatMap { name in tips.first { $0.name == name } }
                    }
                    for (index, member) in members.enumerated().dropFirst() {
                        guard let member, reasons[member.name] == nil else { continue }
                        let before = members[..<index]
                        if let stuck = before.lazy.compactMap(\.self).first(where: { reasons[$0.name] != nil }) {
                            let reason = "in its ordered group it is the turn of \(stuck.name), which can never appear."
                            // The tip may be shown without its group, too.
                            if isOnlyGrouped(member) {
                                reasons[member.name] = reason
                                proof.never.append(never(member, reason))
                            }
                        } else if invalidated.isComplete,
                            let endless = before.lazy.compactMap(\.self).first(where: {
                                isEndless($0) && !invalidated.names.contains($0.name)
                            })
                        {
                            let reason =
                                "it comes after \(endless.name) in an ordered group, which nothing ends but a person who "
                                + "closes it."
                            proof.waiting.append(never(member, reason))
                        }
                    }
                }
            }
        }

        /// Whether no view or card shows a tip but through a group.
        private func isOnlyGrouped(_ tip: KnownTip) -> Bool {
            !files.contains { $0.shown.contains(.type(tip.name)) || resolve($0.shown).names.contains(tip.name) }
        }

        /// Adds how long the tips of each module take.
        private func addPaces(to proof: inout Proof, except impossible: Set<String>) {
            let counts = Dictionary(
                tips.filter { !$0.ignoresFrequency && !impossible.contains($0.name) }.map { ($0.file.file.module, 1) },
                uniquingKeysWith: +
            )
            let all = counts.values.reduce(0, +)
            for file in files {
                for configuration in file.configurations where !configuration.isDebug {
                    let count = counts[file.file.module] ?? all
                    guard count > 1,
                        let slowest = configuration.paces.max(by: { $0.day(of: count) < $1.day(of: count) }),
                        slowest.day(of: count) > 1
                    else { continue }
                    proof.paces.append(
                        Proof.Pace(
                            file: file.file.path,
                            place: configuration.place,
                            tips: count,
                            day: slowest.day(of: count),
                            option: slowest.option
                        )
                    )
                }
            }
        }
    }

    /// How many tips may appear in how many days, as an option of a configuration says.
    struct TipPace: Sendable {
        let most: Int
        let days: Int
        let option: String

        /// The day on which the tip with a number can appear at the earliest.
        func day(of number: Int) -> Int { (number - 1) / most * days + 1 }
    }
#endif
