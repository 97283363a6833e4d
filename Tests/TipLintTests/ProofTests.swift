#if Tools
    import Foundation
    import Testing

    @testable import TipLint

    /// What `tips prove` claims, and what it doesn't.
    @Suite struct ProofTests {
        private func proof(_ text: String) throws -> Proof {
            let folder = FileManager.default.temporaryDirectory.appending(path: "TipProof-\(UUID().uuidString)")
            try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
            defer { try? FileManager.default.removeItem(at: folder) }
            try Data("import TipKit\n\(text)".utf8).write(to: folder.appending(path: "Tips.swift"))
            let (proof, failures) = try Linter([folder.path]).proof()
            #expect(failures.isEmpty)
            return proof
        }

        private func tip(_ name: String = "MapTip", rules: String = "", options: String = "") -> String {
            """
            struct \(name): Tip {
                static let opened = Event(id: "opened")
                static let seldom = Event(id: "seldom", donationLimit: Tips.DonationLimit(maximumCount: 5))
                @Parameter static var isPro: Bool = false
                @Parameter static var shelves: Int = 0
                var title: Text { Text("Map") }
                var rules: [Rule] { \(rules.isEmpty ? "[]" : rules) }
                var options: [any TipOption] { \(options.isEmpty ? "[]" : options) }
            }

            """
        }

        @Test(
            "Rules that contradict each other are found",
            arguments: [
                "#Rule(Self.$isPro) { $0 }\n#Rule(Self.$isPro) { !$0 }",
                "#Rule(Self.$isPro) { $0 == true }\n#Rule(MapTip.$isPro) { $0 == false }",
                "#Rule(Self.opened) { $0.donations.count >= 3 }\n#Rule(Self.opened) { $0.donations.isEmpty }",
                "#Rule(Self.opened) { event in event.donations.count > 2 && event.donations.count < 3 }",
                "#Rule(Self.opened) { $0.donations.donatedWithin(.week).count >= 3 }\n"
                    + "#Rule(Self.opened) { $0.donations.count == 2 }",
                "Rule(Self.$shelves) { $0 > 5 }\nRule(Self.$shelves) { $0 <= 5 }",
                "#Rule(Self.seldom) { $0.donations.count >= 6 }",
                "#Rule(Self.opened) { $0.donations.count > 1_000 }",
            ]
        )
        func contradictions(rules: String) throws {
            let proof = try proof(tip(rules: rules))
            #expect(proof.never.map(\.tip) == ["MapTip"])
        }

        @Test(
            "Rules that can hold together, or that say more than can be read, aren't called contradictions",
            arguments: [
                "#Rule(Self.$isPro) { $0 }\n#Rule(Self.$shelves) { $0 >= 3 }",
                "#Rule(Self.$isPro) { $0 }\n#Rule(OtherTip.$isPro) { !$0 }",
                "#Rule(Self.opened) { $0.donations.count >= 3 }\n#Rule(Self.opened) { $0.donations.count <= 3 }",
                "#Rule(Self.opened) { $0.donations.donatedWithin(.week).count < 1 }\n"
                    + "#Rule(Self.opened) { $0.donations.count >= 2 }",
                "#Rule(Self.$isPro) { $0 || true }\n#Rule(Self.$isPro) { !$0 }",
                "#Rule(Self.$shelves) { $0 > 2 || $0 < 1 }\n#Rule(Self.$shelves) { $0 == 2 }",
                "#Rule(Self.seldom) { $0.donations.count >= 5 }",
                "#Rule(Self.$isPro, Self.opened) { isPro, opened in isPro && opened.donations.isEmpty }",
            ]
        )
        func consistent(rules: String) throws {
            #expect(try proof(tip(rules: rules)).never == [])
        }

        @Test("A tip that ends before it begins never appears") func dates() throws {
            let begins = "Begins(on: Date(timeIntervalSince1970: 1_800_000_000))"
            let never = tip(options: "\(begins)\nEnds(on: Date(timeIntervalSince1970: 1_700_000_000))")
            #expect(try proof(never).never.map(\.reason) == ["it ends before it begins."])
            #expect(
                try proof(tip(options: "\(begins)\nEnds(on: Date(timeIntervalSince1970: 1_900_000_000))")).never == []
            )
            #expect(try proof(tip(options: "\(begins)\nEnds(on: Sale.end)")).never == [])
        }

        @Test("Tips after one that can never appear in an ordered group never appear, unless a view shows them alone")
        func group() throws {
            let first = tip("FirstTip", rules: "#Rule(Self.$isPro) { $0 }\n#Rule(Self.$isPro) { !$0 }")
            let group = "let tips = TipGroup(.ordered) { FirstTip(); MapTip() }\n"
            #expect(try proof(first + tip() + group).never.map(\.tip) == ["FirstTip", "MapTip"])
            #expect(try proof(first + tip() + group + "let view = TipView(MapTip())").never.map(\.tip) == ["FirstTip"])
            let unordered = "let tips = TipGroup { FirstTip(); MapTip() }\n"
            #expect(try proof(first + tip() + unordered).never.map(\.tip) == ["FirstTip"])
        }

        @Test("A tip after one that nothing ends waits until a person closes that") func waiting() throws {
            let group = "let tips = TipGroup(.ordered) { FirstTip(); MapTip() }\n"
            #expect(try proof(tip("FirstTip") + tip() + group).waiting.map(\.tip) == ["MapTip"])
            let ended = tip("FirstTip", options: "MaxDisplayCount(1)")
            #expect(try proof(ended + tip() + group).waiting == [])
            let invalidated = "func done() { FirstTip().invalidate(reason: .actionPerformed) }"
            #expect(try proof(tip("FirstTip") + tip() + group + invalidated).waiting == [])
        }

        @Test("Under .weekly the ninth tip comes on day 57 at the earliest") func pace() throws {
            let tips = (1...9).map { tip("Tip\($0)") }.joined()
            let free = tip("FreeTip", options: "IgnoresDisplayFrequency(true)")
            let weekly = try proof(tips + free + "func start() { try? Tips.configure([.displayFrequency(.weekly)]) }")
            #expect(weekly.paces.map(\.day) == [57])
            #expect(
                weekly.paces.first?.text.hasSuffix("under .weekly the ninth tip comes on day 57 at the earliest")
                    == true
            )
            let limited = try proof(
                tips + "func start() { try? Tips.configure([.displayFrequency(.daily), .limit(2, per: .week)]) }"
            )
            #expect(limited.paces.map(\.day) == [29])
            #expect(limited.paces.map(\.option) == [".limit(2, per: .week)"])
        }
    }
#endif
