#if Tools
    import Foundation
    import GRDB
    import OpenTipKitTesting
    import Testing
    import TipKitCore
    import TipKitEngine
    import TipKitStorage

    /// A tip that appears once the person is a member, or after three donations.
    private struct MapTip: Tip {
        static let opened = Event(id: "trail-opened")
        static let isMember = Tips.Parameter(MapTip.self, "+isMember", false)

        var id: String { "map" }
        var title: Text { Text("See the trail on a map") }
        var rules: [Rule] {
            Rule(Self.isMember, Self.opened) { isMember, opened in isMember || opened.donations.count >= 3 }
        }
    }

    /// An app that holds a datastore open, with its tips.
    private struct RunningApp {
        let directory = TemporaryDirectory()
        let center = TipCenter()
        let store: SQLiteTipStore

        init() throws {
            store = try SQLiteTipStore(directory: directory.url)
            try center.configure(store: store, frequency: .immediate)
            center.run {
                MapTip.opened.donate()
                MapTip.isMember.wrappedValue = true
                MapTip.isMember.wrappedValue = false
            }
            let rule = Tips.Explanation.RuleFinding(
                source: "isMember || opened.donations.count >= 3",
                inputs: [.parameter(MapTip.isMember.id), .event("trail-opened")],
                holds: false,
                measurements: ["trail-opened: 1 donation"]
            )
            try store.commit([
                .noted(TipNote(tip: "map", date: Date(), status: .pending, summary: "Hidden: a rule.", rules: [rule]))
            ])
        }

        func tips(_ arguments: String..., input: Data? = nil) throws -> ToolRun {
            try ToolRun(arguments + ["--store", directory.url.path], input: input)
        }

        /// Waits until the app has a status of the tip.
        func waits(for wanted: Tips.Status) async {
            let updates = center.run { MapTip().statusUpdates }
            if center.run({ MapTip().status }) == wanted { return }
            for await status in updates where status == wanted { return }
        }
    }

    /// Each command on a datastore that a running app holds open.
    @Suite(.timeLimit(.minutes(2))) struct OpenStoreTests {
        private let app: RunningApp

        init() throws { app = try RunningApp() }

        @Test("list says the status of each tip, and why") func list() throws {
            let run = try app.tips("list")
            #expect(run.output == "map: pending\n  Hidden: a rule. It was never shown.\n")
            #expect(run.code == 0)
            let json = try app.tips("list", "--json").json as? [[String: Any]]
            #expect(json?.first?["status"] as? String == "pending")
        }

        @Test("explain says the rules with their values") func explain() throws {
            let run = try app.tips("explain", "map")
            #expect(
                run.output.contains("Doesn't hold: isMember || opened.donations.count >= 3 (trail-opened: 1 donation)")
            )
            #expect((try app.tips("explain", "map", "--json").json as? [String: Any])?["id"] as? String == "map")
        }

        @Test("why says what was known at a date, and what isn't stored") func why() throws {
            let before = try app.tips("why", "map", "--at", "2020-01-01")
            #expect(before.output.contains("had 0 of the 1 donations that are kept"))
            #expect(before.output.contains("Not stored: MapTip+isMember"))
            let now = try app.tips("why", "map", "--json").json as? [String: Any]
            #expect((now?["facts"] as? [String])?.contains { $0.contains("had 1 of the 1 donations") } == true)
        }

        @Test("events and parameters list what rules read, with counts and values") func inputs() throws {
            #expect(try app.tips("events").output.hasPrefix("trail-opened: 1, last "))
            #expect(try app.tips("parameters").output.hasPrefix("MapTip+isMember = false, since "))
            let events = try app.tips("events", "--json").json as? [[String: Any]]
            #expect(events?.first?["donations"] as? Int == 1)
            let parameters = try app.tips("parameters", "--json").json as? [[String: Any]]
            #expect(parameters?.first?["value"] as? String == "false")
        }

        @Test("set makes a running app show the tip") func set() async throws {
            let run = try app.tips("set", "MapTip+isMember", "true")
            #expect(run.output == "MapTip+isMember = true\n")
            await app.waits(for: .available)
        }

        @Test("donate makes a running app show the tip, and history counts it") func donate() async throws {
            #expect(try app.tips("donate", "trail-opened").output == "trail-opened has 2 donations.\n")
            #expect(try app.tips("donate", "trail-opened", "--json").code == 0)
            await app.waits(for: .available)
            let history = try app.tips("history", "trail-opened")
            #expect(history.output.hasSuffix("3  ████████████████████████████████████████\n"))
            let json = try app.tips("history", "trail-opened", "--json").json as? [[String: Any]]
            #expect(json?.compactMap { $0["count"] as? Int }.reduce(0, +) == 3)
        }

        @Test("invalidate retires a tip in a running app, and reset brings it back") func invalidate() async throws {
            #expect(try app.tips("invalidate", "map", "--reason", "tipClosed").output == "map is retired.\n")
            await app.waits(for: .invalidated(.tipClosed))
            #expect(try app.tips("invalidate", "map").output == "map was retired already.\n")
            #expect(try app.tips("list").output.hasPrefix("map: invalidated\n"))
            #expect(try app.tips("reset", "map").output == "map is reset.\n")
            await app.waits(for: .pending)
        }

        @Test("reset without an id forgets everything") func resetAll() async throws {
            _ = try app.tips("set", "MapTip+isMember", "true")
            await app.waits(for: .available)
            #expect(try app.tips("reset").code == 0)
            await app.waits(for: .pending)
            #expect(try app.tips("events", "--json").json as? [[String: Any]] != nil)
            #expect(try app.store.tally(ofEvent: "trail-opened") == 0)
        }

        @Test("people lists persons, --person works on one of them, and erase erases one") func people() throws {
            let ann = try app.store.person("ann")
            try ann.commit([
                .donated(event: "trail-opened", donation: StoredDonation(date: Date(), payload: nil), limit: limit)
            ])
            #expect(try app.tips("people").output == "ann\n")
            #expect(try app.tips("events", "--person", "ann").output.hasPrefix("trail-opened: 1"))
            let wrong = try app.tips("erase", "anna")
            #expect(wrong.code == 66)
            #expect(wrong.errors == "Error: There is no person “anna”; did you mean “ann”?\n")
            #expect(try app.tips("erase", "ann").output == "ann is erased.\n")
            #expect(try app.store.persons() == [])
        }

        private let limit = StoredDonationLimit(maximumCount: 1_000, maximumAge: nil)

        @Test("check finds an open datastore sound, and says what is wrong with a damaged one") func check() throws {
            #expect(try app.tips("check").output == "The datastore is sound.\n")
            let damaged = TemporaryDirectory()
            try FileManager.default.createDirectory(
                at: damaged.file.deletingLastPathComponent(),
                withIntermediateDirectories: true
            )
            try Data("this is no datastore at all, only a text".utf8).write(to: damaged.file)
            let run = try ToolRun("check", "--store", damaged.url.path)
            #expect(run.code == 65)
            #expect(run.errors.hasPrefix("Error: The datastore \(damaged.file.path) can't be used"))
        }

        @Test("An unknown id is refused with the nearest ids") func unknown() throws {
            for (arguments, sentence) in [
                (["explain", "mop"], "There is no tip “mop”; did you mean “map”?"),
                (["history", "trail-open"], "There is no event “trail-open”; did you mean “trail-opened”?"),
                (["donate", "trail-open"], "There is no event “trail-open”; did you mean “trail-opened”?"),
                (
                    ["set", "MapTip+isMembr", "true"],
                    "There is no parameter “MapTip+isMembr”; did you mean “MapTip+isMember”?"
                ),
                (["list", "--person", "bob"], "There is no person “bob”."),
            ] {
                let run = try ToolRun(arguments + ["--store", app.directory.url.path])
                #expect(run.errors == "Error: \(sentence)\n")
                #expect(run.code == 66)
            }
        }

        @Test("A value of another type is refused, and text that isn't JSON") func types() throws {
            #expect(try app.tips("set", "MapTip+isMember", "3").code == 65)
            #expect(try app.tips("set", "MapTip+isMember", "yes").code == 64)
            #expect(try app.store.parameter("MapTip+isMember")?.json == "false")
        }

        @Test("A folder without a datastore, and one of a newer release, are refused with a code") func noStore() throws
        {
            let empty = TemporaryDirectory()
            let run = try ToolRun("list", "--store", empty.url.path)
            #expect(run.code == 66)
            #expect(run.errors.contains("There is no datastore in \(empty.url.path)"))
            #expect(!FileManager.default.fileExists(atPath: empty.url.path))
            let newer = TemporaryDirectory()
            try SQLiteTipStore(directory: newer.url).close()
            try DatabaseQueue(path: newer.file.path).writeWithoutTransaction { database in
                try database.execute(sql: "UPDATE meta SET value = 99 WHERE key = 'schema'; PRAGMA user_version = 99")
            }
            for command in ["list", "export", "check"] {
                let run = try ToolRun(command, "--store", newer.url.path)
                #expect(run.code == 65)
                #expect(run.errors.contains("has version 99, but this release supports up to"))
            }
        }
    }
#endif
