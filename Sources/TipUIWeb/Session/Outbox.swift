/// The batches that a session sent last, numbered, so that a client which lost its stream can go on where it was.
package struct Outbox: Sendable {
    /// A numbered batch, as JSON.
    package struct Batch: Equatable, Sendable {
        package var number: Int
        package var json: String
    }

    /// The number of the newest batch; 0 before the first.
    package private(set) var last = 0
    private var batches: [Batch] = []
    private var bytes = 0
    private let maximumCount: Int
    private let maximumBytes: Int

    package init(maximumCount: Int, maximumBytes: Int) {
        self.maximumCount = maximumCount
        self.maximumBytes = maximumBytes
    }

    /// Adds a batch and lets go of the oldest beyond the limits.
    package mutating func append(_ json: String) {
        last += 1
        batches.append(Batch(number: last, json: json))
        bytes += json.utf8.count
        var excess = 0
        while excess < batches.count, batches.count - excess > maximumCount || bytes > maximumBytes {
            bytes -= batches[excess].json.utf8.count
            excess += 1
        }
        batches.removeFirst(excess)
    }

    /// The batches that follow a number; `nil` when some of them are gone or the number was never given.
    package func batches(after number: Int) -> [Batch]? {
        guard number >= 0, number <= last else { return nil }
        let missing = last - number
        guard missing <= batches.count else { return nil }
        return Array(batches.suffix(missing))
    }

    /// Lets go of all batches: a client got the whole page.
    package mutating func clear() {
        batches = []
        bytes = 0
    }
}
