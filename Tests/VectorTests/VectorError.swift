/// What is wrong with a vector file, or with a step of it.
struct VectorError: Error, CustomStringConvertible {
    let description: String

    init(_ description: String) {
        self.description = description
    }
}
