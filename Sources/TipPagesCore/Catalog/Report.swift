#if Web
    import Foundation
    import TipKitCore

    /// An event or a parameter that pages may report, as a function that applies a report to the current center.
    struct Report: Sendable {
        /// Applies a report, given the JSON of its payload or value; throws an error if the JSON can't be decoded.
        let apply: @Sendable (Data) throws -> Void

        init<Payload>(donatingTo event: Tips.Event<Payload>) {
            apply = { json in
                if let none = Tips.EmptyDonation() as? Payload { return event.donate(none) }
                event.donate(try JSONDecoder().decode(Payload.self, from: json))
            }
        }

        init<Value>(setting parameter: Tips.Parameter<Value>) {
            apply = { json in parameter.wrappedValue = try JSONDecoder().decode(Value.self, from: json) }
        }
    }
#endif
