import Testing

@testable import TipKitEngine

@Suite struct LogLimitTests {
    @Test("A condition that lasts is logged once a minute, apart from other conditions") func minute() {
        let limit = LogLimit()
        let start = ContinuousClock.now
        #expect(limit.allows("full", now: start))
        #expect(!limit.allows("full", now: start + .seconds(59)))
        #expect(limit.allows("locked", now: start + .seconds(59)))
        #expect(limit.allows("full", now: start + .seconds(60)))
    }

    @Test("The conditions of many stores don't add up in memory") func many() {
        let limit = LogLimit()
        let start = ContinuousClock.now
        #expect(limit.allows("0", now: start))
        for number in 1...100 { #expect(limit.allows("\(number)", now: start)) }
        #expect(limit.allows("0", now: start))
    }
}
