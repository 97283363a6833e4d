// The accessible names of elements.
extension Browser {
    /// Returns the accessible name of an element, which screen readers speak; only in Chromium.
    public func spokenName(of selector: String) async throws -> String {
        try await retrying(after: ["stale element reference"]) {
            try await send("GET", "element/\(element(selector))/computedlabel") as? String ?? ""
        }
    }
}
