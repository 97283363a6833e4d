public import Foundation

extension RowBatch {
    /// Gives new versions to a replica's rows whose versions are too far ahead of a clock, keeping their order.
    ///
    /// A replica calls this method for the rows that it sends after a server with a more trusted clock has refused them,
    /// so no other replica has these rows yet. Epochs and floors that refer to a changed version change with it.
    ///
    /// - Parameters:
    ///   - replica: The replica whose rows get new versions.
    ///   - date: The current time by the trusted clock.
    ///   - given: A version that all new versions exceed, because the replica may have given it to a row that was
    ///     replaced since.
    /// - Returns: All rows of the batch; none of the replica's rows is too far ahead of the clock.
    public func reversioned(by replica: String, at date: Date, after given: RowVersion = .zero) -> RowBatch {
        let greatest = RowVersion.greatestBelievable(at: date)
        let counted = trials.lazy.filter { MovedReplica.isSent($0.replica, by: replica) }.flatMap {
            ($0.uses ?? []).map(\.version)
        }
        let versions = rows.lazy.filter { MovedReplica.isSent($0.key.replica, by: replica) }.map(\.version) + counted
        let own = Set(versions.filter { $0 > greatest }).sorted()
        guard !own.isEmpty else { return self }
        var last = max(given, rows.lazy.map(\.version).filter { $0 <= greatest }.max() ?? .zero)
        let new = own.map { _ in
            last = last.next(at: date)
            return last
        }
        func moved(_ version: RowVersion) -> RowVersion {
            guard version > greatest else { return version }
            let place = own.partitioningIndex { $0 >= version }
            return place < new.count ? new[place] : last.next(at: date)
        }
        var batch = self
        batch.resets.change(by: replica) { $0.version = moved($0.version) }
        batch.displays.change(by: replica) { ($0.version, $0.epoch) = (moved($0.version), moved($0.epoch)) }
        batch.invalidations.change(by: replica) { ($0.version, $0.epoch) = (moved($0.version), moved($0.epoch)) }
        batch.trials.change(by: replica) {
            ($0.version, $0.epoch, $0.exposure) = (moved($0.version), moved($0.epoch), moved($0.exposure))
            $0.uses = $0.uses?.map { TrialRow.Use(date: $0.date, version: moved($0.version)) }
        }
        batch.parameters.change(by: replica) { ($0.version, $0.epoch) = (moved($0.version), moved($0.epoch)) }
        batch.events.change(by: replica) { ($0.version, $0.floor) = (moved($0.version), moved($0.floor)) }
        batch.donations.change(by: replica) { ($0.version, $0.epoch) = (moved($0.version), moved($0.epoch)) }
        return batch
    }
}

extension Array where Element: ReplicatedRow {
    fileprivate mutating func change(by replica: String, _ body: (inout Element) -> Void) {
        for index in indices where MovedReplica.isSent(self[index].key.replica, by: replica) { body(&self[index]) }
    }
}

extension Array {
    /// Returns the index of the first element that meets a condition; all later elements must meet the condition too.
    fileprivate func partitioningIndex(where holds: (Element) -> Bool) -> Int {
        var (low, high) = (0, count)
        while low < high {
            let middle = (low + high) / 2
            if holds(self[middle]) { high = middle } else { low = middle + 1 }
        }
        return low
    }
}
