// The accessible names of elements.
extension Browser {
    /// Returns the accessible name of an element, which screen readers speak; only in Chromium.
    public func spokenName(of selector: String) async throws -> String {
        let answer = try await send("POST", "element", ["using": "css selector", "value": selector])
        guard let element = (answer as? [String: Any])?.values.first as? String else {
            throw WebDriverError("no element matches \(selector)")
        }
        return try await send("GET", "element/\(element)/computedlabel") as? String ?? ""
    }
}
