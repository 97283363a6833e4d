/// The store was closed.
struct StoreClosed: Error, CustomStringConvertible {
    let description = "it was closed"
}
