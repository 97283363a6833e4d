import Foundation
import OpenTipKit
import OpenTipKitTesting
import Testing

extension DeclarationTests {
    struct HeldTip: Tip {
        static let isFree = Tips.Parameter(HeldTip.self, "+isFree", false)

        var title: Text { Text("Held back") }
        var rules: [Rule] { Tips.Rule(Self.isFree, source: "$0") { $0 } }
    }

    @Test("1.3 Tips: an enum without cases") func namespace() {
        // If `Tips` had a case, this switch wouldn't be exhaustive, and the test wouldn't compile.
        func isNone(_ tips: Tips?) -> Bool {
            switch tips {
            case nil: true
            }
        }
        #expect(isNone(nil))
    }

    @Test("1.3.1 Static functions of Tips: configure, resetDatastore, and the testing switches by precedence")
    func staticFunctions() throws {
        let directory = TemporaryDirectory()
        try TipCenter(clock: ManualClock()).run {
            try Tips.resetDatastore()
            try Tips.configure([.datastoreLocation(.url(directory.url))])
            #expect(throws: TipKitError.tipsDatastoreAlreadyConfigured) { try Tips.configure() }

            #expect(BareTip().shouldDisplay)
            #expect(!HeldTip().shouldDisplay)
            Tips.hideAllTipsForTesting()
            #expect(!BareTip().shouldDisplay)
            Tips.showAllTipsForTesting()
            #expect(HeldTip().shouldDisplay)
            Tips.hideTipsForTesting([HeldTip.self])
            #expect(!HeldTip().shouldDisplay)
            #expect(BareTip().shouldDisplay)
            Tips.showTipsForTesting([HeldTip.self])
            #expect(HeldTip().shouldDisplay)
        }
    }

    @Test("1.3.2 Tips.ConfigurationOption: each option, and the equality of the options' values") func configuration()
        throws
    {
        typealias Frequency = Tips.ConfigurationOption.DisplayFrequency
        typealias Location = Tips.ConfigurationOption.DatastoreLocation
        typealias Container = Tips.ConfigurationOption.CloudKitContainer

        let frequencies: [Frequency] = [.immediate, .hourly, .daily, .weekly, .monthly]
        for (place, one) in frequencies.enumerated() {
            for (otherPlace, other) in frequencies.enumerated() {
                #expect((one == other) == (place == otherPlace))
            }
        }
        let directory = TemporaryDirectory()
        let location: Location = .url(directory.url)
        #expect(location == Location.url(directory.url))
        #expect(location != Location.applicationDefault)
        #expect(throws: TipKitError.missingGroupContainerEntitlements) {
            try Location.groupContainer(identifier: "")
        }
        #expect(Container.automatic == Container.automatic)
        #expect(Container.automatic != Container.named("one.tips"))
        #expect(Container.named("one.tips") != Container.named("two.tips"))

        let options: [Tips.ConfigurationOption] = [
            .displayFrequency(.hourly),
            .datastoreLocation(location),
            .cloudKitContainer(.automatic),
            .cloudKitContainer(.named("one.tips")),
            .cloudKitContainer(nil),
        ]
        try TipCenter(clock: ManualClock()).run {
            try Tips.configure(options)
            #expect(BareTip().status == .available)
        }
    }

    @Test("1.3.3 Tips.Status, Tips.InvalidationReason: switches over the known cases are exhaustive") func statuses() {
        func reasonName(_ reason: Tips.InvalidationReason) -> String {
            switch reason {
            case .actionPerformed: "action"
            case .displayCountExceeded: "count"
            case .displayDurationExceeded: "duration"
            case .tipClosed: "closed"
            }
        }
        func statusName(_ status: Tips.Status) -> String {
            switch status {
            case .pending: "pending"
            case .available: "available"
            case .invalidated(let reason): reasonName(reason)
            }
        }
        let reasons: [Tips.InvalidationReason] = [
            .actionPerformed, .displayCountExceeded, .displayDurationExceeded, .tipClosed,
        ]
        let statuses: [Tips.Status] = [.pending, .available] + reasons.map { .invalidated($0) }
        #expect(statuses.map { statusName($0) } == ["pending", "available", "action", "count", "duration", "closed"])
        #expect(Set(reasons).count == 4)
        #expect(Set(statuses).count == 6)
    }

    @Test("1.3.4 Options of tips: the effect of each option") func options() throws {
        let seconds: TimeInterval = 90
        let options: [any TipOption] = [
            Tips.IgnoresDisplayFrequency(true), Tips.MaxDisplayCount(1), Tips.MaxDisplayDuration(seconds),
        ]
        let clock = ManualClock()
        let weekly = try Self.center(clock: clock, frequency: .weekly)
        weekly.run {
            BareTip().beginDisplay()?.end()
            #expect(OptionTip(id: "exempt", option: options[0]).status == .available)
            #expect(OptionTip(id: "waiting", option: Tips.IgnoresDisplayFrequency(false)).status == .pending)
        }
        let center = try Self.center(clock: clock)
        center.run {
            let counted = OptionTip(id: "counted", option: options[1])
            counted.beginDisplay()?.end()
            #expect(counted.status == .invalidated(.displayCountExceeded))
            let timed = OptionTip(id: "timed", option: options[2])
            let display = timed.beginDisplay()
            clock.advance(by: seconds + 1)
            display?.end()
            #expect(timed.status == .invalidated(.displayDurationExceeded))
        }
    }
}
