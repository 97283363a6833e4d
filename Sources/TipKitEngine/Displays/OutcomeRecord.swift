public import Foundation

extension Tips {
    /// What happened to a tip, as it leaves the app: in a file, or for a program of your own.
    ///
    /// Not in Apple's TipKit. As JSON it is one object:
    ///
    /// ```json
    /// {"action":"open","date":"2026-11-29T09:30:00.250Z","event":"acted","id":"5f0c3a…","person":"ada","tip":"MapTip","version":1}
    /// ```
    public struct OutcomeRecord: Sendable, Equatable, Codable {
        /// A text that no other record has; a record that comes twice has the same one.
        public let id: String
        /// When it happened, by the clock of the tip's center, to a thousandth of a second.
        public let date: Date
        /// The id of the tip.
        public let tip: String
        /// What happened.
        public let event: Event
        /// The id of the person; `nil` for the device's own person, for a person who was erased since, and where persons
        /// are left out.
        public var person: String?
        /// The id of the action that was pressed; `nil` for any other event, and if the app retired the tip with
        /// `.actionPerformed`.
        public let action: String?
        /// When a snoozed tip may appear again; `nil` for any other event.
        public let until: Date?
        /// The person's arm of a tip that compares several, at its first display or when it is held out; otherwise `nil`.
        public let arm: String?
        /// The version of these fields: a greater one may have fields more, and events more.
        public var version = 1

        /// What can happen to a tip, by the words that files have.
        public enum Event: String, Sendable, Codable, CaseIterable {
            /// The tip appeared, and the display was counted.
            case shown
            /// The tip would have appeared, and was held out.
            case heldOut
            /// The person pressed an action, or the app retired the tip with `.actionPerformed` before it was used.
            case acted
            /// The person closed the tip, which was retired by that.
            case closed
            /// The person snoozed the tip.
            case snoozed
            /// The person did for the first time what the tip teaches, after it was shown or held out.
            case used
        }

        package init(
            id: String,
            date: Date,
            tip: String,
            event: Event,
            person: String?,
            action: String? = nil,
            until: Date? = nil,
            arm: String? = nil
        ) {
            (self.id, self.date, self.tip, self.event) = (id, date, tip, event)
            (self.person, self.action, self.until, self.arm) = (person, action, until, arm)
        }

        /// The record as one line of JSON, without the end of the line; dates are in ISO 8601.
        ///
        /// - Throws: `EncodingError`, which no record causes.
        public func json() throws -> Data {
            let encoder = JSONEncoder()
            encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
            encoder.dateEncodingStrategy = .custom { date, encoder in
                var container = encoder.singleValueContainer()
                try container.encode(date.formatted(Self.dateStyle))
            }
            return try encoder.encode(self)
        }

        private static let dateStyle = Date.ISO8601FormatStyle(includingFractionalSeconds: true)
    }
}

extension Tips.ConfigurationOption {
    /// Keeps what happens to people's tips in the datastore, until `TipPeople.deliverOutcomes(to:)` has handed it on.
    ///
    /// Give this option to each process that shares the datastore. An outcome is stored in the same step as what it
    /// tells, so it isn't lost if the process ends. `Tips.configure` ignores the option. Not in Apple's TipKit.
    ///
    /// - Parameter most: How many outcomes of all people are kept, at least 1; of more, the oldest are dropped, with a
    ///   warning. A million take about 200 MB.
    public static func keepOutcomes(most: Int = 1_000_000) -> Tips.ConfigurationOption {
        Tips.ConfigurationOption(choice: .keepOutcomes(most: most))
    }
}
