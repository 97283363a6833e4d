import Foundation

/// The reserved displays and the displays in progress, which are kept only in memory.
struct LiveDisplays: Sendable {
    /// A display, and the epoch that its tip had when the display began.
    struct Display: Sendable, Equatable {
        var phase: TipDisplay.Phase
        var epoch: RowVersion
        /// The person's arm when the display was reserved: of a tip that is held out the display is counted, but the tip
        /// isn't shown.
        var arm = TrialArm()
    }

    /// The claim of the tip that may appear for the first time next.
    private(set) var frequencyClaim: FrequencyClaim?
    /// The claims of the tips that are about to appear for the first time, which count for caps like first appearances.
    private(set) var capClaims: [FrequencyClaim] = []
    private var tips: [String: [UInt64: Display]] = [:]

    /// The displays of a tip, by their numbers.
    subscript(tip: String) -> [UInt64: Display] { tips[tip] ?? [:] }

    /// Reserves a display of a tip without counting it.
    mutating func reserve(_ number: UInt64, of tip: String, epoch: RowVersion, in trial: TrialStart? = nil) {
        tips[tip, default: [:]][number] = Display(phase: .reserved, epoch: epoch, arm: trial?.arm ?? TrialArm())
    }

    /// Claims the next first appearance for a tip, unless another tip whose rank isn't less has a valid claim.
    ///
    /// - Returns: Whether the tip has the claim now and didn't have it before.
    mutating func claimFrequency(for tip: String, ofRank rank: Int = 0, at now: Date) -> Bool {
        if let claim = frequencyClaim, claim.holdsBack(tip, ofRank: rank, at: now) { return false }
        let isNew = frequencyClaim?.tip != tip || frequencyClaim?.holds(at: now) == false
        frequencyClaim = FrequencyClaim(tip: tip, date: now, rank: rank)
        return isNew
    }

    /// Claims a first appearance under the caps for a tip, or renews its claim.
    ///
    /// - Returns: Whether the tip has a claim now and didn't have one before.
    mutating func claimCaps(for tip: String, in groups: [String], ofRank rank: Int = 0, at now: Date) -> Bool {
        let isNew = !hasCapClaim(tip, at: now)
        capClaims.removeAll { $0.tip == tip || !$0.holds(at: now) }
        capClaims.append(FrequencyClaim(tip: tip, date: now, groups: groups, rank: rank))
        return isNew
    }

    /// Whether a tip has a valid claim under the caps.
    func hasCapClaim(_ tip: String, at now: Date) -> Bool { capClaims.contains { $0.tip == tip && $0.holds(at: now) } }

    /// Ends the claims of the given tip.
    ///
    /// - Returns: Whether the tip had a claim.
    mutating func endClaim(of tip: String) -> Bool {
        let count = capClaims.count
        capClaims.removeAll { $0.tip == tip }
        guard frequencyClaim?.tip == tip else { return capClaims.count < count }
        frequencyClaim = nil
        return true
    }

    /// Marks a display as on screen, in the epoch in which the store has counted the display.
    mutating func begin(_ number: UInt64, of tip: String, at now: Date, epoch: RowVersion) {
        tips[tip, default: [:]][number] = Display(phase: .begun(at: now, before: 0), epoch: epoch)
    }

    /// Resumes a paused display.
    ///
    /// - Returns: Whether the display was paused.
    mutating func resume(_ number: UInt64, of tip: String, at now: Date) -> Bool {
        guard case .paused(let before) = tips[tip]?[number]?.phase else { return false }
        tips[tip]?[number]?.phase = .begun(at: now, before: before)
        return true
    }

    /// Pauses a display.
    ///
    /// - Returns: The seconds since the display began or was resumed; `nil` if the display isn't on screen.
    mutating func pause(_ number: UInt64, of tip: String, at now: Date) -> TimeInterval? {
        guard case .begun(let start, let before) = tips[tip]?[number]?.phase else { return nil }
        let duration = max(0, now.timeIntervalSince(start))
        tips[tip]?[number]?.phase = .paused(after: before + duration)
        return duration
    }

    /// Removes and returns a display.
    mutating func remove(_ number: UInt64, of tip: String) -> Display? {
        let display = tips[tip]?.removeValue(forKey: number)
        if tips[tip]?.isEmpty == true { tips[tip] = nil }
        return display
    }

    /// Removes the displays of a tip that began before the tip's latest reset.
    ///
    /// - Returns: How many of the removed displays were counted, and whether the tip's claim ended; `nil` if no display
    ///   was removed.
    mutating func removeDisplays(of tip: String, notIn epoch: RowVersion) -> (counted: Int, isClaimEnded: Bool)? {
        guard let displays = tips[tip] else { return nil }
        let gone = displays.filter { $0.value.epoch != epoch }
        guard !gone.isEmpty else { return nil }
        tips[tip] = displays.filter { $0.value.epoch == epoch }
        if tips[tip]?.isEmpty == true { tips[tip] = nil }
        return (gone.values.count { $0.phase != .reserved }, !isReserved(tip) && endClaim(of: tip))
    }

    /// Whether a display of a tip is reserved but hasn't begun.
    func isReserved(_ tip: String) -> Bool { self[tip].values.contains { $0.phase == .reserved } }

    /// The date since which a tip is on screen; `nil` if the tip isn't on screen.
    func displayedSince(_ tip: String) -> Date? {
        tips[tip]?.values.compactMap { display in
            if case .begun(let date, _) = display.phase { date } else { nil }
        }.min()
    }

    /// The seconds that a tip's current display was on screen before its latest pause; `nil` if the tip isn't
    /// displayed.
    ///
    /// If several displays of the tip are on screen, the result is the shortest of their times, so that each display
    /// lasts at least the 60 seconds that `MaxDisplayDuration` guarantees.
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
