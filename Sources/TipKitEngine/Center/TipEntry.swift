import Foundation

/// A tip that a centre has met.
struct TipEntry: Sendable {
    var definition: TipDefinition
    var record = TipRecord()
    /// Whether the record was read from the store; until then nothing is decided.
    var isLoaded = false
    var decision: Decision?
    var decidedAt = Date.distantPast
    /// What the latest decision read.
    var dependencies: Set<Tips.RuleInputKey> = []
    var stamp: UInt64
    /// The stamp of the latest change of the status.
    var statusStamp: UInt64 = 0
    var displays: [UInt64: TipDisplay.Phase] = [:]
    /// The displays that a person closed: their end has been told.
    var closed: Set<UInt64> = []
    /// How many changes to the record are in memory and not in the store yet, or can't be stored at all.
    var unstored = 0
    var published = Tips.Status.pending
    var streams: [UInt64: AsyncStream<Tips.Status>.Continuation] = [:]
    let subject: TipSubject

    /// Since when the tip is on screen.
    var displayedSince: Date? {
        displays.values.compactMap { phase in
            if case .begun(let date, _) = phase { date } else { nil }
        }.min()
    }

    /// How long the display under way was on screen before its latest pause, in seconds; `nil` if there is none.
    ///
    /// Of several the one on screen counts that was there least, so that each keeps its minute.
    var displayedBefore: TimeInterval? {
        let onScreen = displays.values.compactMap { phase in
            if case .begun(_, let before) = phase { before } else { nil }
        }
        let waiting = displays.values.compactMap { phase in
            if case .paused(let before) = phase { before } else { nil }
        }
        return onScreen.min() ?? waiting.max()
    }
}

/// A status that can be given out without a decision.
struct CurrentStatus: Sendable {
    let subject: TipSubject
    let type: ObjectIdentifier?
    let status: Tips.Status
}
