import Foundation

/// What is on no disk: the places that are kept, and the displays under way.
///
/// A plain value.
struct LiveDisplays: Sendable {
    /// A display, in the epoch of its tip that it began in.
    struct Display: Sendable, Equatable {
        var phase: TipDisplay.Phase
        var epoch: RowVersion
    }

    /// The claim of the tip that the display frequency lets appear next.
    private(set) var frequencyClaim: FrequencyClaim?
    private var tips: [String: [UInt64: Display]] = [:]

    /// A tip's displays.
    subscript(tip: String) -> [UInt64: Display] { tips[tip] ?? [:] }

    /// Keeps a place for a tip without counting anything.
    mutating func reserve(_ number: UInt64, of tip: String, epoch: RowVersion) {
        tips[tip, default: [:]][number] = Display(phase: .reserved, epoch: epoch)
    }

    /// Claims for a tip that the display frequency lets it appear next, unless another's claim holds.
    ///
    /// - Returns: Whether the claim was another's, or nobody's, and is the tip's now.
    mutating func claimFrequency(for tip: String, at now: Date) -> Bool {
        if let claim = frequencyClaim, claim.holdsBack(tip, at: now) { return false }
        let isNew = frequencyClaim?.tip != tip || frequencyClaim?.holds(at: now) == false
        frequencyClaim = FrequencyClaim(tip: tip, date: now)
        return isNew
    }

    /// Ends the claim, if it is a tip's.
    ///
    /// - Returns: Whether it was.
    mutating func endClaim(of tip: String) -> Bool {
        guard frequencyClaim?.tip == tip else { return false }
        frequencyClaim = nil
        return true
    }

    /// Counts a display as on screen, in the epoch in which it was stored.
    mutating func begin(_ number: UInt64, of tip: String, at now: Date, epoch: RowVersion) {
        tips[tip, default: [:]][number] = Display(phase: .begun(at: now, before: 0), epoch: epoch)
    }

    /// Goes on with a display whose page was in the background.
    ///
    /// - Returns: Whether it was.
    mutating func resume(_ number: UInt64, of tip: String, at now: Date) -> Bool {
        guard case .paused(let before) = tips[tip]?[number]?.phase else { return false }
        tips[tip]?[number]?.phase = .begun(at: now, before: before)
        return true
    }

    /// Stops a display's time.
    ///
    /// - Returns: How long it was on screen since it began or went on, in seconds; `nil` if it isn't on screen.
    mutating func pause(_ number: UInt64, of tip: String, at now: Date) -> TimeInterval? {
        guard case .begun(let start, let before) = tips[tip]?[number]?.phase else { return nil }
        let duration = max(0, now.timeIntervalSince(start))
        tips[tip]?[number]?.phase = .paused(after: before + duration)
        return duration
    }

    /// Takes a display away.
    mutating func remove(_ number: UInt64, of tip: String) -> Display? {
        let display = tips[tip]?.removeValue(forKey: number)
        if tips[tip]?.isEmpty == true { tips[tip] = nil }
        return display
    }

    /// Takes the displays of a tip away that belong to another epoch than the present one.
    ///
    /// - Returns: How many of them were counted, and whether the tip's claim ended with them; `nil` if there are none.
    mutating func void(_ tip: String, unless epoch: RowVersion) -> (counted: Int, isClaimEnded: Bool)? {
        guard let displays = tips[tip] else { return nil }
        let gone = displays.filter { $0.value.epoch != epoch }
        guard !gone.isEmpty else { return nil }
        tips[tip] = displays.filter { $0.value.epoch == epoch }
        if tips[tip]?.isEmpty == true { tips[tip] = nil }
        return (gone.values.count { $0.phase != .reserved }, !isReserved(tip) && endClaim(of: tip))
    }

    /// Whether a place is kept for a tip that nobody has seen yet.
    func isReserved(_ tip: String) -> Bool { self[tip].values.contains { $0.phase == .reserved } }

    /// Since when a tip is on screen.
    func displayedSince(_ tip: String) -> Date? {
        tips[tip]?.values.compactMap { display in
            if case .begun(let date, _) = display.phase { date } else { nil }
        }.min()
    }

    /// How long the display of a tip under way was on screen before its latest pause, in seconds; `nil` if there is none.
    ///
    /// Of several the one on screen counts that was there least, so that each keeps its minute.
    func displayedBefore(_ tip: String) -> TimeInterval? {
        guard let displays = tips[tip]?.values else { return nil }
        let onScreen = displays.compactMap { display in
            if case .begun(_, let before) = display.phase { before } else { nil }
        }
        let paused = displays.compactMap { display in
            if case .paused(let before) = display.phase { before } else { nil }
        }
        return onScreen.min() ?? paused.max()
    }
}
