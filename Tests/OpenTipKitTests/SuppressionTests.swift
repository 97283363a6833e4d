import Foundation
import OpenTipKitTesting
import Testing

@testable import OpenTipKit

@Suite struct SuppressionTests {
    struct OneTip: Tip {
        var title: Text { Text("One") }
    }

    struct TwoTip: Tip {
        var title: Text { Text("Two") }
    }

    @Test("While tips are suppressed none begins and open ones stay, until each suppression has ended", .tipCenter())
    func suppressed() throws {
        let open = try #require(OneTip().beginDisplay())
        let drawn = try #require(TipCenter.current.reserveDisplay(of: TwoTip().definition))
        let pause = Tips.suppress()
        #expect(OneTip().status == .available)
        #expect(TwoTip().explain().summary == "Hidden: tips are suppressed.")
        #expect(!drawn.begin())
        #expect(TwoTip().beginDisplay() == nil)
        open.pause()
        #expect(OneTip().status == .available)
        #expect(open.begin())
        let other = Tips.suppress()
        pause.end()
        pause.end()
        #expect(TwoTip().status == .pending)
        open.end()
        #expect(OneTip().status == .pending)
        other.end()
        #expect(OneTip().status == .available)
        #expect(TwoTip().beginDisplay() != nil)
    }

    @Test("A suppression ends when its object is released, and wakes those who wait", .tipCenter()) func released()
        async throws
    {
        var pause: Tips.Suppression? = Tips.suppress()
        var statuses = OneTip().statusUpdates.makeAsyncIterator()
        #expect(await statuses.next() == .pending)
        withExtendedLifetime(pause) {}
        pause = nil
        #expect(await statuses.next() == .available)
    }

    @Test("A page's display that has begun may be repeated and goes on while tips are suppressed", .tipCenter())
    func pages() throws {
        let center = TipCenter.current
        #expect(center.beginPageDisplay("one", of: OneTip().definition) == .begun)
        let pause = center.suppress()
        #expect(center.beginPageDisplay("one", of: OneTip().definition) == .begun)
        #expect(center.offer(OneTip().definition, display: "one") != nil)
        #expect(center.beginPageDisplay("two", of: TwoTip().definition) == .gone)
        #expect(center.offer(TwoTip().definition, display: nil) == nil)
        pause.end()
        #expect(center.beginPageDisplay("two", of: TwoTip().definition) == .begun)
    }

    @Test("A testing switch shows a tip although tips are suppressed, and a rule can't suppress them", .tipCenter())
    func testing() throws {
        let pause = Tips.suppress()
        Tips.showTipsForTesting([OneTip.self])
        #expect(OneTip().beginDisplay() != nil)
        pause.end()
        let tip = TipDefinition(
            id: "meddling",
            rules: [
                Tips.Rule(source: "suppresses") {
                    withExtendedLifetime(Tips.suppress()) { TwoTip().status == .available }
                }
            ]
        )
        #expect(TipCenter.current.status(of: "meddling") { tip } == .available)
    }
}
