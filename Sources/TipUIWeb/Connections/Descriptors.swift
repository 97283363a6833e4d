#if Web
    import Foundation
    import NIOCore

    /// The files and connections that this process may have open, and has.
    enum Descriptors {
        /// How many there may be; `nil` for any number.
        static var limit: Int? {
            let limit = sysconf(Int32(_SC_OPEN_MAX))
            return limit < 0 ? nil : limit
        }

        /// How many there are once a server runs.
        static var taken: Int {
            let open: Int
            do {
                open = try FileManager.default.contentsOfDirectory(atPath: "/dev/fd").count
            } catch {
                // Standard input and output, a datastore and what the runtime holds; where that isn't known, about so many.
                open = 16
            }
            // Each event loop holds three: what it waits on, what wakes it, and its timer.
            return open + 3 * System.coreCount
        }
    }
#endif
