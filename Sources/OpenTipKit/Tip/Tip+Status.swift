public import TipKitEngine

extension Tip {
    /// Whether the tip may appear now, by its rules, its invalidation and the display frequency.
    ///
    /// It can be read from any thread; a view that reads it follows it. `.pending` before `Tips.configure`.
    public var status: Self.Status {
        TipCenter.currentStatus(of: id, type: baseType) { definition }
    }

    /// The status now, and each change to it; stays open after an invalidation.
    public var statusUpdates: AsyncStream<Self.Status> {
        TipCenter.current.statusUpdates(of: id, type: baseType) { definition }
    }

    /// Whether the status is `.available`.
    public var shouldDisplay: Bool { status == .available }

    /// Whether the tip may appear now, and each change to that.
    public var shouldDisplayUpdates: AsyncMapSequence<AsyncStream<Self.Status>, Bool> {
        statusUpdates.map { $0 == .available }
    }

    /// Retires the tip for good; the first invalidation stands.
    ///
    /// It is stored when this returns; if it can't be, it holds meanwhile and is tried again. Before `Tips.configure` it
    /// changes nothing. The log says both.
    public func invalidate(reason: Self.InvalidationReason) {
        TipCenter.current.invalidate(definition, reason: reason)
    }

    /// Lifts an invalidation, and forgets how often and how long the tip was shown.
    public func resetEligibility() async {
        TipCenter.current.resetEligibility(of: definition)
    }

    /// What is remembered of the tip: how often, when and how long it was shown, and its invalidation.
    ///
    /// Not in Apple's TipKit. A display under way counts up to this moment. A view that reads it follows it.
    public var record: TipRecord { TipCenter.current.record(of: definition) }

    /// Says whether the tip may appear, and why.
    ///
    /// Not in Apple's TipKit.
    ///
    /// A view that reads it follows it.
    public func explain() -> Tips.Explanation {
        TipCenter.current.explain(definition)
    }

    /// Claims a place on the screen for a view of your own, and counts the display.
    ///
    /// Not in Apple's TipKit.
    ///
    /// - Returns: The display, to be ended when the tip leaves the screen; `nil` if the tip may not appear.
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

    /// The tip's own type, also in an `AnyTip`.
    private var baseType: any Tip.Type {
        guard Self.self == AnyTip.self, let any = self as? AnyTip else { return Self.self }
        return type(of: any.base)
    }
}

extension Tips {
    /// Says whether the tip of an id may appear, and why.
    ///
    /// Not in Apple's TipKit. A view that reads it follows it.
    ///
    /// - Returns: `nil` if the current centre has met no tip of that id.
    public static func explain(id: String) -> Explanation? {
        TipCenter.current.explain(id: id)
    }
}
