import Foundation
import GRDB
import TipKitEngine

/// A table whose rows are carried from one file to another, and how two rows of one key are put together.
struct StoreTable {
    /// What may stand in a column.
    enum Kind {
        case text, optionalText, count, optionalInteger, version, seconds, optionalSeconds, flag, rules
    }

    let name: String
    let columns: [(name: String, kind: Kind)]
    /// The columns by which its rows lie.
    let key: [String]
    /// What follows `ON CONFLICT` where a row of the key stands already: nothing of either is lost.
    let merging: String

    static let resets = StoreTable(
        name: "reset",
        columns: [("scope", .text), ("replica", .text), ("version", .version), ("isSwept", .flag)],
        key: ["scope", "replica"],
        merging: "DO UPDATE SET version = max(version, excluded.version), isSwept = min(isSwept, excluded.isSwept)"
    )

    static let displays = StoreTable(
        name: "tip_display",
        columns: [
            ("tip", .text), ("replica", .text), ("epoch", .version), ("count", .count), ("duration", .seconds),
            ("first", .optionalSeconds), ("last", .optionalSeconds), ("version", .version),
            ("pause", .optionalSeconds),
        ],
        key: ["tip", "replica", "epoch"],
        merging: """
            DO UPDATE SET count = max(count, excluded.count), duration = max(duration, excluded.duration),
                first = min(coalesce(first, excluded.first), coalesce(excluded.first, first)),
                last = max(coalesce(last, excluded.last), coalesce(excluded.last, last)),
                version = max(version, excluded.version),
                pause = min(coalesce(pause, excluded.pause), coalesce(excluded.pause, pause))
            """
    )

    static let invalidations = StoreTable(
        name: "tip_invalidation",
        columns: [
            ("tip", .text), ("replica", .text), ("epoch", .version), ("reason", .text), ("date", .seconds),
            ("version", .version),
        ],
        key: ["tip", "replica", "epoch"],
        merging: """
            DO UPDATE SET reason = excluded.reason, date = excluded.date, version = excluded.version
            WHERE excluded.version < version
            """
    )

    static let parameters = StoreTable(
        name: "parameter",
        columns: [
            ("id", .text), ("replica", .text), ("epoch", .version), ("json", .text), ("version", .version),
        ],
        key: ["id", "replica"],
        merging: """
            DO UPDATE SET epoch = excluded.epoch, json = excluded.json, version = excluded.version
            WHERE excluded.version > version
            """
    )

    static let notes = StoreTable(
        name: "tip_note",
        columns: [
            ("tip", .text), ("replica", .text), ("type", .text), ("date", .seconds), ("status", .text),
            ("summary", .text), ("rules", .rules), ("maxCount", .optionalInteger), ("maxDuration", .optionalSeconds),
            ("nextChange", .optionalSeconds),
        ],
        key: ["tip", "replica"],
        merging: "DO NOTHING"
    )

    static let tallies = StoreTable(
        name: "event_tally",
        columns: [
            ("id", .count), ("event", .text), ("replica", .text), ("epoch", .version), ("count", .count),
            ("sequence", .count),
        ],
        key: ["id"],
        merging: """
            (event, replica) DO UPDATE SET epoch = max(epoch, excluded.epoch),
                sequence = max(sequence, excluded.sequence)
            """
    )

    static let donations = StoreTable(
        name: "donation",
        columns: [
            ("tally", .count), ("date", .seconds), ("sequence", .count), ("epoch", .version),
            ("payload", .optionalText), ("version", .version),
        ],
        key: ["tally", "date", "sequence"],
        merging: "DO NOTHING"
    )

    /// Makes what is kept up agree with donations that were put together, of which any may be older than others.
    static let agreement = """
        DELETE FROM donation WHERE tally NOT IN (SELECT id FROM event_tally);
        UPDATE event_tally SET
            sequence = max(sequence, (SELECT coalesce(max(sequence), 0) FROM donation WHERE tally = id)),
            epoch = max(epoch, \(StoreReader.epoch("'event:' || event"))),
            count = (SELECT count(*) FROM donation
                WHERE tally = id AND epoch >= \(StoreReader.epoch("'event:' || event")));
        """

    /// The values of a row, in the order of the columns, if all are such as a store writes.
    func sound(_ row: Row) -> [DatabaseValue]? {
        let found = Dictionary(zip(row.columnNames, row.databaseValues)) { first, _ in first }
        var values: [DatabaseValue] = []
        for (name, kind) in columns {
            // Older releases had no pause of its own.
            guard let value = found[name] ?? (name == "pause" ? found["first"] : nil), kind.admits(value) else {
                return nil
            }
            values.append(value)
        }
        return values
    }
}

extension StoreTable.Kind {
    fileprivate func admits(_ value: DatabaseValue) -> Bool {
        switch (self, value.storage) {
        case (.optionalText, .null), (.optionalInteger, .null), (.optionalSeconds, .null): true
        case (.text, .string), (.optionalText, .string), (.optionalInteger, .int64): true
        case (.rules, .string(let json)): TipNote.isRules(String(stored: json))
        case (.count, .int64(let count)): (0...StoredNumber.greatestCount).contains(count)
        case (.version, .int64(let number)): (0...StoreVersion.greatest.rawValue).contains(number)
        case (.flag, .int64(let flag)): flag == 0 || flag == 1
        case (.seconds, .double(let seconds)), (.optionalSeconds, .double(let seconds)):
            abs(seconds) <= Double(StoredNumber.greatestCount)
        case (.seconds, .int64(let seconds)), (.optionalSeconds, .int64(let seconds)):
            seconds.magnitude <= StoredNumber.greatestCount.magnitude
        default: false
        }
    }
}
