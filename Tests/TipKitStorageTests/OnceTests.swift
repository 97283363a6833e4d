import Foundation
import OpenTipKitTesting
import Testing
import TipKitEngine

@testable import TipKitStorage

/// Tests of changes that are made once, although a message that asks for them may reach several processes.
@Suite struct OnceTests {
    private static let count = Tips.Parameter(OnceTests.self, "+count", 0)
    private static let visited = Tips.Event<Tips.EmptyDonation>(id: "visited")
    private let tip = TipDefinition(id: "tip")
    private let other = TipDefinition(id: "other")

    private func visits(_ center: TipCenter) -> Int {
        center.catchUp()
        return center.run { Self.visited.donations.count }
    }

    @Test(
        "The changes of a closure are made once, in whichever process a closure with its id runs again",
        arguments: SharedStoreKind.allCases
    )
    func changes(kind: SharedStoreKind) async throws {
        let centers = try TwoCenters(kind)
        var (first, second) = (OutcomeReader(centers.one), OutcomeReader(centers.two))
        for center in [centers.one, centers.two, centers.one] {
            center.run {
                center.once("a") {
                    Self.visited.donate()
                    Self.count.wrappedValue += 1
                    center.invalidate(tip, reason: .actionPerformed)
                    Self.visited.donate()
                }
            }
        }
        for center in [centers.one, centers.two] {
            #expect(visits(center) == 2)
            #expect(center.run { Self.count.wrappedValue } == 1)
        }
        #expect(await first.read() == [.invalidated(.actionPerformed)])
        #expect(await second.read() == [])
        centers.two.run { centers.two.once("b") { Self.visited.donate() } }
        #expect(visits(centers.one) == 3)
    }

    @Test("Marking an id as done changes nothing that others show", arguments: SharedStoreKind.allCases)
    func marked(kind: SharedStoreKind) throws {
        let centers = try TwoCenters(kind)
        centers.one.run { Self.visited.donate() }
        centers.two.catchUp()
        let position = centers.two.position
        #expect(centers.one.press("go", of: "tip", key: "a"))
        centers.two.catchUp()
        #expect(centers.two.position == position)
        #expect(centers.two.isDone("a"))
        #expect(!centers.two.press("go", of: "tip", key: "a"))
    }

    @Test("A donation sent by a closure without waiting is stored once", arguments: SharedStoreKind.allCases)
    func sent(kind: SharedStoreKind) async throws {
        let centers = try TwoCenters(kind)
        for center in [centers.one, centers.two] {
            await withCheckedContinuation { continuation in
                center.run { center.once("a") { Self.visited.sendDonation { continuation.resume() } } }
            }
        }
        #expect(visits(centers.one) == 1)
    }

    @Test(
        "A change that had no effect isn't made when the closure runs again, even if it would have one",
        arguments: SharedStoreKind.allCases
    )
    func withoutEffect(kind: SharedStoreKind) throws {
        let centers = try TwoCenters(kind)
        centers.one.invalidate(tip, reason: .tipClosed)
        for center in [centers.one, centers.two] {
            center.run {
                center.once("a") {
                    Self.count.wrappedValue = 0
                    center.invalidate(tip, reason: .actionPerformed)
                    Self.visited.donate()
                }
            }
            center.run { Self.count.wrappedValue = 7 }
            center.resetEligibility(of: tip)
        }
        #expect(try centers.record("tip").invalidation == nil)
        #expect(try centers.stores[0].parameter(Self.count.id)?.json == "7")
        #expect(visits(centers.one) == 1)
    }

    @Test("A closure's changes to another center, and changes after the closure, are made each time")
    func scope() throws {
        let centers = try TwoCenters(.file)
        for _ in 1...2 {
            centers.one.once("a") { centers.two.run { Self.visited.donate() } }
            centers.one.run { Self.visited.donate() }
        }
        #expect(visits(centers.one) == 4)
    }

    @Test("A closure that runs on the main actor may use the main actor's state, and rethrows its error")
    @MainActor func mainActor() throws {
        struct Failure: Error {}
        let centers = try TwoCenters(.memory)
        let page = Page()
        for center in [centers.one, centers.two] {
            let title = center.run {
                center.once("a") {
                    page.opened += 1
                    Self.visited.donate()
                    return page.title
                }
            }
            #expect(title == "page")
            #expect(throws: Failure.self) { try center.once("b") { throw Failure() } }
        }
        #expect(page.opened == 2)
        #expect(visits(centers.one) == 1)
    }

    @MainActor private final class Page {
        var opened = 0
        let title = "page"
    }

    @Test("A change that waits in memory keeps its key, even if a later change to the parameter replaces it")
    func unstored() throws {
        let centers = try TwoCenters(.file)
        let change = { @Sendable (center: TipCenter) in
            center.run {
                center.once("a") {
                    Self.visited.donate()
                    Self.count.wrappedValue = 1
                    center.invalidate("tip", reason: .actionPerformed)
                }
            }
        }
        centers.stores[0].fill(true)
        for _ in 1...2 { change(centers.one) }
        centers.one.run { Self.count.wrappedValue = 2 }
        centers.one.press("go", of: "tip", key: "b")
        #expect(centers.one.isDone("b"))
        #expect(visits(centers.one) == 1)
        centers.stores[0].fill(false)
        #expect(centers.one.retryUnstored())
        change(centers.two)
        #expect(visits(centers.two) == 1)
        #expect(centers.two.run { Self.count.wrappedValue } == 2)
        #expect(centers.two.isDone("b"))
    }

    @Test(
        "What one process has marked as done is done in another, and other ids aren't",
        arguments: SharedStoreKind.allCases
    )
    func marks(kind: SharedStoreKind) throws {
        let centers = try TwoCenters(kind)
        #expect(!centers.two.isDone("a"))
        for _ in 1...2 { centers.one.press("go", of: "tip", key: "a") }
        #expect(centers.two.isDone("a"))
        #expect(!centers.two.isDone("a#1"))
        #expect(centers.one.beginPageDisplay("b", of: tip) == .begun)
        #expect(centers.two.isDone("b"))
    }
}
