import Testing

@testable import TipKitEngine

/// The table of the groups' current tips, from which explanations of a group's other tips are made.
@Suite struct GroupTurnsTests {
    private let ordered = GroupTurns.Group(members: ["a", "b", "c"], isOrdered: true)

    @Test("When another tip of a group becomes current, the explanations of the group's other tips change once")
    func turn() {
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
        "Setting a group's current tip to the same tip again changes no explanation, even if two groups share tips",
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
