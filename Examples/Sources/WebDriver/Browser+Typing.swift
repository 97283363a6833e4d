extension Browser {
    /// Types a text into the focused element, one key after the other without pauses.
    public func type(_ text: String) async throws {
        let actions = text.flatMap { key -> [[String: Any]] in
            [["type": "keyDown", "value": String(key)], ["type": "keyUp", "value": String(key)]]
        }
        let source: [String: Any] = ["type": "key", "id": "key", "actions": actions]
        try await send("POST", "actions", ["actions": [source]])
    }

    /// Presses a key while another key is held down; Shift is `\u{E008}`.
    public func key(_ key: String, holding other: String) async throws {
        let actions: [[String: Any]] = [
            ["type": "keyDown", "value": other], ["type": "keyDown", "value": key], ["type": "keyUp", "value": key],
            ["type": "keyUp", "value": other],
        ]
        let source: [String: Any] = ["type": "key", "id": "key", "actions": actions]
        try await send("POST", "actions", ["actions": [source]])
    }
}
