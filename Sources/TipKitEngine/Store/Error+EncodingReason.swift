import Foundation

extension Error {
    /// Why a value can't be encoded, for the log: never the value itself, which may be private.
    var encodingReason: String {
        guard case .invalidValue(let value, let context)? = self as? EncodingError else { return localizedDescription }
        let path = context.codingPath.map(\.stringValue).joined(separator: ".")
        return "a \(type(of: value))\(path.isEmpty ? "" : " at \(path)"): \(context.debugDescription)"
    }
}
