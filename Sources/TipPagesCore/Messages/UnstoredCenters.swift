#if Web
    import Synchronization
    import TipKitCore

    /// The centers with changes that couldn't be stored, because the disk is full, or the datastore is locked or can't be
    /// written.
    ///
    /// A message whose changes couldn't be stored isn't answered, so that the page keeps and repeats it. Until they are
    /// stored, which the center tries again every second, no further message of the person is taken, and no further tip
    /// is offered to the person. With ``most`` such people, no message of anyone is taken. So what waits in memory doesn't
    /// grow, however many messages arrive, and a person's limits are exceeded by no more than what the person's pages
    /// showed before the first failure.
    final class UnstoredCenters: Sendable {
        /// The number of people with unstored changes from which on nothing of anyone's pages is taken.
        private static let most = 10
        /// After how many seconds a page repeats what couldn't be stored, at random so that pages don't come together.
        static let pause = 5.0...10.0

        private let centers = Mutex<[ObjectIdentifier: TipCenter]>([:])

        /// Returns whether what a person's page says may be taken.
        func admits(_ center: TipCenter) -> Bool {
            guard isStored(center) else { return false }
            return centers.withLock { centers in
                if centers.isEmpty { return true }
                centers = centers.filter(\.value.hasUnstoredChanges)
                return centers.count < Self.most
            }
        }

        /// Returns whether everything that has changed in a center is stored.
        func isStored(_ center: TipCenter) -> Bool {
            guard center.hasUnstoredChanges else { return true }
            centers.withLock { $0[ObjectIdentifier(center)] = center }
            return false
        }
    }
#endif
