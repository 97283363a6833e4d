public import Foundation
public import TipKitEngine

extension Tip {
    /// The status of the tip, which depends on its rules, its invalidation and the display frequency.
    ///
    /// The status can be read from any thread. A view that reads the status updates when the status changes. Before
    /// `Tips.configure`, the status is `.pending`.
    public var status: Self.Status {
        TipCenter.currentStatus(of: id, type: baseType) { definition }
    }

    /// A stream of the current status and each change to it, which doesn't end after an invalidation.
    public var statusUpdates: AsyncStream<Self.Status> {
        TipCenter.current.statusUpdates(of: id, type: baseType) { definition }
    }

    /// Whether the status is `.available`.
    public var shouldDisplay: Bool { status == .available }

    /// A sequence of whether the tip may appear, starting with the current value and followed by each change.
    public var shouldDisplayUpdates: AsyncMapSequence<AsyncStream<Self.Status>, Bool> {
        statusUpdates.map { $0 == .available }
    }

    /// Invalidates the tip permanently.
    ///
    /// If the tip is already invalidated, the first invalidation remains in effect.
    ///
    /// The invalidation is stored when this method returns. If it can't be stored, it applies in memory, and storing it
    /// is retried. Before `Tips.configure`, the method has no effect. Both cases are logged.
    public func invalidate(reason: Self.InvalidationReason) {
        TipCenter.current.invalidate(definition, reason: reason)
    }

    /// Keeps the tip away for a time, as a person asks for it; ``Tips/Action/later(for:)`` is a button that does.
    ///
    /// The tip may appear again afterward, without waiting for the display frequency or a limit if it has appeared before.
    /// A later snooze replaces an earlier one, also on another device. With the option ``Tips/MaxSnoozes``, one snooze too
    /// many retires the tip with `.tipClosed`; on a retired tip a snooze has no effect. `resetEligibility()` forgets the
    /// snoozes. The snooze is stored when this method returns, like an invalidation. Not in Apple's TipKit.
    ///
    /// - Parameter length: How long the tip stays away; a length of 0 has no effect.
    public func snooze(for length: Tips.DonationTimeRange) {
        TipCenter.current.snooze(definition, for: length.seconds)
    }

    /// Removes the invalidation of the tip and its snoozes, and resets how often and how long it was shown.
    public func resetEligibility() async {
        TipCenter.current.resetEligibility(of: definition)
    }

    /// The stored record of the tip: how often, when and how long it was shown, and its invalidation.
    ///
    /// Not in Apple's TipKit. The duration includes the current display up to now. A view that reads the record updates
    /// when the record changes.
    public var record: TipRecord { TipCenter.current.record(of: definition) }

    /// Explains whether the tip may appear, and why.
    ///
    /// Not in Apple's TipKit. A view that reads the explanation updates when it changes.
    public func explain() -> Tips.Explanation {
        TipCenter.current.explain(definition)
    }

    /// Answers a person's question "Why do I see this tip?" in one sentence without technical words.
    ///
    /// The answer is that the person hasn't done yet what the tip teaches, as its option `Teaches` says; that the tip fits
    /// what the person does, if it has rules; or that everyone is shown it. For developers, ``explain()`` names the rules
    /// and their values. Not in Apple's TipKit.
    ///
    /// - Parameter locale: The locale whose language the answer is in: one of 23, or English for all others.
    public func why(in locale: Locale = .current) -> String {
        let word: TipWord =
            switch TipCenter.current.cause(of: definition) {
            case .unused: .becauseUnused
            case .use: .becauseOfUse
            case .everyone: .becauseOfAll
            }
        return word.text(in: locale.identifier(.bcp47))
    }

    /// Begins a display of the tip in a custom view, and counts it.
    ///
    /// Not in Apple's TipKit.
    ///
    /// - Returns: The display, which you end when the tip leaves the screen; `nil` if the tip may not appear.
    public func beginDisplay() -> TipDisplay? {
        guard let display = TipCenter.current.reserveDisplay(of: definition), display.begin() else { return nil }
        return display
    }

    package var definition: TipDefinition {
        TipDefinition(
            id: id,
            typeName: TypeName.of(baseType),
            type: baseType,
            rules: rules,
            options: options
        )
    }

    /// The type of the tip; for an `AnyTip`, the type of the wrapped tip.
    private var baseType: any Tip.Type {
        guard Self.self == AnyTip.self, let any = self as? AnyTip else { return Self.self }
        return type(of: any.base)
    }
}

extension Tips {
    /// Explains whether the tip with an id may appear, and why.
    ///
    /// Not in Apple's TipKit. A view that reads the explanation updates when it changes.
    ///
    /// - Returns: The explanation; `nil` if the current tip center knows no tip with that id.
    public static func explain(id: String) -> Explanation? {
        TipCenter.current.explain(id: id)
    }
}
