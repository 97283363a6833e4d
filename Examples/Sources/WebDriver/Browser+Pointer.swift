// A mouse whose pointer stays where it is between calls.
extension Browser {
    /// Scrolls an element into view, and moves the mouse pointer to the middle of the element.
    public func hover(_ selector: String) async throws {
        try await move(to: selector, then: [])
    }

    /// Moves the mouse pointer to the middle of an element, and holds the mouse button down until ``letGo()``.
    public func pressDown(_ selector: String) async throws {
        try await move(to: selector, then: [["type": "pointerDown", "button": 0]])
    }

    /// Releases the mouse button.
    public func letGo() async throws {
        try await move([["type": "pointerUp", "button": 0]])
    }

    /// Scrolls down by a number of pixels with the mouse wheel, at a point of the window.
    public func wheel(at place: (x: Int, y: Int), by distance: Int) async throws {
        let turn: [String: Any] = [
            "type": "scroll", "duration": 0, "x": place.x, "y": place.y, "deltaX": 0, "deltaY": distance,
        ]
        try await send("POST", "actions", ["actions": [["type": "wheel", "id": "wheel", "actions": [turn]]]])
    }

    private func move(to selector: String, then actions: [[String: Any]]) async throws {
        let script = """
            const tag = document.querySelector(arguments[0]);
            tag.scrollIntoView({ block: "center", behavior: "instant" });
            const { left, top, width, height } = tag.getBoundingClientRect();
            return [left + width / 2, top + height / 2].map(Math.round).join();
            """
        let answer = try await run(script, [selector]) as? String ?? ""
        let place = answer.split(separator: ",").compactMap { Int($0) }
        guard place.count == 2 else { throw WebDriverError("\(selector) has no position: \(answer)") }
        try await move([["type": "pointerMove", "duration": 0, "x": place[0], "y": place[1]]] + actions)
    }

    private func move(_ actions: [[String: Any]]) async throws {
        let source: [String: Any] = [
            "type": "pointer", "id": "mouse", "parameters": ["pointerType": "mouse"], "actions": actions,
        ]
        try await send("POST", "actions", ["actions": [source]])
    }
}
