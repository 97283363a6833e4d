import Foundation
import OpenTipKitTesting
import Synchronization
import Testing
import TipKitEngine

@testable import TipKitStorage

/// Tests of closures that run once, and whose changes are stored in one commit.
@Suite(.timeLimit(.minutes(10))) struct OneCommitTests {
    private static let count = Tips.Parameter(OneCommitTests.self, "+count", 0)
    private static let visited = Tips.Event<Tips.EmptyDonation>(id: "visited")
    private static let tip = TipDefinition(id: "tip")

    private func visits(_ center: TipCenter) -> Int {
        center.catchUp()
        return center.run { Self.visited.donations.count }
    }

    private func number(_ centers: TwoCenters) throws -> Int64 { try centers.stores[0].header().position.number }

    /// Makes a change of each kind, and returns what the center then shows of them.
    @Sendable private static func changeAll(_ center: TipCenter) -> [Int] {
        visited.donate()
        count.wrappedValue += 1
        center.invalidate(tip, reason: .actionPerformed)
        visited.sendDonation()
        visited.donate()
        return [visited.donations.count, count.wrappedValue]
    }

    private func run(_ center: TipCenter, _ body: @MainActor @Sendable () -> Void) async -> Bool {
        await center.runOnce("a", after: center.progress(of: "a"), action: "go", of: "tip", body)
    }

    @Test("The changes of a closure and its mark are one commit", arguments: SharedStoreKind.allCases)
    func oneCommit(kind: SharedStoreKind) async throws {
        let centers = try TwoCenters(kind)
        #expect(visits(centers.one) == 0)
        let before = try number(centers)
        let isFirst = await run(centers.one) { #expect(Self.changeAll(centers.one) == [3, 1]) }
        #expect(isFirst)
        #expect(try number(centers) == before + 1)
        #expect(centers.two.progress(of: "a") == .ended)
        #expect(centers.two.progress(of: "b") == .notBegun)
        #expect(visits(centers.two) == 3)
        #expect(centers.two.run { Self.count.wrappedValue } == 1)
        #expect(try centers.record("tip").invalidation?.reason == .actionPerformed)
        #expect(!centers.one.hasUnstoredChanges)
    }

    @Test("Others see nothing of a closure's changes before it ends", arguments: SharedStoreKind.allCases)
    func together(kind: SharedStoreKind) async throws {
        let centers = try TwoCenters(kind)
        _ = await run(centers.one) {
            _ = Self.changeAll(centers.one)
            #expect(!centers.one.hasUnstoredChanges)
            #expect(visits(centers.two) == 0)
            #expect(centers.two.run { Self.count.wrappedValue } == 0)
        }
        #expect(visits(centers.two) == 3)
    }

    @Test("A closure that runs again changes nothing more", arguments: SharedStoreKind.allCases)
    func again(kind: SharedStoreKind) async throws {
        let centers = try TwoCenters(kind)
        for (center, isFirst) in [(centers.one, true), (centers.two, false), (centers.one, false)] {
            #expect(await run(center) { _ = Self.changeAll(center) } == isFirst)
        }
        for center in [centers.one, centers.two] {
            #expect(visits(center) == 3)
            #expect(center.run { Self.count.wrappedValue } == 1)
        }
    }

    @Test("A donation's completion is called once the donation is stored", arguments: SharedStoreKind.allCases)
    func completed(kind: SharedStoreKind) async throws {
        let centers = try TwoCenters(kind)
        let (calls, call) = AsyncStream.makeStream(of: Int.self)
        _ = await run(centers.one) {
            Self.visited.sendDonation { call.yield(visits(centers.two)) }
            Self.visited.donate()
        }
        #expect(await calls.first { _ in true } == 2)
    }

    @Test("A donation that a task of the closure makes after the closure is stored too", arguments: [true, false])
    func later(isAwaited: Bool) async throws {
        let centers = try TwoCenters(.file)
        let (gate, opening) = AsyncStream.makeStream(of: Void.self)
        let task = Mutex<Task<Void, Never>?>(nil)
        _ = await run(centers.one) {
            let started = Task {
                for await _ in gate { break }
                if isAwaited {
                    await Self.visited.donate()
                } else {
                    await withCheckedContinuation { continuation in
                        Self.visited.sendDonation { continuation.resume() }
                    }
                }
            }
            task.withLock { $0 = started }
        }
        opening.yield()
        await task.withLock { $0 }?.value
        #expect(visits(centers.two) == 1)
    }

    @Test("No change of a closure that makes thousands is lost", arguments: SharedStoreKind.allCases)
    func many(kind: SharedStoreKind) async throws {
        let centers = try TwoCenters(kind)
        let event = Tips.Event<Int>(id: "many", donationLimit: .init(maximumCount: 10_000))
        for center in [centers.one, centers.two] {
            _ = await run(center) { for number in 0..<2_500 { event.donate(number) } }
        }
        let values = centers.two.run { event.donations.map { $0[dynamicMember: \.self] } }
        #expect(values == Array(0..<2_500))
    }

    @Test("A tip that a closure makes eligible and closes again is closed", arguments: SharedStoreKind.allCases)
    func reset(kind: SharedStoreKind) async throws {
        let centers = try TwoCenters(kind)
        centers.one.invalidate(Self.tip, reason: .tipClosed)
        _ = await run(centers.one) {
            Self.visited.donate()
            centers.one.resetEligibility(of: Self.tip)
            centers.one.invalidate(Self.tip, reason: .actionPerformed)
        }
        #expect(try centers.record("tip").invalidation?.reason == .actionPerformed)
        #expect(visits(centers.two) == 1)
    }

    @Test("On a full disk, a closure's changes wait, and are stored once", arguments: SharedStoreKind.allCases)
    func full(kind: SharedStoreKind) async throws {
        let centers = try TwoCenters(kind)
        centers.stores[0].fill(true)
        for isFirst in [true, false] {
            #expect(await run(centers.one) { _ = Self.changeAll(centers.one) } == isFirst)
            #expect(centers.one.hasUnstoredChanges)
            #expect(centers.one.progress(of: "a") == .ended)
            #expect(centers.two.progress(of: "a") == .notBegun)
        }
        #expect(visits(centers.one) == 3)
        #expect(visits(centers.two) == 0)
        centers.stores[0].fill(false)
        let before = try number(centers)
        #expect(centers.one.retryUnstored())
        #expect(try number(centers) == before + 1)
        #expect(visits(centers.two) == 3)
        #expect(centers.two.progress(of: "a") == .ended)
    }

    @Test("Of a closure in which the process is killed, nothing is stored", arguments: [1, 300])
    func killed(count: Int) async throws {
        let directory = TemporaryDirectory()
        let empty = try directory.store().header().position.number
        try await onThread {
            let process = try WriterProcess("press", directory.url, [count])
            while process.line() != nil {}
            process.wait()
        }
        let store = try directory.store()
        #expect(try store.header().position.number == empty)
        #expect(try store.read { try $0.tally(ofEvent: "pressed") } == 0)
    }
}
