#if Configuration
    import Foundation
    import Testing
    import TipKitCore

    @testable import TipConfiguration

    /// Tests of what is read from the environment and a file.
    @Suite struct SwitchReaderTests {
        private static let tips = ["ExportTip", "my.tip", "Straße 5", "off"]

        private func reader(_ environment: [String: String] = [:]) -> SwitchReader {
            SwitchReader(tips: Self.tips, environment: environment)
        }

        private func file(_ json: String) throws -> SwitchesFile { try SwitchesFile(Data(json.utf8)) }

        private static func values(_ change: (inout TipSwitches.Values) -> Void) -> TipSwitches.Values {
            var values = TipSwitches.Values()
            change(&values)
            return values
        }

        // MARK: What can be said

        static let sayings: [(String, TipSwitches.Values)] = [
            ("{}", TipSwitches.Values()),
            (#"{"other": {"off": true}, "list": [1, "a"]}"#, TipSwitches.Values()),
            (#"{"tips": {"off": true}}"#, values { $0.areAllOff = true }),
            (#"{"tips.off": true}"#, values { $0.areAllOff = true }),
            (#"{"tips": {"my.tip": {}, "ExportTip": {"off": true}}}"#, values { $0.off = ["ExportTip"] }),
            (
                #"{"tips": {"my.tip": {"off": true}, "Straße 5": {"off": true}, "off": {"off": true}}}"#,
                values { $0.off = ["my.tip", "Straße 5", "off"] }
            ),
            (#"{"tips": {"my": {"tip": {"off": true}}}}"#, values { $0.off = ["my.tip"] }),
            (#"{"tips": {"displayFrequency": "immediate"}}"#, values { $0.displayFrequency = .immediate }),
            (#"{"tips": {"displayFrequency": "hourly"}}"#, values { $0.displayFrequency = .hourly }),
            (#"{"tips": {"displayFrequency": "daily"}}"#, values { $0.displayFrequency = .daily }),
            (#"{"tips": {"displayFrequency": "weekly"}}"#, values { $0.displayFrequency = .weekly }),
            (#"{"tips": {"displayFrequency": "monthly"}}"#, values { $0.displayFrequency = .monthly }),
            (#"{"tips": {"limits": []}}"#, values { $0.limits = [] }),
            (
                #"{"tips": {"limits": ["2 per day", "1 per 3 weeks of paid tips"]}}"#,
                values { $0.limits = [Tips.Cap(2, per: .day), Tips.Cap(1, per: .weeks(3), group: "paid tips")] }
            ),
            (#"{"tips": {"holdout": 0}}"#, values { $0.holdout = 0 }),
            (#"{"tips": {"holdout": 0.25}}"#, values { $0.holdout = 0.25 }),
            (#"{"tips": {"holdout": 1}}"#, values { $0.holdout = 1 }),
        ]

        @Test("A file says which tips are off, the frequency, limits and the holdout", arguments: sayings)
        func said(json: String, values: TipSwitches.Values) throws {
            var reader = reader()
            let found = try reader.read(file(json))
            #expect(found.values == values)
            #expect(found.problems == [])
        }

        @Test(
            "Variables have the names that swift-configuration forms, and say the same",
            arguments: [
                (["TIPS_OFF": "true"], values { $0.areAllOff = true }),
                (["TIPS_OFF": "no", "TIPS_EXPORT_TIP_OFF": "1"], values { $0.off = ["ExportTip"] }),
                (
                    ["TIPS_MY_TIP_OFF": "yes", "TIPS_STRASSE_5_OFF": "true"],
                    values { $0.off = ["my.tip", "Straße 5"] }
                ),
                (["TIPS_DISPLAY_FREQUENCY": "weekly"], values { $0.displayFrequency = .weekly }),
                (
                    ["TIPS_LIMITS": "2 per day, 1 per hour of promotion"],
                    values { $0.limits = [Tips.Cap(2, per: .day), Tips.Cap(1, per: .hour, group: "promotion")] }
                ),
                (["TIPS_HOLDOUT": "0.5"], values { $0.holdout = 0.5 }),
                (["TIPS": "off", "TIPS_SYNC_URL": "https://a.b", "HOME": "/"], TipSwitches.Values()),
            ] as [([String: String], TipSwitches.Values)]
        )
        func variables(environment: [String: String], values: TipSwitches.Values) {
            var reader = reader(environment)
            let found = reader.read(nil)
            #expect(found.values == values)
            #expect(found.problems == [])
        }

        @Test("A variable stands above the file, each for its own switch, and all off above one on") func precedence()
            throws
        {
            var reader = reader(["TIPS_EXPORT_TIP_OFF": "false", "TIPS_HOLDOUT": "0"])
            let json = #"{"tips": {"ExportTip": {"off": true}, "my.tip": {"off": true}, "holdout": 1}}"#
            #expect(
                try reader.read(file(json)).values
                    == Self.values {
                        $0.off = ["my.tip"]
                        $0.holdout = 0
                    }
            )
            let all = #"{"tips": {"off": true, "ExportTip": {"off": false}}}"#
            #expect(try reader.read(file(all)).values.areAllOff)
        }

        @Test(
            "A limit is a number of tips per period, of a group if there is one",
            arguments: [
                ("0 per minute", "0 tips a minute"), ("2 per day", "2 tips a day"), ("2 per days", "2 tips a day"),
                ("1 per 2 hours", "1 tip in 2 hours"), ("1 per week of a, b", "1 tip of the group a, b a week"),
                ("1 per 52178 weeks", "1 tip in 52178 weeks"),
                ("", nil), ("two per day", nil), ("-1 per day", nil), ("1 per 0 days", nil), ("1 per month", nil),
                ("1  per day", nil), ("1 per day of ", nil), ("1 per day, 2 per week", nil), ("1.5 per day", nil),
                ("99999999999999999999 per day", nil),
            ] as [(String, String?)]
        )
        func limits(text: String, meaning: String?) {
            #expect(Tips.Cap(text: text)?.description == meaning)
        }

        // MARK: What can't be used

        static let faults: [(String, String)] = [
            (#""off": "yes""#, #"off of tips is "yes", but must be true or false."#),
            (#""off": null"#, "off of tips is null, but must be true or false."),
            (#""off": {}"#, "off of tips is an object, but must be true or false."),
            (#""off": 1"#, "off of tips is 1.0, but must be true or false."),
            (#""ExportTip": {"off": [1]}"#, "ExportTip.off of tips is a list, but must be true or false."),
            (
                #""displayFrequency": "dayly""#,
                #"displayFrequency of tips is "dayly", but must be immediate, hourly, daily, weekly or monthly."#
            ),
            (#""displayFrequency": 86400"#, "displayFrequency of tips is 86400.0, but must be immediate,"),
            (
                #""limits": "2 per day""#,
                #"limits of tips is "2 per day", but must be a list of limits such as 2 per day"#
            ),
            (#""limits": ["2 per day", "3"]"#, #"limits of tips is ["2 per day", "3"], but must be a list of limits"#),
            (#""holdout": true"#, "holdout of tips is true, but must be a number from 0 to 1."),
            (#""holdout": 1.01"#, "holdout of tips is 1.01, but must be a number from 0 to 1."),
            (#""holdout": -1e300"#, "holdout of tips is -1e+300, but must be a number from 0 to 1."),
        ]

        @Test(
            "A value of another type or out of range is named, with what is allowed, and the last one holds",
            arguments: faults
        )
        func fault(json: String, sentence: String) throws {
            var reader = reader()
            let good = #"""
                {"tips": {"off": true, "ExportTip": {"off": true}, "displayFrequency": "daily", "limits": ["1 per day"],
                "holdout": 0.5}}
                """#
            let last = try reader.read(file(good)).values
            let found = try reader.read(file("{\"tips\": {\(json)}}"))
            #expect(found.problems.count == 1)
            #expect(found.problems.first?.hasPrefix("The switch tips.\(sentence)") == true, "\(found.problems)")
            #expect(found.problems.first?.hasSuffix("What it said before holds.") == true)
            // What the file no longer says is gone; the switch at fault says what it said.
            var kept = TipSwitches.Values()
            if json.contains("ExportTip") { kept.off = last.off } else if json.contains("off") { kept.areAllOff = true }
            if json.contains("displayFrequency") { kept.displayFrequency = .daily }
            if json.contains("limits") { kept.limits = last.limits }
            if json.contains("holdout") { kept.holdout = 0.5 }
            #expect(found.values == kept)
            #expect(try reader.read(file("{}")).values == TipSwitches.Values())
        }

        @Test(
            "A variable that can't be used is named as it is in the environment, and counts as not set",
            arguments: [
                ("TIPS_OFF", "maybe", "true or false"), ("TIPS_HOLDOUT", "nan", "a number from 0 to 1"),
                ("TIPS_MY_TIP_OFF", " ", "true or false"), ("TIPS_LIMITS", "2", "a list of limits such as"),
                ("TIPS_DISPLAY_FREQUENCY", "Daily", "immediate, hourly, daily, weekly or monthly"),
            ]
        )
        func faultyVariable(name: String, text: String, allowed: String) throws {
            var reader = reader([name: text])
            let found = try reader.read(file(Self.all))
            let sentence = "The switch \(name) of tips is \(text.debugDescription), but must be \(allowed)"
            #expect(found.problems.count == 1)
            #expect(found.problems.first?.hasPrefix(sentence) == true, "\(found.problems)")
            #expect(found.problems.first?.hasSuffix("It counts as not set.") == true)
            var without = self.reader()
            #expect(try found.values == without.read(file(Self.all)).values)
            #expect(found.values.areAllOff && found.values.holdout == 1 && found.values.off == ["my.tip"])
        }

        private static let all = #"""
            {"tips": {"off": true, "my.tip": {"off": true}, "displayFrequency": "daily", "limits": [], "holdout": 1}}
            """#

        @Test("Variables that are empty count as not set, and aren't reported") func emptyVariables() throws {
            let names = [
                "TIPS_OFF", "TIPS_HOLDOUT", "TIPS_MY_TIP_OFF", "TIPS_LIMITS", "TIPS_DISPLAY_FREQUENCY", "TIPS_OTHER",
            ]
            var reader = reader(Dictionary(uniqueKeysWithValues: names.map { ($0, "") }))
            let found = try reader.read(file(Self.all))
            #expect(found.problems == [])
            var without = self.reader()
            #expect(try found.values == without.read(file(Self.all)).values)
        }

        @Test(
            "Names that aren't known are in one line with their number and the nearest names, and nothing else is lost",
            arguments: [
                (#""tips": "off""#, "1 switch of tips in the file isn't known: tips (the nearest is tips.off)."),
                (
                    #""tips": {"of": true}"#,
                    "1 switch of tips in the file isn't known: tips.of (the nearest is tips.off)."
                ),
                (
                    #""tips": {"ExportTipp": {"off": true}, "limit": {"day": 1}}"#,
                    """
                    2 switches of tips in the file aren't known: tips.ExportTipp.off (the nearest is tips.ExportTip.off), \
                    tips.limit.day (the nearest is tips.limits).
                    """
                ),
            ]
        )
        func unknown(json: String, sentence: String) throws {
            var reader = reader()
            let found = try reader.read(file("{\(json), \"tips.holdout\": 0}"))
            #expect(found.problems == [sentence])
            #expect(found.values.holdout == 0)
        }

        @Test("Thirty thousand unknown names are one line, and are read in no time", .timeLimit(.minutes(10)))
        func many() throws {
            var reader = reader()
            let names = (0..<30_000).map { "\"Tip\($0)\": {\"off\": true}" }.joined(separator: ",")
            let found = try reader.read(file("{\"tips\": {\(names)}}"))
            #expect(found.values.off.count == 30_000)
            #expect(found.problems.count == 1)
            #expect(found.problems.first?.hasPrefix("30000 switches of tips in the file aren't known: ") == true)
            #expect(found.problems.allSatisfy { $0.count < 1_000 })
        }

        @Test("Variables that no switch has are in one line") func unknownVariables() {
            var reader = reader(["TIPS_FREQUENCY": "daily", "TIPS_EXPORT_TIPP_OFF": "1"])
            let found = reader.read(nil)
            #expect(found.values == TipSwitches.Values())
            #expect(found.problems.count == 1)
            let start = """
                2 switches of tips in the environment aren't known: TIPS_EXPORT_TIPP_OFF (the nearest is TIPS_EXPORT_TIP_OFF)
                """
            #expect(found.problems.first?.hasPrefix(start) == true, "\(found.problems)")
        }

        @Test("A text of any length and with line breaks is shortened to one line in a report") func longText() throws {
            var reader = reader()
            let text = String(repeating: "\\n", count: 5_000)
            let found = try reader.read(file(#"{"tips": {"off": "\#(text)"}}"#))
            #expect(found.problems.allSatisfy { $0.count < 400 && !$0.contains("\n") })
            #expect(found.problems.count == 1)
        }

        // MARK: Files

        @Test(
            "A file that isn't a JSON object, or contradicts itself, is refused with the reason",
            arguments: [
                ("", "it isn't JSON"), ("{\"tips\": {\"off\": tr", "it isn't JSON"), ("true", "it isn't a JSON object"),
                ("[]", "it isn't a JSON object"), ("null", "it isn't a JSON object"),
                (#"{"tips.off": true, "tips": {"off": false}}"#, "it says tips.off twice"),
                (#"{"tips": {"off": true, "off": false}}"#, "it says off twice"),
                (#"{"tips": {"a": ["{", {"\"": 1}], "off": true, "\u006Fff": true}}"#, "it says off twice"),
                (#"{"tips": {}, "tips": {}}"#, "it says tips twice"),
                (String(repeating: "[", count: 100_000), "it isn't JSON"),
                (String(repeating: " ", count: SwitchesFile.mostBytes + 1), "it has more than 1048576 bytes"),
            ]
        )
        func refused(text: String, reason: String) {
            let fault = #expect(throws: SwitchesFile.Fault.self) { try file(text) }
            #expect(fault?.description == reason)
        }
    }
#else
    import Testing

    @Suite struct SwitchReaderTests {
        @Test("The environment and a file set an operator's switches", .disabled("Needs the trait Configuration."))
        func skipped() {}
    }
#endif
