import Foundation
import OpenTipKit
import OpenTipKitTesting
import Testing

/// Uses every declaration that `Documentation/Compatibility.md` lists as done; a missing one is a compile error.
@Suite struct DeclarationTests {
    struct BareTip: Tip {
        var title: Text { Text("Bare") }
    }

    struct FullTip: Tip {
        static let opened = Event(id: "declarations-opened")

        var id: String { "declarations-full" }
        var title: Text { Text("Full") }
        var message: Text? { Text("Nothing is left at its default.") }
        var image: Image? { Image(systemName: "star") }
        var rules: [Self.Rule] { Tips.Rule(Self.opened, source: "opened") { $0.donations.isEmpty } }
        var options: [any Option] { MaxDisplayCount(2) }
        var actions: [Self.Action] { Action(id: "more", title: "More") }
    }

    struct OptionTip: Tip {
        let id: String
        let option: any TipOption

        var title: Text { Text("With an option") }
        var options: [any TipOption] { return [option] }
    }

    struct Visit: Codable, Sendable {
        let place: String
    }

    struct OptionOfOurs: TipOption {}

    static func center(
        clock: ManualClock = ManualClock(),
        frequency: Tips.ConfigurationOption.DisplayFrequency = .immediate
    ) throws -> TipCenter {
        let center = TipCenter(clock: clock)
        try center.configure(store: InMemoryTipStore(), frequency: frequency)
        return center
    }

    static func isSame(_ one: Any.Type, _ other: Any.Type) -> Bool { one == other }

    @Test("1.1 Tip: requirements, their defaults, type aliases and other members") func tip() async throws {
        let bare = BareTip()
        #expect(bare.id == "BareTip")
        #expect(bare.title == Text("Bare"))
        #expect(bare.message == nil)
        #expect(bare.image == nil)
        #expect(bare.rules.isEmpty)
        #expect(bare.options.isEmpty)
        #expect(bare.actions.isEmpty)

        let identified: any Identifiable & Sendable = bare
        #expect(identified is BareTip)
        #expect(Self.isSame(BareTip.ID.self, String.self))
        #expect(Self.isSame(BareTip.Action.self, Tips.Action.self))
        #expect(Self.isSame(BareTip.Rule.self, Tips.Rule.self))
        #expect(Self.isSame(BareTip.Event<Visit>.self, Tips.Event<Visit>.self))
        #expect(Self.isSame(BareTip.Status.self, Tips.Status.self))
        #expect(Self.isSame(BareTip.InvalidationReason.self, Tips.InvalidationReason.self))
        #expect(Self.isSame(BareTip.IgnoresDisplayFrequency.self, Tips.IgnoresDisplayFrequency.self))
        #expect(Self.isSame(BareTip.MaxDisplayCount.self, Tips.MaxDisplayCount.self))
        #expect(Self.isSame(BareTip.MaxDisplayDuration.self, Tips.MaxDisplayDuration.self))
        let options: [any BareTip.Option] = FullTip().options
        #expect(options.count == 1)

        let center = try Self.center()
        await center.run {
            let status: BareTip.Status = bare.status
            #expect(status == .available)
            #expect(bare.shouldDisplay)
            let statuses: AsyncStream<BareTip.Status> = bare.statusUpdates
            var nextStatuses = statuses.makeAsyncIterator()
            #expect(await nextStatuses.next() == .available)
            let displays: AsyncMapSequence<AsyncStream<BareTip.Status>, Bool> = bare.shouldDisplayUpdates
            var nextDisplays = displays.makeAsyncIterator()
            #expect(await nextDisplays.next() == true)
            let reason: BareTip.InvalidationReason = .actionPerformed
            bare.invalidate(reason: reason)
            #expect(bare.status == .invalidated(.actionPerformed))
            #expect(!bare.shouldDisplay)
            await bare.resetEligibility()
            #expect(bare.status == .available)
        }
    }

    @Test("1.2 AnyTip, TipOption, TipKitError: forwarded properties, error names and error matching")
    func erasedTipsAndErrors() {
        let tip = FullTip()
        for erased in [AnyTip(tip), AnyTip(erasing: tip)] {
            let id: AnyTip.ID = erased.id
            #expect(id == "declarations-full")
            #expect(erased.title == tip.title)
            #expect(erased.message == tip.message)
            #expect(erased.image == tip.image)
            let actions: [AnyTip.Action] = erased.actions
            #expect(actions.map(\.id) == ["more"])
            let rules: [AnyTip.Rule] = erased.rules
            #expect(rules.map(\.source) == ["opened"])
            let options: [any TipOption] = erased.options
            #expect(options.first is Tips.MaxDisplayCount)
        }

        let option: any TipOption & Sendable = OptionOfOurs()
        #expect(option is OptionOfOurs)

        let named: [(error: TipKitError, name: String)] = [
            (.invalidPredicateValueType, "invalidPredicateValueType"),
            (.missingGroupContainerEntitlements, "missingGroupContainerEntitlements"),
            (.tipsDatastoreAlreadyConfigured, "tipsDatastoreAlreadyConfigured"),
        ]
        let errors: [TipKitError] = named.map { $0.error }
        #expect(Set(errors).count == 3)
        for (error, name) in named {
            #expect(error.description == name)
            #expect(error.errorDescription == name)
            #expect(String(reflecting: error).hasPrefix("\(name): "))
            #expect([error.failureReason, error.recoverySuggestion].allSatisfy { $0?.hasSuffix(".") == true })
            let localized: any LocalizedError & Sendable = error
            #expect(localized.errorDescription == name)
            let thrown: any Error = error
            let matches = errors.filter { $0 ~= thrown }
            #expect(matches == [error])
            let copy = error
            #expect(copy.hashValue == error.hashValue)
            var hasher = Hasher()
            error.hash(into: &hasher)
        }
        do {
            throw TipKitError.missingGroupContainerEntitlements
        } catch TipKitError.missingGroupContainerEntitlements {
            #expect(TipKitError.missingGroupContainerEntitlements != .tipsDatastoreAlreadyConfigured)
        } catch {
            Issue.record("not matched: \(error)")
        }
    }
}
