import GRDB

/// An open file: the database, whose rows are written in a replica's name.
struct StoreConnection {
    let queue: DatabaseQueue
    let replica: String
    /// The file that was opened, whatever stands at its path by now.
    let inode: UInt64?
}
