/// The most recent batches of a session's patches, numbered so that a client whose stream broke can resume after the
/// last batch that it received.
package struct Outbox: Sendable {
    /// A numbered batch of patches, as JSON.
    package struct Batch: Equatable, Sendable {
        package var number: Int
        package var json: String
    }

    /// The number of the newest batch; 0 before the first batch.
    package private(set) var last = 0
    private var batches: [Batch] = []
    private var bytes = 0
    private let maximumCount: Int
    private let maximumBytes: Int

    package init(maximumCount: Int, maximumBytes: Int) {
        self.maximumCount = maximumCount
        self.maximumBytes = maximumBytes
    }

    /// Appends a batch and drops the oldest batches beyond the limits.
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

    /// Returns the batches after a number, or `nil` if any of these batches was dropped or the number was never
    /// assigned.
    package func batches(after number: Int) -> [Batch]? {
        guard number >= 0, number <= last else { return nil }
        let missing = last - number
        guard missing <= batches.count else { return nil }
        return Array(batches.suffix(missing))
    }
}
