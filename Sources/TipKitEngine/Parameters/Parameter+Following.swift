extension Tips.Parameter {
    /// Sets the parameter to each value of a sequence, until the sequence ends or the task is cancelled.
    ///
    /// Not in Apple's TipKit.
    ///
    /// ```swift
    /// .task { await SyncTip.$isOnline.update(from: network.isOnlineValues) }
    /// ```
    ///
    /// - Throws: What the sequence throws; the parameter keeps the last value.
    public func update<Values: AsyncSequence>(
        isolation: isolated (any Actor)? = #isolation,
        from values: Values
    ) async throws(Values.Failure) where Values.Element == Value {
        var iterator = values.makeAsyncIterator()
        while !Task.isCancelled, let value = try await iterator.next(isolation: isolation) {
            wrappedValue = value
        }
    }
}
