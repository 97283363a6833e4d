extension ServerOptions {
    /// What can't be used of the arguments or the environment, and what to do about it.
    package enum Problem: Error, Equatable, CustomStringConvertible {
        case unusable(_ option: String, _ value: String, advice: String)
        case missingValue(_ option: String)
        case takesNoValue(_ argument: String)
        case misspelt(_ argument: String, _ option: String)

        package var description: String {
            switch self {
            case .unusable(let option, let value, let advice): "error: \(option) can't be \"\(value)\". \(advice)"
            case .missingValue(let option):
                "error: \(option) needs a value. Write the value after it: \(option) <value>."
            case .takesNoValue(let argument): "error: \(argument) says too much: the flag takes no value."
            case .misspelt(let argument, let option):
                """
                error: There is no \(argument). Did you mean \(option)? --help says what there is; \
                put it behind a -- if it is the app's own.
                """
            }
        }
    }
}
