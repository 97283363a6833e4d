import Foundation
import OpenTipKit
import OpenTipKitTesting
import Testing

extension DeclarationTests {
    @Test("1.3.10 Tips.Parameter, Tips.ParameterOption: the id, default value and wrapped value") func parameters()
        throws
    {
        let stars = Tips.Parameter(DeclarationTests.self, "+stars", 3)
        let draft = Tips.Parameter(DeclarationTests.self, "+draft", "", .transient)
        let options: [Tips.ParameterOption] = [.transient]
        #expect(options.count == 1)
        let id: String = stars.id
        #expect(id == "DeclarationTests+stars")
        let identified: [any Identifiable & Sendable] = [stars, draft]
        #expect(identified.count == 2)
        try Self.center().run {
            let value: Int = stars.wrappedValue
            #expect(value == 3)
            stars.wrappedValue = 5
            #expect(stars.wrappedValue == 5)
            draft.wrappedValue = "Dear"
            #expect(draft.wrappedValue == "Dear")
        }
    }

    @Test("1.3.11 Tips.RuleInput: parameters and events conform to it") func ruleInputs() {
        func value<Input: Tips.RuleInput>(_ input: Input) -> Any.Type { Input.Value.self }
        #expect(Self.isSame(value(Tips.Parameter(DeclarationTests.self, "+stars", 3)), Int.self))
        let inputs: [any Tips.RuleInput] = [
            Tips.Parameter(DeclarationTests.self, "+stars", 3), Tips.Event(id: "declarations-input"),
        ]
        #expect(inputs.count == 2)
    }

    @Test("C2 1.3.12 Tips.Rule: its Sendable conformance and the cases of CompoundOperation") func rules() {
        let flag = Tips.Parameter(DeclarationTests.self, "+flag", false)
        let rule: any Sendable = Tips.Rule(flag, source: "$0") { $0 }
        #expect(rule is Tips.Rule)
        func name(_ operation: Tips.Rule.CompoundOperation) -> String {
            switch operation {
            case .conjunction: "and"
            case .disjunction: "or"
            }
        }
        let operations: Set<Tips.Rule.CompoundOperation> = [.conjunction, .disjunction]
        #expect(Set(operations.map { name($0) }) == ["and", "or"])
    }

    @Test("1.3.13 Tips.Event: the initializers, donating and deleting donations") func events() async throws {
        let opened = Tips.Event(id: "declarations-opened")
        let typed: Tips.Event<Tips.EmptyDonation> = opened
        let newest = Tips.Event(id: "declarations-newest", donationLimit: Tips.DonationLimit(maximumCount: 1))
        let visits = Tips.Event<Visit>(id: "declarations-visits")
        let last = Tips.Event<Visit>(
            id: "declarations-last",
            donationLimit: Tips.DonationLimit(maximumCount: 1, maximumAge: .day)
        )
        let clock = ManualClock()
        let id: String = visits.id
        #expect(id == "declarations-visits")
        let identified: [any Identifiable & Sendable] = [typed, visits]
        #expect(identified.count == 2)
        try await Self.center(clock: clock).run {
            opened.sendDonation()
            await withCheckedContinuation { (continuation: CheckedContinuation<Void, Never>) in
                opened.sendDonation { continuation.resume() }
            }
            await opened.donate()
            #expect(opened.donations.count == 3)
            try await opened.deleteDonations()
            #expect(opened.donations.isEmpty)

            visits.sendDonation(Visit(place: "Bridge"))
            await withCheckedContinuation { (continuation: CheckedContinuation<Void, Never>) in
                visits.sendDonation(Visit(place: "Tower")) { continuation.resume() }
            }
            await visits.donate(Visit(place: "Harbour"))
            let donations: [Tips.Event<Visit>.Donation] = visits.donations
            #expect(donations.map(\.place).sorted() == ["Bridge", "Harbour", "Tower"])

            await newest.donate()
            await newest.donate()
            #expect(newest.donations.count == 1)
            await last.donate(Visit(place: "Bridge"))
            clock.advance(by: 60)
            await last.donate(Visit(place: "Tower"))
            #expect(last.donations.map(\.place) == ["Tower"])
        }
    }

    @Test("1.3.13 Tips.Event.Donation, Tips.EmptyDonation: payload fields, date, encoding and decoding")
    func donations() async throws {
        let clock = ManualClock()
        let visits = Tips.Event<Visit>(id: "declarations-visits")
        try await Self.center(clock: clock).run {
            await visits.donate(Visit(place: "Bridge"))
            let donation = try #require(visits.donations.first)
            let date: Date = donation.date
            #expect(date == clock.now)
            let place: String = donation.place
            #expect(place == "Bridge")
            let data = try JSONEncoder().encode(donation)
            let copy = try JSONDecoder().decode(Tips.Event<Visit>.Donation.self, from: data)
            #expect(copy.date == date)
            #expect(copy.place == "Bridge")
        }
        let empty = try JSONDecoder().decode(Tips.EmptyDonation.self, from: Data("{}".utf8))
        let data = try JSONEncoder().encode(empty)
        #expect(String(decoding: data, as: UTF8.self) == "{}")
        let sendable: any Sendable = empty
        #expect(sendable is Tips.EmptyDonation)
    }

    @Test("1.3.13 Tips.DonationTimeRange, Tips.DonationLimit: units, equality, encoding and limit values")
    func rangesAndLimits() throws {
        typealias TimeRange = Tips.DonationTimeRange
        let minute: TimeRange = .minute
        #expect(minute == TimeRange.minutes(1))
        #expect(TimeRange.hour == TimeRange.minutes(60))
        #expect(TimeRange.day == TimeRange.hours(24))
        #expect(TimeRange.week == TimeRange.days(7))
        #expect(TimeRange.weeks(2) == TimeRange.days(14))
        let ranges: [TimeRange] = [.minute, .hour, .day, .week, .hours(1), .weeks(1)]
        #expect(Set(ranges).count == 4)
        let data = try JSONEncoder().encode(ranges)
        #expect(try JSONDecoder().decode([TimeRange].self, from: data) == ranges)

        let open = Tips.DonationLimit(maximumCount: 10)
        let count: Int = open.maximumCount
        let age: TimeRange? = open.maximumAge
        #expect(count == 10)
        #expect(age == nil)
        #expect(Tips.DonationLimit(maximumCount: 10, maximumAge: .week).maximumAge == .days(7))
        let sendable: any Sendable = open
        #expect(sendable is Tips.DonationLimit)
    }
}
