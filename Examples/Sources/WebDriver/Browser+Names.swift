// What Chromium tells of an element to those who don't see it.
extension Browser {
    /// What an element is called by assistive technology.
    public func spokenName(of selector: String) async throws -> String {
        let answer = try await send("POST", "element", ["using": "css selector", "value": selector])
        guard let element = (answer as? [String: Any])?.values.first as? String else {
            throw WebDriverError("no element \(selector)")
        }
        return try await send("GET", "element/\(element)/computedlabel") as? String ?? ""
    }
}
