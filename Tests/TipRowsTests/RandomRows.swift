import Foundation
import OpenTipKitTesting
import TipRows

/// A generator of random rows in which, as in real ones, key and version determine the contents.
struct RandomRows {
    var generator: SeededGenerator

    init(seed: UInt64) {
        generator = SeededGenerator(seed: seed)
    }

    mutating func batch(upTo count: Int = 12) -> RowBatch {
        var batch = RowBatch()
        for _ in 0..<number(count) {
            switch number(7) {
            case 0: batch.resets.append(reset())
            case 1: batch.displays.append(display())
            case 2: batch.invalidations.append(invalidation())
            case 3: batch.parameters.append(parameter())
            case 4: batch.trials.append(trial())
            case 5: batch.events.append(event())
            default: batch.donations.append(donation())
            }
        }
        return batch
    }

    mutating func number(_ count: Int) -> Int { Int.random(in: 0..<count, using: &generator) }

    private mutating func replica() -> String { ["a", "b", "c"][number(3)] }
    private mutating func subject() -> String { ["x", "y"][number(2)] }
    private mutating func version() -> RowVersion { RowVersion(rawValue: Int64(number(40))) }
    private func date(_ version: RowVersion) -> Date { Date(timeIntervalSince1970: Double(version.rawValue * 7 % 40)) }

    /// Returns the epoch of a row with a version: greater versions never have an earlier epoch.
    private func epoch(_ version: RowVersion) -> RowVersion { RowVersion(rawValue: version.rawValue / 8 * 8) }

    private mutating func reset() -> ResetRow {
        let scopes: [RowScope] = [.everything, .tip(subject()), .event(subject())]
        return ResetRow(scope: scopes[number(3)], replica: replica(), version: epoch(version()))
    }

    private mutating func display() -> DisplayRow {
        let version = version()
        return DisplayRow(
            tip: subject(),
            replica: replica(),
            epoch: epoch(version),
            version: version,
            count: version.rawValue,
            duration: Double(version.rawValue) / 10,
            first: date(version),
            last: date(version),
            groups: [nil, ["a"], ["a \"b\"", "\u{E9}"]][Int(version.rawValue % 3)],
            snoozes: version.rawValue % 2 == 0 ? nil : version.rawValue,
            snoozed: version.rawValue % 2 == 0 ? nil : date(version),
            wakes: version.rawValue % 2 == 0 ? nil : date(version).addingTimeInterval(5)
        )
    }

    private mutating func invalidation() -> InvalidationRow {
        let version = version()
        return InvalidationRow(
            tip: subject(),
            replica: replica(),
            epoch: epoch(version),
            version: version,
            reason: "reason \(version.rawValue)",
            date: date(version)
        )
    }

    private mutating func trial() -> TrialRow {
        let version = version()
        let epoch = epoch(version)
        let exposure = RowVersion(rawValue: (epoch.rawValue + version.rawValue) / 2)
        return TrialRow(
            tip: subject(),
            replica: replica(),
            epoch: epoch,
            version: version,
            exposure: exposure,
            exposed: date(exposure),
            isHeldOut: exposure.rawValue.isMultiple(of: 2),
            share: 0.5,
            arm: exposure.rawValue.isMultiple(of: 3) ? "long" : nil,
            arms: exposure.rawValue.isMultiple(of: 3) ? ["long", "short"] : nil,
            event: "x",
            needed: 1 + version.rawValue % 2,
            window: 1_209_600,
            used: version.rawValue.isMultiple(of: 3) ? nil : date(version),
            uses: version.rawValue.isMultiple(of: 2) ? [TrialRow.Use(date: date(version), version: version)] : nil
        )
    }

    private mutating func parameter() -> ParameterRow {
        let version = version()
        return ParameterRow(
            parameter: subject(),
            replica: replica(),
            epoch: epoch(version),
            version: version,
            json: "\(version.rawValue)"
        )
    }

    private mutating func event() -> EventRow {
        let version = version()
        let floor = RowVersion(rawValue: version.rawValue / 2)
        return EventRow(
            event: subject(),
            replica: replica(),
            version: version,
            floor: floor,
            maximumCount: version.rawValue,
            maximumAge: version.rawValue.isMultiple(of: 2) ? nil : 5
        )
    }

    private mutating func donation() -> DonationRow {
        let version = version()
        return DonationRow(
            event: subject(),
            replica: replica(),
            epoch: epoch(version),
            version: version,
            date: date(version),
            payload: version.rawValue.isMultiple(of: 3) ? nil : "\(version.rawValue)"
        )
    }
}
