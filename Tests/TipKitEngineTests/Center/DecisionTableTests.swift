import Foundation
import OpenTipKitTesting
import Testing

@testable import TipKitEngine

/// The table of the decisions about all tips, which marks a decision as stale when its inputs change.
@Suite struct DecisionTableTests {
    private func table() -> DecisionTable {
        var table = DecisionTable()
        table.define(TipDefinition(id: "a"))
        table.define(TipDefinition(id: "b"))
        return table
    }

    private func accept(
        _ status: Tips.Status = .available,
        on id: String = "a",
        reading: Set<Tips.RuleInputKey> = [],
        since serial: UInt64? = nil,
        in table: inout DecisionTable
    ) -> Bool? {
        let serial = serial ?? table.serial
        return table.accept(Decision(status: status), on: id, reading: reading, since: serial, at: moment)
    }

    @Test("A new decision about a tip is reported as a change only if the tip's status differs") func accepts() {
        var table = table()
        #expect(given(accept(in: &table)) == true)
        #expect(table["a"]?.published == .available)
        #expect(table.statuses["a"]?.status == .available)
        #expect(given(accept(in: &table)) == false)
    }

    @Test("A decision is stale after a change of its tip, all tips, a rule's input or a status that a rule reads")
    func stale() {
        let inputs: Set<Tips.RuleInputKey> = [.parameter("p"), .event("e"), .tip("b")]
        let changes: [(inout DecisionTable) -> Void] = [
            { $0.touch("a") }, { $0.touchAll() }, { $0.touchAll(["b"]) }, { $0.touch(.parameter("p")) },
            { $0.touch(.event("e")) }, { $0.define(TipDefinition(id: "a")) },
            { table in
                _ = self.accept(on: "b", in: &table)
            },
        ]
        for change in changes {
            var table = table()
            let serial = table.serial
            change(&table)
            #expect(given(accept(reading: inputs, since: serial, in: &table)) == nil)
            #expect(table["a"]?.decision == nil)
            #expect(given(accept(reading: inputs, in: &table)) == true)
        }
    }

    @Test("A tip's decision stays valid when other tips or unrelated parameters change") func fresh() {
        var table = table()
        let serial = table.serial
        table.touch("b")
        table.touch(.parameter("other"))
        #expect(given(accept(reading: [.parameter("p")], since: serial, in: &table)) == true)
    }

    @Test("When a rule input changes, only tips that read it directly or through another tip are decided again")
    func readers() {
        var table = table()
        _ = accept(reading: [.parameter("p")], in: &table)
        _ = accept(on: "b", reading: [.tip("a")], in: &table)
        table.define(TipDefinition(id: "c"))
        _ = accept(on: "c", reading: [.parameter("q")], in: &table)
        _ = table.takeDue()
        table.touch(.parameter("p"))
        #expect(given(table.takeDue()) == ["a", "b"])
        #expect(given(table.takeDue()).isEmpty)
        for id in ["a", "b"] {
            #expect(table[id]?.decision == nil)
            #expect(table.statuses[id] == nil)
        }
        #expect(table["c"]?.decision != nil)
        _ = accept(reading: [.parameter("q")], in: &table)
        _ = table.takeDue()
        table.touch(.parameter("p"))
        #expect(given(table.takeDue()).isEmpty)
    }

    @Test("A time-dependent decision is made again when its status may next change, and when the clock is set back")
    func time() {
        var table = table()
        var decision = Decision(status: .pending)
        decision.dependsOnTime = true
        decision.nextChange = moment.addingTimeInterval(10)
        let serial = table.serial
        _ = table.accept(decision, on: "a", reading: [], since: serial, at: moment)
        #expect(table.statuses["a"] == nil)
        #expect(table.due(at: moment.addingTimeInterval(9)).isEmpty)
        #expect(table.due(at: moment.addingTimeInterval(10)) == ["a"])
        #expect(table.due(at: moment.addingTimeInterval(-1)) == ["a"])
        #expect(table.nextChange == moment.addingTimeInterval(10))
    }
}
