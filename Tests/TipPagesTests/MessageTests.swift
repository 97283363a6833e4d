#if Web
    import Foundation
    import HTTPTypes
    import OpenTipKitTesting
    import Testing
    import TipKitCore
    import TipKitStorage

    @testable import TipPagesCore

    /// Tests of what pages say: each message has an effect once, in whichever process it arrives.
    @Suite struct MessageTests {
        private func record(_ server: PageServer, _ person: String = "ada") throws -> TipRecord {
            try server.people.center(for: person).run { NewsTip().record }
        }

        @Test("An answer has the cards that may appear, and names unknown tips") func cards() async throws {
            let server = try PageServer()
            let told = try await server.tell(tips: ["NewsTip", "OldTip", "OtherTip"].map { ["tip": $0] })
            #expect(told.tips == ["NewsTip", "OtherTip"])
            #expect(told.text.contains(#"<tip-card data-tip="OldTip" data-unknown>"#))
            #expect(server.tips.refusals == ["unknownTip": 1])
        }

        @Test("A display counts once, however often and to whichever process the page says it") func shown()
            async throws
        {
            let folder = PeopleFolder()
            let (one, other) = (try PageServer(folder), try PageServer(folder))
            let page = try await one.tell().page
            let message: [String: any Sendable] = [
                "id": "\(page)-1", "kind": "shown", "tip": "NewsTip", "display": "\(page)-1",
            ]
            for server in [one, one, other, other] {
                #expect(try await server.tell([message], page: page).refusals == [])
            }
            #expect(try record(one).displayCount == 1)
            #expect(try record(other).displayCount == 1)
        }

        @Test("While a page shows a tip, its explanation in each process says that it is on screen, for a day at most")
        func explained() async throws {
            let folder = PeopleFolder()
            let (one, other) = (try PageServer(folder), try PageServer(folder))
            let page = try await one.tell().page
            let shown: [String: any Sendable] = [
                "id": "\(page)-1", "kind": "shown", "tip": "NewsTip", "display": "\(page)-1",
            ]
            let over: [String: any Sendable] = [
                "id": "\(page)-2", "kind": "visible", "tip": "NewsTip", "display": "\(page)-1", "seconds": 1,
                "over": true,
            ]
            func explanation(_ server: PageServer) throws -> Tips.Explanation {
                try server.people.center(for: "ada").run { NewsTip().explain() }
            }
            #expect(try !explanation(one).isOnScreen)
            _ = try await one.tell([shown], page: page)
            #expect(try explanation(one).isOnScreen)
            #expect(try explanation(other).isOnScreen)
            #expect(try explanation(other).summary == "On screen: all its rules hold.")
            folder.clock.advance(by: 86_400)
            #expect(try !explanation(one).isOnScreen)
            folder.clock.advance(by: 1 - 86_400)
            _ = try await other.tell([over], page: page)
            #expect(try !explanation(other).isOnScreen)
        }

        struct HeldOutTip: Tip {
            var title: Text { Text("Held out") }
            var options: [any TipOption] {
                Teaches(NewsTip.read)
                Holdout(1)
            }
        }

        @Test(
            "The card of a held-out tip is never sent; the tip is counted once the page says that it would be visible"
        )
        func heldOut() async throws {
            let server = try PageServer()
            server.tips.add(HeldOutTip())
            #expect(
                await server.tips.html(for: HeldOutTip(), person: "ada") == #"<tip-view tip="HeldOutTip"></tip-view>"#
            )
            let wish = [["tip": "HeldOutTip"]]
            let told = try await server.tell(tips: wish)
            #expect(told.text.contains(#"<tip-card data-tip="HeldOutTip" data-kind="view" data-held-out></tip-card>"#))
            #expect(!told.text.contains("Held out"))
            let center = try await server.people.center(for: "ada")
            #expect(center.run { HeldOutTip().record.displayCount } == 0)
            let display = "\(told.page)-1"
            let shown: [String: any Sendable] = [
                "id": display, "kind": "shown", "tip": "HeldOutTip", "display": display,
            ]
            #expect(try await server.tell([shown], tips: wish).refusals == ["gone"])
            let again = try await server.tell([shown], tips: wish)
            #expect(again.tips == [])
            let record = center.run { HeldOutTip().record }
            #expect(record.displayCount == 1)
            #expect(record.invalidation?.isHeldOut == true)
        }

        @Test("A card and the rules of its tip have the arm of the person who asks, which their trial records")
        func arms() async throws {
            struct ArmTip: Tip {
                var title: Text { Text("The \(arm ?? "") text") }
                var options: [any TipOption] {
                    Teaches(NewsTip.read)
                    Compares("long", "short")
                    MaxDisplayCount(arm == "long" ? 1 : 9)
                }
            }
            let server = try PageServer()
            server.tips.add(ArmTip())
            let wish = [["tip": "ArmTip"]]
            var seen: Set<String> = []
            for person in ["ada", "bea", "cyd", "dan", "eve", "fay", "gus", "hal"] {
                let arm = try #require(Tips.Holdout(0).arm(of: "ArmTip", for: person, among: ["long", "short"]))
                seen.insert(arm)
                let told = try await server.tell(tips: wish, person: person)
                #expect(told.text.contains("The \(arm) text"))
                #expect(await server.tips.html(for: ArmTip(), person: person).contains("The \(arm) text"))
                let display = "\(told.page)-1"
                let shown: [String: any Sendable] = [
                    "id": display, "kind": "shown", "tip": "ArmTip", "display": display,
                ]
                _ = try await server.tell([shown], person: person)
                let explanation = try await server.people.center(for: person).run { ArmTip().explain() }
                #expect(explanation.arm == arm)
                #expect(explanation.maxDisplayCount == (arm == "long" ? 1 : 9))
                let store = try SQLiteTipStore(reading: server.folder.url)
                #expect(try store.person(person).read { try $0.trials().map(\.arm) } == [arm])
            }
            #expect(seen.count == 2)
        }

        @Test("The visible seconds of a display add up to what the page said last, and to no more than have passed")
        func visible() async throws {
            let server = try PageServer()
            let page = try await server.tell().page
            let display = "\(page)-1"
            _ = try await server.tell([["id": display, "kind": "shown", "tip": "NewsTip", "display": display]])
            server.folder.clock.advance(by: 10)
            for seconds in [4.0, 7, 5, 3_600] {
                let message: [String: any Sendable] = [
                    "id": "\(page)-2", "kind": "visible", "tip": "NewsTip", "display": display, "seconds": seconds,
                ]
                _ = try await server.tell([message])
            }
            #expect(try record(server).displayDuration == 10)
            #expect(try record(server).displayCount == 1)
        }

        @Test("A tip with a single display stays on the page that displays it, and appears on no other page")
        func single() async throws {
            struct OnceTip: Tip {
                var title: Text { Text("Once") }
                var options: [any TipOption] { MaxDisplayCount(1) }
            }
            let folder = PeopleFolder()
            let (one, other) = (try PageServer(folder), try PageServer(folder))
            for server in [one, other] { server.tips.add(OnceTip()) }
            let wish = [["tip": "OnceTip"]]
            let page = try await one.tell(tips: wish).page
            let display = "\(page)-1"
            let shown: [String: any Sendable] = ["id": display, "kind": "shown", "tip": "OnceTip", "display": display]
            let mine = [["tip": "OnceTip", "display": display]]
            #expect(try await one.tell([shown], tips: mine).tips == ["OnceTip"])
            #expect(try await other.tell(tips: mine).tips == ["OnceTip"])
            #expect(try await other.tell(tips: wish).tips == [])
            #expect(try await one.tell(tips: mine).tips == ["OnceTip"])
            let gone: [String: any Sendable] = [
                "id": "\(page)-2", "kind": "visible", "tip": "OnceTip", "display": display, "seconds": 1, "over": true,
                "cause": "left",
            ]
            #expect(try await other.tell([gone], tips: wish).tips == [])
            #expect(
                try await other.people.center(for: "ada").run { OnceTip().status }
                    == .invalidated(.displayCountExceeded)
            )
        }

        @Test("A closed tip stays closed, and the other people's stay open", arguments: ["close", "dismiss"])
        func closed(press: String) async throws {
            let server = try PageServer()
            let page = try await server.tell().page
            let message: [String: any Sendable] = [
                "id": "\(page)-1", "kind": "press", "tip": "NewsTip", "press": press, "seconds": 2,
            ]
            for _ in 1...2 { #expect(try await server.tell([message]).tips == []) }
            #expect(try await server.people.center(for: "ada").run { NewsTip().status } == .invalidated(.tipClosed))
            #expect(try await server.tell(person: "bea").tips == ["NewsTip"])
        }

        @Test("What an action does is done once, though the press arrives in two processes at the same time")
        func action() async throws {
            let folder = PeopleFolder()
            let servers = [try PageServer(folder), try PageServer(folder)]
            let page = try await servers[0].tell().page
            let message: [String: any Sendable] = [
                "id": "\(page)-1", "kind": "press", "tip": "NewsTip", "press": "action:<b>",
            ]
            try await withThrowingTaskGroup(of: [String].self) { group in
                for index in 0..<8 {
                    let server = servers[index % 2]
                    group.addTask { try await server.tell([message]).refusals }
                }
                for try await refusals in group { #expect(refusals == []) }
            }
            #expect(try await servers[1].people.center(for: "ada").run { NewsTip.read.donations.count } == 1)
        }

        struct LaterTip: Tip {
            var title: Text { Text("Later") }
            var actions: [Action] { Action.later(for: .hour) }
        }

        @Test(
            "A press of the action `later` snoozes the tip once, though it is repeated, and the page asks again in time"
        )
        func snoozed() async throws {
            let folder = PeopleFolder()
            let servers = [try PageServer(folder), try PageServer(folder)]
            for server in servers { server.tips.add(LaterTip()) }
            let wish = [["tip": "LaterTip"]]
            let told = try await servers[0].tell(tips: wish)
            #expect(told.text.contains(#"value="action:later""#) && told.text.contains("Remind me later"))
            let message: [String: any Sendable] = [
                "id": "\(told.page)-1", "kind": "press", "tip": "LaterTip", "press": "action:later",
            ]
            for server in servers + servers {
                let answer = try await server.tell([message], tips: wish)
                #expect(answer.tips == [] && answer.refusals == [])
                #expect(answer.text.contains(#"data-again="3600"#))
            }
            #expect(try await servers[1].people.center(for: "ada").run { LaterTip().record.snoozeCount } == 1)
            folder.clock.advance(by: 3_600)
            #expect(try await servers[1].tell(tips: wish).tips == ["LaterTip"])
        }

        @Test("Donations and values of a page are stored once, before the answer") func reports() async throws {
            let server = try PageServer()
            let page = try await server.tell().page
            let messages: [[String: any Sendable]] = [
                ["id": "\(page)-1", "kind": "donate", "event": "read"],
                ["id": "\(page)-2", "kind": "donate", "event": "paid", "info": #"{"cents":5}"#],
                ["id": "\(page)-3", "kind": "set", "parameter": "isPro", "info": "true"],
            ]
            for _ in 1...3 { #expect(try await server.tell(messages).refusals == []) }
            let center = try await server.people.center(for: "ada")
            #expect(center.run { NewsTip.isPro.wrappedValue })
            #expect(center.run { NewsTip.read.donations.count } == 1)
            #expect(center.run { paid.donations.map(\.cents) } == [5])
        }

        @Test(
            "A message that can't be done is refused, and those beside it are done",
            arguments: [
                (#""kind":"donate","event":"deleted""#, "unacceptedReport"),
                (#""kind":"set","parameter":"other","info":"1""#, "unacceptedReport"),
                (#""kind":"donate","event":"paid","info":"{\"cents\":\"x\"}""#, "malformed"),
                (#""kind":"donate""#, "malformed"), (#""kind":"shown","tip":"OldTip","display":"1""#, "unknownTip"),
                (#""kind":"press","tip":"NewsTip","press":"action:other""#, "gone"),
                (#""kind":"press","tip":"NewsTip","press":"other""#, "malformed"),
            ]
        )
        func refused(fields: String, reason: String) async throws {
            let server = try PageServer()
            let page = try await server.tell().page
            let messages = #"{"id":"\#(page)-1",\#(fields)},{"id":"\#(page)-2","kind":"donate","event":"read"}"#
            let told = Told(await server.request(.post, "tell", #"{"tips":[],"messages":[\#(messages)]}"#))
            #expect(told.refusals == [reason])
            #expect(try await server.people.center(for: "ada").run { NewsTip.read.donations.count } == 1)
            #expect(server.tips.refusals == [reason: 1])
        }

        @Test("A message of another person's page, of a page from a year ago, or without a page's token has no effect")
        func strangers() async throws {
            let server = try PageServer()
            let page = try await server.tell().page
            let press = { (id: String) -> [[String: any Sendable]] in
                [["id": id, "kind": "press", "tip": "NewsTip", "press": "close"]]
            }
            #expect(try await server.tell(press("\(page)-1"), person: "bea").refusals == ["otherPerson"])
            #expect(try await server.tell(press("1")).refusals == ["malformed"])
            server.folder.clock.advance(by: 365 * 86_400)
            #expect(try await server.tell(press("\(page)-1")).refusals == ["expired"])
            let told = try await server.tell(page: page)
            #expect(told.tips == ["NewsTip"])
            #expect(told.page != page)
        }

        @Test("A parameter's name that two types have must be given with its type") func ambiguity() async throws {
            let server = try PageServer()
            server.tips.accept(OtherTip.isPro)
            let page = try await server.tell().page
            let set = { (number: Int, name: String) -> [[String: any Sendable]] in
                [["id": "\(page)-\(number)", "kind": "set", "parameter": name, "info": "true"]]
            }
            #expect(try await server.tell(set(1, "isPro")).refusals == ["ambiguousParameter"])
            #expect(try await server.tell(set(2, "OtherTip.isPro")).refusals == [])
            let center = try await server.people.center(for: "ada")
            #expect(center.run { [NewsTip.isPro.wrappedValue, OtherTip.isPro.wrappedValue] } == [false, true])
        }

        @Test("The second tip of a group follows the first on the open page") func group() async throws {
            let server = try PageServer()
            server.tips.add(.ordered, NewsTip(), OtherTip())
            let wishes = ["OtherTip", "NewsTip"].map { ["tip": $0] }
            let told = try await server.tell(tips: wishes)
            #expect(told.tips == ["NewsTip"])
            let close: [String: any Sendable] = [
                "id": "\(told.page)-1", "kind": "press", "tip": "NewsTip", "press": "close",
            ]
            #expect(try await server.tell([close], tips: wishes).tips == ["OtherTip"])
        }

        @Test("A tip under a frequency is refused when another page has shown a tip first") func frequency()
            async throws
        {
            let server = try PageServer(PeopleFolder(), [.displayFrequency(.daily)])
            let page = try await server.tell().page
            let message = { (number: Int, tip: String) -> [String: any Sendable] in
                ["id": "\(page)-\(number)", "kind": "shown", "tip": tip, "display": "\(page)-\(number)"]
            }
            let told = try await server.tell([message(1, "NewsTip"), message(2, "OtherTip")])
            #expect(told.refusals == ["displayFrequency"])
        }

        @Test("A tip under a cap is refused when another page has shown as many tips") func cap() async throws {
            let server = try PageServer(PeopleFolder(), [.limit(1, per: .day)])
            let page = try await server.tell().page
            let message = { (number: Int, tip: String) -> [String: any Sendable] in
                ["id": "\(page)-\(number)", "kind": "shown", "tip": tip, "display": "\(page)-\(number)"]
            }
            let told = try await server.tell([message(1, "NewsTip"), message(2, "OtherTip")])
            #expect(told.refusals == ["cap"])
        }

        @Test("A page is told when to ask again, because a tip's status changes by itself") func next() async throws {
            struct WaitingTip: Tip {
                static let started = Event(id: "started")
                var title: Text { Text("Waiting") }
                var rules: [Rule] { Rule(Self.started) { $0.donations.donatedWithin(.minute).isEmpty } }
            }
            let server = try PageServer()
            server.tips.add(WaitingTip())
            try await server.people.center(for: "ada").run { WaitingTip.started.donate() }
            let wish = [["tip": "WaitingTip"]]
            let told = try await server.tell(tips: wish)
            #expect(told.tips == [] && told.text.contains(#"data-again="60.05""#))
            server.folder.clock.advance(by: 60)
            #expect(try await server.tell(tips: wish).tips == ["WaitingTip"])
        }

        @Test("The outcomes of all people name the person, and each outcome is reported once") func outcomes()
            async throws
        {
            let server = try PageServer()
            var outcomes = server.people.outcomes.makeAsyncIterator()
            for person in ["ada", "bea"] {
                let page = try await server.tell(person: person).page
                let messages: [[String: any Sendable]] = [
                    ["id": "\(page)-1", "kind": "shown", "tip": "NewsTip", "display": "\(page)-1"],
                    ["id": "\(page)-2", "kind": "press", "tip": "NewsTip", "display": "\(page)-1", "press": "close"],
                ]
                for _ in 1...2 { _ = try await server.tell(messages, person: person) }
            }
            var heard: [(String, Tips.Outcome.Kind)] = []
            while heard.count < 4, let event = await outcomes.next() {
                switch event.outcome.kind {
                case .displayed, .closed: heard.append((event.person, event.outcome.kind))
                default: break
                }
            }
            #expect(heard.map(\.0) == ["ada", "ada", "bea", "bea"])
            #expect(heard.map(\.1) == [.displayed, .closed(.closeButton), .displayed, .closed(.closeButton)])
        }
    }
#endif
