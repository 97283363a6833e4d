/// An error in a vector file or in one of its steps.
struct VectorError: Error, CustomStringConvertible {
    let description: String

    init(_ description: String) {
        self.description = description
    }
}
