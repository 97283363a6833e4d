/// An error in a vector file, found while reading it or while running a step.
struct VectorError: Error, CustomStringConvertible {
    let description: String

    init(_ description: String) {
        self.description = description
    }
}
