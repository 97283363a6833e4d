#if Tools
    extension ProgramFacts {
        /// Checks that each tip ends at some time.
        mutating func checkEnds() {
            let invalidated = resolve(files.flatMap(\.invalidated))
            // A tip that isn't known by its type may be any.
            guard invalidated.isComplete else { return }
            for tip in tips where isEndless(tip) && !invalidated.names.contains(tip.name) {
                report(
                    .endlessTip,
                    tip.file,
                    tip.place,
                    "\(tip.name) goes on appearing to people who use its feature; invalidate it there, or add Teaches or "
                        + "MaxDisplayCount."
                )
            }
        }

        /// Whether neither rules nor options end a tip.
        func isEndless(_ tip: KnownTip) -> Bool {
            !tip.rulesMayEnd && tip.options.isDisjoint(with: Self.limits) && tip.options.isSubset(of: Self.options)
        }

        private static var limits: Set<String> {
            ["Teaches", "MaxDisplayCount", "MaxDisplayDuration", "Ends", "ExpiresAfter"]
        }

        /// The options, and what is written in them; another name may stand for any options.
        private static var options: Set<String> {
            limits.union([
                "IgnoresDisplayFrequency", "Begins", "Holdout", "Compares", "LimitGroup", "MaxSnoozes", "Tips", "Tip",
                "TipOption", "Option", "true", "false",
            ])
        }

        /// Checks that each action does something.
        mutating func checkActions(scriptsHandle: Bool) {
            let handled = resolve(files.flatMap(\.handled))
            guard handled.isComplete, !scriptsHandle else { return }
            let compared = files.reduce(into: Set<String>()) { $0.formUnion($1.compared) }
            for tip in tips where !handled.names.contains(tip.name) {
                for action in tip.actions where !action.isHandled {
                    // An id that isn't a literal may be compared with anything.
                    guard action.id != "", !compared.contains(action.id ?? "\n") else { continue }
                    report(
                        .actionWithoutHandler,
                        tip.file,
                        action.place,
                        "The action does nothing; give it perform:, or the view of \(tip.name) a closure for actions."
                    )
                }
            }
        }

        /// Checks that what rules read changes.
        mutating func checkInputs() {
            let (mentioned, written) = files.reduce(into: (Set<String>(), Set<String>())) {
                $0.0.formUnion($1.mentioned)
                $0.1.formUnion($1.written)
            }
            // Two events with one id share their donations.
            var ids: Set<String> = []
            for file in files {
                for event in file.events where mentioned.contains(event.name) { event.id.map { _ = ids.insert($0) } }
            }
            for file in files {
                for event in file.events where !mentioned.contains(event.name) && !(event.id.map(ids.contains) ?? false)
                {
                    report(
                        .eventNeverDonated,
                        file,
                        event.place,
                        "The event “\(event.name)” is never donated; call sendDonation() in the action that it counts."
                    )
                }
                for parameter in file.parameters where !written.contains(parameter.name) {
                    report(
                        .parameterNeverSet,
                        file,
                        parameter.place,
                        "The parameter “\(parameter.name)” is never set, so rules that read it never change."
                    )
                }
            }
        }
    }
#endif
