import Foundation
import GRDB
import TipKitEngine

extension DoneRow {
    /// SQL that inserts a row, unless there is one with its key.
    static let insertion = """
        INSERT INTO done (person, \(columns)) VALUES (?, ?, ?, ?, ?, ?, ?) ON CONFLICT DO NOTHING
        """

    /// SQL that merges a row of another file: a display on a page was visible as long as either file says, and is over if
    /// either file says so.
    static let merging = """
        INSERT INTO done (person, \(columns)) VALUES (?, ?, ?, ?, ?, ?, ?)
        ON CONFLICT DO UPDATE SET visible = max(visible, excluded.visible), isOver = max(isOver, excluded.isOver)
        """

    /// The columns that ``init(_:)`` reads.
    static let columns = "key, date, tip, epoch, visible, isOver"

    func values(of person: Int64) -> StatementArguments {
        [
            person, key.storedID, date.timeIntervalSince1970, display?.tip.storedID, display?.epoch.rawValue,
            display?.visible, display?.isOver,
        ]
    }

    init(_ row: StoredRow) throws {
        self.init(key: try row.text(0), date: try row.date(1))
        guard let tip = try row.optionalText(2) else { return }
        display = PageDisplay(
            tip: tip,
            epoch: try row.version(3),
            visible: try row.seconds(4),
            isOver: try row.count(5) != 0
        )
    }
}
