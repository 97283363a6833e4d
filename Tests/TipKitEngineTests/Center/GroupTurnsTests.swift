import Testing

@testable import TipKitEngine

/// Explanations of tips in groups.
@Suite struct GroupTurnsTests {
    private let ordered = GroupTurns.Group(members: ["a", "b", "c"], isOrdered: true)

    @Test("The other members of a group are notified once of a new current member") func turn() {
        var turns = GroupTurns()
        #expect(given(turns.set("a", in: ordered)) == ["b", "c"])
        #expect(turns["a"] == nil)
        #expect(turns["b"] == "a")
        #expect(given(turns.set("a", in: ordered)) == [])
        #expect(given(turns.set("b", in: ordered)) == ["a", "b", "c"])
        #expect(turns["a"] == "b")
        #expect(turns["b"] == nil)
        #expect(given(turns.set(nil, in: ordered)) == ["a", "c"])
        #expect(turns["a"] == nil)
    }

    @Test(
        "Groups that disagree about a tip don't notify without a change",
        arguments: [
            GroupTurns.Group(members: ["c", "b"], isOrdered: true),
            GroupTurns.Group(members: ["a", "b", "c"], isOrdered: false),
        ]
    )
    func disagreeing(other: GroupTurns.Group) {
        var turns = GroupTurns()
        _ = turns.set("a", in: ordered)
        #expect(given(turns.set("c", in: other)).contains("b"))
        for _ in 0..<2 {
            #expect(given(turns.set("a", in: ordered)) == [])
            #expect(given(turns.set("c", in: other)) == [])
        }
        #expect(turns["b"] == "c")
    }
}
