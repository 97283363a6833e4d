import Foundation
import OpenTipKitTesting
import Testing

@testable import TipKitEngine

/// The reservations and current displays of tips, which exist only in memory.
@Suite struct LiveDisplaysTests {
    private let epoch = RowVersion.zero

    private func later(_ seconds: TimeInterval) -> Date { moment.addingTimeInterval(seconds) }

    @Test("The duration of a tip's display excludes the time while the display is paused") func times() {
        var live = LiveDisplays()
        live.reserve(1, of: "a", epoch: epoch)
        #expect(live.isReserved("a"))
        #expect(live.displayedSince("a") == nil)
        #expect(given(live.pause(1, of: "a", at: moment)) == nil)
        live.begin(1, of: "a", at: moment, epoch: epoch)
        #expect(!live.isReserved("a"))
        #expect(live.displayedSince("a") == moment)
        #expect(live.displayedBefore("a") == 0)
        #expect(given(live.pause(1, of: "a", at: later(5))) == 5)
        #expect(live.displayedSince("a") == nil)
        #expect(live.displayedBefore("a") == 5)
        #expect(!given(live.resume(2, of: "a", at: later(9))))
        #expect(given(live.resume(1, of: "a", at: later(9))))
        #expect(live.displayedSince("a") == later(9))
        #expect(given(live.pause(1, of: "a", at: later(8))) == 0)
        #expect(live.displayedBefore("a") == 5)
    }

    @Test("If a tip has several displays at once, its time on screen counts from the display that started first")
    func several() {
        var live = LiveDisplays()
        for number in 1...3 as ClosedRange<UInt64> { live.reserve(number, of: "a", epoch: epoch) }
        live.begin(1, of: "a", at: later(2), epoch: epoch)
        live.begin(2, of: "a", at: later(1), epoch: epoch)
        #expect(live.displayedSince("a") == later(1))
        _ = live.pause(1, of: "a", at: later(50))
        #expect(live.displayedBefore("a") == 0)
        _ = live.pause(2, of: "a", at: later(50))
        #expect(live.displayedBefore("a") == 49)
        #expect(given(live.remove(2, of: "a"))?.phase == .paused(after: 49))
        #expect(live.displayedBefore("a") == 48)
    }

    @Test("A tip's claim on the display frequency blocks other tips' claims until it ends or expires")
    func frequencyClaim() {
        var live = LiveDisplays()
        #expect(given(live.claimFrequency(for: "a", at: moment)))
        #expect(!given(live.claimFrequency(for: "a", at: later(29))))
        #expect(live.frequencyClaim?.holds(at: later(58)) == true)
        #expect(live.frequencyClaim?.holds(at: later(59)) == false)
        #expect(live.frequencyClaim?.holds(at: moment) == false)
        #expect(!given(live.endClaim(of: "b")))
        #expect(given(live.claimFrequency(for: "a", at: later(100))))
        #expect(!given(live.claimFrequency(for: "b", at: later(129))))
        #expect(live.frequencyClaim?.tip == "a")
        #expect(given(live.claimFrequency(for: "b", at: later(130))))
        #expect(given(live.endClaim(of: "b")))
        #expect(live.frequencyClaim == nil)
    }

    @Test("A reset of a tip removes the tip's earlier displays and its claim on the display frequency") func voids() {
        var live = LiveDisplays()
        let next = RowVersion(rawValue: 1)
        live.reserve(1, of: "a", epoch: epoch)
        live.reserve(2, of: "a", epoch: epoch)
        live.begin(2, of: "a", at: moment, epoch: epoch)
        live.reserve(3, of: "a", epoch: next)
        _ = live.claimFrequency(for: "a", at: moment)
        let first = live.removeDisplays(of: "a", notIn: epoch)
        #expect(first?.counted == 0)
        #expect(first?.isClaimEnded == false)
        #expect(live["a"].keys.sorted() == [1, 2])
        #expect(live.frequencyClaim != nil)
        let second = live.removeDisplays(of: "a", notIn: next)
        #expect(second?.counted == 1)
        #expect(second?.isClaimEnded == true)
        #expect(live["a"].isEmpty)
        #expect(live.frequencyClaim == nil)
        #expect(given(live.removeDisplays(of: "a", notIn: next)) == nil)
    }
}
