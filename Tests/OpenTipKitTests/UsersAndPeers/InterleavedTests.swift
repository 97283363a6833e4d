#if Macros
    import Foundation
    import OpenTipKit
    import OpenTipKitTesting
    import Synchronization
    import Testing

    /// Changes by one thread during another thread's call don't leave memory out of step with the datastore.
    @Suite struct InterleavedTests {
        struct OneTip: Tip {
            var title: Text { Text("One") }
        }

        struct NextTip: Tip {
            var title: Text { Text("Next") }
            var rules: [Rule] {
                Rule(source: "OneTip was learned") { OneTip().status == .invalidated(.actionPerformed) }
            }
        }

        struct LeadTip: Tip {
            @Parameter static var isOn: Bool = false
            var title: Text { Text("Lead") }
            var rules: [Rule] { #Rule(Self.$isOn) { $0 } }
        }

        private func launch(_ store: MeddlingStore) throws -> TipCenter {
            let center = TipCenter(clock: ManualClock())
            try center.configure(store: store)
            return center
        }

        @Test("A tip invalidated in an earlier launch isn't available to either of two threads that first read it")
        func metTwice() throws {
            let store = MeddlingStore()
            try launch(store).run { OneTip().invalidate(reason: .tipClosed) }
            let center = try launch(store)
            let other = Mutex<Tips.Status?>(nil)
            store.meddle(.reading) {
                let status = center.run { OneTip().status }
                other.withLock { $0 = status }
            }
            let status = center.run { OneTip().status }
            try #require(store.finish())
            #expect(status == .invalidated(.tipClosed))
            #expect(other.withLock { $0 } == .invalidated(.tipClosed))
            let display = center.run { OneTip().beginDisplay() }
            #expect(display == nil)
        }

        @Test("A tip invalidated in an earlier launch isn't available while configure loads the datastore")
        func metBeforeConfigure() throws {
            let store = MeddlingStore()
            try launch(store).run { OneTip().invalidate(reason: .tipClosed) }
            let center = TipCenter(clock: ManualClock())
            let before = center.run { OneTip().status }
            #expect(before == .pending)
            let meanwhile = Mutex<Tips.Status?>(nil)
            store.meddle(.reading) {
                let status = center.run { OneTip().status }
                meanwhile.withLock { $0 = status }
            }
            try center.configure(store: store)
            try #require(store.finish())
            #expect(meanwhile.withLock { $0 } != .available)
            let after = center.run { OneTip().status }
            #expect(after == .invalidated(.tipClosed))
        }

        @Test("A rule that reads another tip's status loads that tip from the datastore")
        func unmetTip() throws {
            let store = MeddlingStore()
            try launch(store).run { OneTip().invalidate(reason: .actionPerformed) }
            let status = try launch(store).run { NextTip().status }
            #expect(status == .available)
        }

        @Test(
            "If a tip's status changes while another tip's rule that read it is running, that rule is evaluated again",
            .tipCenter()
        )
        func changedMeanwhile() {
            struct FollowTip: Tip {
                var title: Text { Text("Follow") }
                var rules: [Rule] {
                    Rule(source: "LeadTip is available") {
                        let lead = LeadTip().status
                        // Change the status that was just read, in another thread, before this rule returns.
                        let center = TipCenter.current
                        let isSet = DispatchSemaphore(value: 0)
                        Thread.detachNewThread {
                            center.run { LeadTip.isOn = true }
                            isSet.signal()
                        }
                        isSet.wait()
                        return lead == .available
                    }
                }
            }
            #expect(LeadTip().status == .pending)
            _ = FollowTip().status
            #expect(LeadTip().status == .available)
            #expect(FollowTip().status == .available)
        }

        @Test("If a reset runs between another thread's commit and its return, memory still matches the datastore")
        func resetAfterCommit() throws {
            let store = MeddlingStore()
            let center = try launch(store)
            #expect(center.run { OneTip().status } == .available)
            resetWhen(.committed, store, center)
            center.run { OneTip().invalidate(reason: .tipClosed) }
            try #require(store.finish())
            let second = try launch(store)
            #expect(center.run { OneTip().status } == .available)
            #expect(second.run { OneTip().status } == .available)
            resetWhen(.committed, store, center)
            center.run { LeadTip.isOn = true }
            try #require(store.finish())
            let third = try launch(store)
            #expect(center.run { LeadTip.isOn } == false)
            #expect(third.run { LeadTip.isOn } == false)
        }

        @Test("A display that begins during a reset is invalid and isn't counted")
        func resetBeforeCommit() throws {
            let store = MeddlingStore()
            let center = try launch(store)
            resetWhen(.committing, store, center)
            let display = center.run { OneTip().beginDisplay() }
            try #require(store.finish())
            #expect(display?.isValid == false)
            display?.end()
            let later = try launch(store)
            let record = center.run { OneTip().record }
            #expect(record == TipRecord())
            #expect(later.run { OneTip().record } == record)
        }

        private func resetWhen(_ moment: MeddlingStore.Moment, _ store: MeddlingStore, _ center: TipCenter) {
            store.meddle(moment) {
                do { try center.run { try Tips.reset() } } catch { Issue.record(error) }
            }
        }

        @Test("Tips.reset and deleteDonations also delete donations that were sent but not stored yet", .tipCenter())
        func sentBefore() async throws {
            let event = Tips.Event(id: "sent")
            event.sendDonation()
            try Tips.reset()
            await event.donate()
            #expect(event.donations.count == 1)
            event.sendDonation()
            try await event.deleteDonations()
            await event.donate()
            #expect(event.donations.count == 1)
        }

        @Test("If configure fails, the next configure still performs an earlier resetDatastore") func failedConfigure()
            throws
        {
            let directory = TemporaryDirectory()
            try TipCenter(clock: ManualClock()).run {
                try Tips.configure([.datastoreLocation(.url(directory.url))])
                OneTip().invalidate(reason: .tipClosed)
            }
            try TipCenter(clock: ManualClock()).run {
                try Tips.resetDatastore()
                #expect(throws: (any Error).self) {
                    try Tips.configure([.datastoreLocation(.url(URL(fileURLWithPath: "/dev/null/tips")))])
                }
                try Tips.configure([.datastoreLocation(.url(directory.url))])
                #expect(OneTip().status == .available)
            }
        }
    }
#endif
