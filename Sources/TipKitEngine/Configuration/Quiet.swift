import Foundation

extension Tips {
    /// What a person does with a tip on screen.
    public enum Answer: Sendable, Hashable, CaseIterable {
        /// The person presses one of the tip's actions, or does what the tip is about.
        case action
        /// The person closes the tip, or snoozes it.
        case closing
    }
}

extension Tips.ConfigurationOption {
    /// Lets no other tip begin for a time after a person has answered one.
    ///
    /// Who closes a tip has just been interrupted, and who follows one is busy. Tips that are on screen stay there, and
    /// `IgnoresDisplayFrequency` doesn't lift the quiet. The answer is stored like a parameter, so the quiet is the same in
    /// all processes and on all devices of the person. Not in Apple's TipKit.
    ///
    /// - Parameters:
    ///   - answers: The answers after which it is quiet.
    ///   - length: How long it is quiet; no length means not at all. The half hour without a value is about the rest of a
    ///     visit.
    public static func quietAfter(
        _ answers: Tips.Answer...,
        for length: Tips.DonationTimeRange = .minutes(30)
    ) -> Tips.ConfigurationOption {
        Tips.ConfigurationOption(choice: .quiet(Quiet(answers: Set(answers), length: length)))
    }
}

/// The quiet after a person's answer to a tip.
package struct Quiet: Sendable, Equatable {
    package var answers: Set<Tips.Answer>
    package var length: Tips.DonationTimeRange

    package init(answers: Set<Tips.Answer>, length: Tips.DonationTimeRange) {
        (self.answers, self.length) = (answers, length)
    }
}

extension Tips {
    /// The seconds from 1970 to the person's latest answer after which it is quiet.
    package static let answered = Parameter(Tips.self, "+answered", 0.0)
}

extension CenterState {
    /// The change that notes a person's answer to a tip, if it is quiet afterwards; otherwise none.
    ///
    /// - Parameter key: The key of the change that the answer makes; `nil` if that change has none.
    func noting(_ answer: Tips.Answer, to tip: String, at now: Date, key: String?) -> [StoreChange] {
        guard let quiet = attention.quiet, quiet.answers.contains(answer),
            rows.tip(tip).map({ $0.record.displayCount > 0 }) ?? false
        else { return [] }
        let json = "\(now.timeIntervalSince1970)"
        let kind = StoreChange.Kind.parameterSet(id: Tips.answered.id, json: json, isTransient: false, date: now)
        return [StoreChange(kind, key: key.map { "\($0) answered" })]
    }

    /// When the quiet began that may last; `nil` if there is none, or if the latest answer wasn't read.
    var quietBeginning: Date? {
        guard attention.quiet != nil,
            let seconds = rows.parameter(Tips.answered.id)?.stored.flatMap({ Double($0.json) }), seconds > 0
        else { return nil }
        return Date(timeIntervalSince1970: seconds)
    }

    /// The ids of the parameters of our own that all decisions read.
    var ownParameters: [String] { attention.quiet == nil ? [Tips.off.id] : [Tips.off.id, Tips.answered.id] }
}
