#if Web && (os(Linux) || os(Android))
    import Foundation
    import HTTPTypes
    import OpenTipKitTesting
    import Testing
    import TipKitCore

    @testable import TipKitStorage
    @testable import TipPagesCore

    /// Tests that nothing is answered that isn't stored, and what holds while nothing can be stored.
    @Suite(.enabled(if: SmallDisk.isPossible, "mounting needs root"), .timeLimit(.minutes(10))) struct UnstoredTests {
        struct OnceTip: Tip {
            var title: Text { Text("Once") }
            var options: [any TipOption] { MaxDisplayCount(1) }
        }

        private let disk: SmallDisk
        private let folder: PeopleFolder

        init() throws {
            disk = try SmallDisk()
            folder = PeopleFolder(disk.url)
        }

        private func server() throws -> PageServer {
            let server = try PageServer(folder)
            server.tips.add(OnceTip())
            return server
        }

        /// The number of donations that another process finds.
        private func stored(_ person: String = "ada") throws -> Int {
            try SQLiteTipStore(directory: folder.url).person(person).tally(ofEvent: "read")
        }

        private func donations(_ page: String, _ count: Int = 40) -> [[String: any Sendable]] {
            (1...count).map { ["id": "\(page)-\($0)", "kind": "donate", "event": "read"] }
        }

        private func answered(_ told: Told) -> Int { told.text.matches(of: /<tip-said/).count }

        /// Repeats the messages until all of them are answered.
        private func repeated(_ messages: [[String: any Sendable]], to server: PageServer) async throws {
            while answered(try await server.tell(messages, tips: [])) < messages.count { await Task.yield() }
        }

        @Test("On a full disk no message is answered; once there is room, the page's repetition is stored once")
        func full() async throws {
            let server = try server()
            let page = try await server.tell().page
            let messages = donations(page)
            disk.fill()
            for _ in 1...5 {
                let told = try await server.tell(messages)
                #expect(answered(told) == 0)
                let again = try #require(told.text.firstMatch(of: /data-again="([0-9.]*)"/)?.output.1)
                #expect((5...10.1).contains(try #require(Double(again))))
            }
            // Only the first message is in memory.
            let center = try await server.people.center(for: "ada")
            #expect(center.run { NewsTip.read.donations.count } == 1)
            #expect(try stored() == 0)
            try disk.free()
            try await repeated(messages, to: server)
            #expect(try stored() == messages.count)
        }

        @Test("What was stored before the disk was full is answered, and what comes after it isn't") func between()
            async throws
        {
            let server = try server()
            let page = try await server.tell().page
            let messages = donations(page, 10)
            #expect(answered(try await server.tell(messages)) == 10)
            disk.fill()
            #expect(answered(try await server.tell(Array(donations(page, 11).suffix(1)))) == 0)
            #expect(try stored() == 10)
        }

        @Test("While the datastore is locked no message is answered, and only the first one waits for the lock")
        func locked() async throws {
            let server = try server()
            let page = try await server.tell().page
            let messages = donations(page, 3)
            let lock = try StoreLock(folder.url)
            let start = ContinuousClock.now
            #expect(answered(try await server.tell(messages)) == 0)
            let first = ContinuousClock.now - start
            for _ in 1...20 { #expect(answered(try await server.tell(messages)) == 0) }
            let others = ContinuousClock.now - start - first
            #expect(others < first * 10)
            try lock.release()
            try await repeated(messages, to: server)
            #expect(try stored() == 3)
        }

        @Test("On a full disk a press without JavaScript is answered with 503, and done once when it is repeated")
        func form() async throws {
            let server = try server()
            let html = await server.tips.html(for: NewsTip(), person: "ada")
            let id = try #require(html.firstMatch(of: /name="id" value="([^"]*)"/)?.output.1)
            let form = "tip=NewsTip&id=\(id)&press=close"
            disk.fill()
            for _ in 1...2 {
                #expect(await server.request(.post, "form", form).head.status == .serviceUnavailable)
            }
            try disk.free()
            // Also wait while the person has used up their presses for this second.
            while [.serviceUnavailable, .tooManyRequests].contains(
                await server.request(.post, "form", form).head.status
            ) {
                await Task.yield()
            }
            let store = try SQLiteTipStore(directory: folder.url).person("ada")
            #expect(try store.record(ofTip: "NewsTip").invalidation != nil)
            #expect(try store.record(ofTip: "NewsTip").displayCount == 1)
        }

        @Test("After a display that can't be stored, the person's other pages are offered nothing; the page itself is")
        func offers() async throws {
            let server = try server()
            let wish = [["tip": "OnceTip"]]
            let page = try await server.tell(tips: wish).page
            let display = "\(page)-1"
            let shown: [String: any Sendable] = ["id": display, "kind": "shown", "tip": "OnceTip", "display": display]
            disk.fill()
            #expect(answered(try await server.tell([shown], tips: wish)) == 0)
            #expect(try await server.tell(tips: wish + [["tip": "NewsTip"]]).tips == [])
            #expect(try await server.tell(tips: [["tip": "OnceTip", "display": display]]).tips == ["OnceTip"])
            try disk.free()
            try await repeated([shown], to: server)
            var told = try await server.tell(tips: wish + [["tip": "NewsTip"]])
            // The repetitions may have used up the person's requests for this second.
            while told.answer.head.status == .tooManyRequests {
                await Task.yield()
                told = try await server.tell(tips: wish + [["tip": "NewsTip"]])
            }
            #expect(told.tips == ["NewsTip"])
        }

        @Test("Ten people's messages wait in memory while the disk is full, however many people send some") func many()
            async throws
        {
            let server = try server()
            let people = (1...30).map { "person \($0)" }
            var pages: [String] = []
            for person in people { pages.append(try await server.tell(person: person).page) }
            disk.fill()
            var waiting = 0
            for (person, page) in zip(people, pages) {
                #expect(answered(try await server.tell(donations(page, 2), tips: [], person: person)) == 0)
                if try await server.people.center(for: person).hasUnstoredChanges { waiting += 1 }
            }
            #expect(waiting == 10)
        }
    }

    /// A lock on a datastore, which another process may hold as well.
    private final class StoreLock: Sendable {
        private let store: SQLiteTipStore
        private let isReleased = DispatchSemaphore(value: 0)
        private let end = DispatchSemaphore(value: 0)

        init(_ directory: URL) throws {
            store = try SQLiteTipStore(directory: directory)
            let isHeld = DispatchSemaphore(value: 0)
            Thread.detachNewThread { [store, isReleased, end] in
                do {
                    try store.host.open().write(Deadline()) { _ in
                        isHeld.signal()
                        isReleased.wait()
                    }
                } catch {
                    Issue.record(error)
                    isHeld.signal()
                }
                end.signal()
            }
            isHeld.wait()
        }

        func release() throws {
            isReleased.signal()
            end.wait()
        }
    }
#endif
