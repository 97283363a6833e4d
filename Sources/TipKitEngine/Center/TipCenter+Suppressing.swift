import Synchronization

extension Tips {
    /// Lets no tip begin until the returned object is told to end, or is released.
    ///
    /// Tips that are on screen stay there; all others are pending in the current tip center, whatever their rules are.
    /// Use it while something else has the person's attention, such as a call or a presentation. Several suppressions may
    /// overlap. They aren't stored, and don't concern other processes. Not in Apple's TipKit.
    ///
    /// ```swift
    /// let pause = Tips.suppress()
    /// await present()
    /// pause.end()
    /// ```
    public static func suppress() -> Suppression { TipCenter.current.suppress() }

    /// A time in which no tip begins, until ``end()`` is called or the object is released.
    public final class Suppression: Sendable {
        private let center: TipCenter
        private let number: UInt64
        private let hasEnded = Atomic(false)

        init(_ number: UInt64, of center: TipCenter) {
            (self.number, self.center) = (number, center)
        }

        deinit { end() }

        /// Lets tips begin again, unless another suppression lasts; a second call does nothing.
        public func end() {
            if hasEnded.exchange(true, ordering: .relaxed) { return }
            center.endSuppression(number)
        }
    }
}

extension TipCenter {
    /// Lets no tip of this center begin until the returned object is told to end, or is released.
    ///
    /// A rule can't suppress tips; such an attempt is logged.
    public func suppress() -> Tips.Suppression {
        let isRefused = isRefusedInRule("suppresses tips")
        let (number, isFirst) = state.withLock { state in
            let number = state.nextNumber()
            guard !isRefused else { return (number, false) }
            state.suppressions.insert(number)
            guard state.suppressions.count == 1 else { return (number, false) }
            state.decisions.touchAll()
            return (number, true)
        }
        if isFirst { finish() }
        return Tips.Suppression(number, of: self)
    }

    func endSuppression(_ number: UInt64) {
        let isLast = state.withLock { state in
            guard state.suppressions.remove(number) != nil, state.suppressions.isEmpty else { return false }
            state.decisions.touchAll()
            return true
        }
        if isLast { finish() }
    }
}
