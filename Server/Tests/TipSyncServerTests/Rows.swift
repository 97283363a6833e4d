import Foundation
import Testing
import TipRows

@testable import TipSyncServer

/// Rows for tests of a store.
enum Rows {
    static func person() throws -> SyncPerson { try #require(SyncPerson(container: "c", id: UUID().uuidString)) }

    static func version(_ number: Int64) -> RowVersion { RowVersion(rawValue: number) }

    /// Returns a batch with the row of a set parameter.
    static func set(_ json: String, _ version: Int64, by replica: String = "a", epoch: Int64 = 0) -> RowBatch {
        let row = ParameterRow(
            parameter: "p",
            replica: replica,
            epoch: Self.version(epoch),
            version: Self.version(version),
            json: json
        )
        return RowBatch(parameters: [row])
    }

    static func donation(_ version: Int64) -> DonationRow {
        DonationRow(
            event: "e",
            replica: "a",
            epoch: .zero,
            version: Self.version(version),
            date: Date(timeIntervalSince1970: Double(version))
        )
    }

    /// Generates random rows with few different ids, replicas and versions, so that many rows have the same key.
    struct Random {
        var generator: SeededNumbers

        init(seed: UInt64) { generator = SeededNumbers(state: seed) }

        private mutating func number(_ bound: Int64) -> Int64 { .random(in: 0..<bound, using: &generator) }

        mutating func batch() -> RowBatch {
            var batch = RowBatch()
            for _ in 0..<number(20) {
                let version = Rows.version(number(30) + 1)
                let epoch = Rows.version(number(version.rawValue + 1))
                let (replica, id) = (["a", "b"][Int(number(2))], ["x", "y"][Int(number(2))])
                // A replica uses each version for a single change, so derive the row's contents from the version.
                let date = Date(timeIntervalSince1970: Double(version.rawValue))
                switch number(7) {
                case 0:
                    let scope: RowScope = [.tip(id), .event(id), .everything][Int(number(9) / 4)]
                    batch.resets.append(ResetRow(scope: scope, replica: replica, version: version))
                case 1:
                    batch.displays.append(
                        DisplayRow(tip: id, replica: replica, epoch: epoch, version: version, count: version.rawValue)
                    )
                case 2:
                    batch.invalidations.append(
                        InvalidationRow(
                            tip: id,
                            replica: replica,
                            epoch: epoch,
                            version: version,
                            reason: "\(version)",
                            date: date
                        )
                    )
                case 5:
                    batch.trials.append(
                        TrialRow(
                            tip: id,
                            replica: replica,
                            epoch: Rows.version(version.rawValue / 2),
                            version: version,
                            exposure: version,
                            exposed: date,
                            isHeldOut: version.rawValue.isMultiple(of: 2),
                            share: 0.5,
                            event: "x",
                            window: 60
                        )
                    )
                case 3:
                    batch.parameters.append(
                        ParameterRow(
                            parameter: id,
                            replica: replica,
                            epoch: Rows.version(version.rawValue / 2),
                            version: version,
                            json: "\(version)"
                        )
                    )
                case 4:
                    batch.events.append(
                        EventRow(
                            event: id,
                            replica: replica,
                            version: version,
                            floor: Rows.version(version.rawValue / 3),
                            maximumCount: version.rawValue
                        )
                    )
                default:
                    batch.donations.append(
                        DonationRow(
                            event: id,
                            replica: replica,
                            epoch: Rows.version(version.rawValue / 2),
                            version: version,
                            date: date
                        )
                    )
                }
            }
            return batch
        }
    }
}

/// A seeded random number generator.
struct SeededNumbers: RandomNumberGenerator {
    var state: UInt64

    mutating func next() -> UInt64 {
        state &+= 0x9E37_79B9_7F4A_7C15
        var mixed = state
        mixed = (mixed ^ (mixed >> 30)) &* 0xBF58_476D_1CE4_E5B9
        mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
        return mixed ^ (mixed >> 31)
    }
}

extension RowPage {
    /// The rows as a client decodes them from the server's answer.
    var batch: RowBatch {
        get throws {
            var answer = AnswerWriter(date: Date(timeIntervalSince1970: 0))
            let person = try #require(SyncPerson(container: "c", id: "p"))
            try answer.add(self, of: person, nil)
            return try #require(try ExchangeAnswer(json: Data(answer.finished)).people.first).rows
        }
    }
}
