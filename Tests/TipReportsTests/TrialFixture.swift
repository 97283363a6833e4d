import Foundation
import TipRows

@testable import TipReports

/// A trial that began some days before a report, whose person may have used the feature some days later.
func trial(
    _ tip: String = "map",
    daysAgo: Double = 20,
    before now: Date = Date(timeIntervalSince1970: 1_800_000_000),
    isHeldOut: Bool = false,
    share: Double = 0.5,
    arm: String? = nil,
    of arms: [String] = ["long", "short"],
    needed: Int64 = 1,
    usedAfter days: Double? = nil
) -> JoinedTrial {
    let day = 86_400.0
    let exposed = now.addingTimeInterval(-daysAgo * day)
    return JoinedTrial(
        TrialRow(
            tip: tip,
            replica: "a",
            epoch: .zero,
            version: RowVersion(rawValue: 2),
            exposure: RowVersion(rawValue: 1),
            exposed: exposed,
            isHeldOut: isHeldOut,
            share: share,
            arm: arm,
            arms: arm == nil ? nil : arms,
            event: "opened",
            needed: needed,
            window: 14 * day,
            used: days.map { exposed.addingTimeInterval($0 * day) }
        )
    )
}
