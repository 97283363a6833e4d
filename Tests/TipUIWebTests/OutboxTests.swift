import Testing
import TipUIWeb

@Suite
struct OutboxTests {
    @Test("A client that comes back gets what it missed, in order.")
    func resumes() {
        var outbox = Outbox(maximumCount: 10, maximumBytes: 1_000)
        for text in ["a", "b", "c"] { outbox.append(text) }
        #expect(outbox.batches(after: 1)?.map(\.json) == ["b", "c"])
        #expect(outbox.batches(after: 1)?.map(\.number) == [2, 3])
        #expect(outbox.batches(after: 3) == [])
    }

    @Test("Unknown and expired batch numbers can't be resumed from.")
    func gone() {
        var outbox = Outbox(maximumCount: 2, maximumBytes: 1_000)
        for text in ["a", "b", "c"] { outbox.append(text) }
        #expect(outbox.batches(after: 0) == nil)
        #expect(outbox.batches(after: 4) == nil)
        #expect(outbox.batches(after: -1) == nil)
        #expect(outbox.batches(after: 1)?.count == 2)
    }

    @Test("The outbox limits bytes too, and a larger batch clears it.")
    func bytes() {
        var outbox = Outbox(maximumCount: 10, maximumBytes: 4)
        outbox.append("aa")
        outbox.append("bbb")
        #expect(outbox.batches(after: 0) == nil)
        #expect(outbox.batches(after: 1)?.map(\.json) == ["bbb"])
        outbox.append("ccccc")
        #expect(outbox.batches(after: 2) == nil)
        #expect(outbox.batches(after: 3) == [])
    }
}
