/// What a testing switch says of a tip.
package enum TestingOverride: Sendable, Equatable {
    /// The tip may appear, whatever its rules and earlier invalidations, until it is closed.
    case show(closed: TipRecord.Invalidation?)
    /// The tip may not appear.
    case hide
}
