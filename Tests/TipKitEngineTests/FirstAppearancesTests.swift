import Foundation
import OpenTipKitTesting
import Testing

@testable import TipKitEngine

@Suite(.timeLimit(.minutes(10))) struct FirstAppearancesTests {
    private func first(_ seconds: Int) -> FirstAppearance {
        FirstAppearance(date: moment.addingTimeInterval(Double(seconds)))
    }

    @Test("First appearances are sorted newest first, however they are set") func order() {
        var appearances = FirstAppearances([("a", first(1)), ("b", first(3))])
        appearances["c"] = first(2)
        #expect(appearances.entries.map(\.tip) == ["b", "c", "a"])
        appearances["b"] = first(0)
        appearances["a"] = nil
        #expect(appearances.entries.map(\.tip) == ["c", "b"])
        #expect(appearances["b"] == first(0))
        #expect(appearances["a"] == nil)
        #expect(appearances == FirstAppearances([("b", first(0)), ("c", first(2))]))
    }

    @Test("A center's cache folds 76 000 first appearances of one update, and keeps the newest 1 000") func many() {
        var rows = CachedRows()
        rows.cache(FirstAppearances())
        let tips = (0..<76_000).map { StoreRow.tip("\($0)", StoredTip(firstAppearance: first($0))) }
        let position = StorePosition(lineage: 1, number: 1)
        let changes = rows.fold(StoreUpdate(position: position, version: RowVersion(rawValue: 1), rows: tips))
        #expect(changes.isPauseChanged)
        #expect(rows.appearances.entries.count == 1_000)
        #expect(rows.appearances.latest == moment.addingTimeInterval(75_999))
    }
}
