#if Web
    import Foundation
    import OpenTipKit
    import Synchronization
    import TipUIWeb

    /// An event or a parameter that pages may report, with a function that applies a report to the current center.
    struct Report: Sendable {
        enum Name: Hashable, Sendable {
            case event(String)
            case parameter(String)
        }

        /// The fields of a page's report that name the event or the parameter.
        struct Post: Decodable {
            var event: String?
            var parameter: String?

            var name: Name? { event.map { .event($0) } ?? parameter.map { .parameter($0) } }
        }

        private struct Info<Value: Decodable>: Decodable {
            var info: Value
        }

        /// Applies a page's report in JSON; throws an error if the payload or the value can't be decoded.
        let apply: @Sendable (Data) throws -> Void

        init<Payload>(donatingTo event: Tips.Event<Payload>) {
            apply = { post in
                if let none = Tips.EmptyDonation() as? Payload { return event.sendDonation(none) }
                event.sendDonation(try JSONDecoder().decode(Info<Payload>.self, from: post).info)
            }
        }

        init<Value>(setting parameter: Tips.Parameter<Value>) {
            apply = { post in
                parameter.wrappedValue = try JSONDecoder().decode(Info<Value>.self, from: post).info
            }
        }
    }

    /// Limits how often each person's pages may do something, such as report a donation or open a session.
    final class PersonRates: Sendable {
        /// The maximum number of people whose rates are kept; beyond it, all rates are dropped, and everyone has a full
        /// burst again.
        private static let persons = 10_000

        private let perSecond: Double
        private let burst: Double
        private let buckets = Mutex<[String: TokenBucket]>([:])

        init(perSecond: Double, burst: Double) {
            self.perSecond = perSecond
            self.burst = burst
        }

        func take(for person: String, now: ContinuousClock.Instant = .now) -> Bool {
            buckets.withLock { buckets in
                if buckets.count >= Self.persons, buckets[person] == nil { buckets = [:] }
                let new = TokenBucket(rate: perSecond, capacity: burst, now: now)
                return buckets[person, default: new].take(now: now)
            }
        }
    }
#endif
