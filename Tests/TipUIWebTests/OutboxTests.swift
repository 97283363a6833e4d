#if Web
    import Testing
    import TipUIWeb

    @Suite
    struct OutboxTests {
        @Test("The outbox returns all batches of updates after the number of the last received one, in order")
        func resumes() {
            var outbox = Outbox(maximumCount: 10, maximumBytes: 1_000)
            for text in ["a", "b", "c"] { outbox.append(text) }
            #expect(outbox.batches(after: 1)?.map(\.json) == ["b", "c"])
            #expect(outbox.batches(after: 1)?.map(\.number) == [2, 3])
            #expect(outbox.batches(after: 3) == [])
        }

        @Test("The outbox returns nil for batch numbers that it doesn't know or whose next batch it has dropped")
        func gone() {
            var outbox = Outbox(maximumCount: 2, maximumBytes: 1_000)
            for text in ["a", "b", "c"] { outbox.append(text) }
            #expect(outbox.batches(after: 0) == nil)
            #expect(outbox.batches(after: 4) == nil)
            #expect(outbox.batches(after: -1) == nil)
            #expect(outbox.batches(after: 1)?.count == 2)
        }

        @Test("The outbox drops old batches at a limit of bytes, and keeps none if a single batch exceeds the limit")
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
#endif
