import Foundation

/// A browser that a test controls, without a visible window.
public final class Browser: Sendable {
    /// The engine that draws the browser's pages.
    public let engine: Engine
    private let transport: any Transport
    private let driver: Driver

    init(engine: Engine, transport: any Transport, driver: Driver) {
        self.engine = engine
        self.transport = transport
        self.driver = driver
    }

    @discardableResult
    func send(_ method: String, _ path: String, _ body: [String: Any] = [:]) async throws -> Any {
        try await transport.send(method, path, body)
    }

    /// Closes the browser.
    public func quit() async throws {
        guard engine == .chromium else {
            try await send("DELETE", "")
            return
        }
        // The end of a session leaves the processes of a browser without windows running. The command that ends them
        // may end the connection before its answer.
        do {
            try await send("POST", "goog/cdp/execute", ["cmd": "Browser.close", "params": [String: Any]()])
            try await send("DELETE", "")
        } catch is WebDriverError {}
    }

    /// Opens a URL and waits until the page is loaded.
    public func open(_ address: String) async throws {
        try await send("POST", "url", ["url": address])
    }

    /// Reloads the page.
    public func reload() async throws {
        try await send("POST", "refresh")
    }

    /// Runs the body of a JavaScript function in the page, and returns the function's result.
    ///
    /// A script that throws is run again, for at most ``patience``, because the element that it looks for may not be there
    /// yet.
    @discardableResult
    public func run(_ script: String, _ arguments: [Any] = []) async throws -> Any {
        try await retrying(after: ["javascript error"]) {
            try await send("POST", "execute/sync", ["script": script, "args": arguments])
        }
    }

    /// Runs a closure until it doesn't fail with one of these errors of WebDriver, for at most ``patience``.
    func retrying<Result>(after errors: [String], _ body: () async throws -> Result) async throws -> Result {
        let end = ContinuousClock.now + Self.patience
        while true {
            do {
                return try await body()
            } catch let error as WebDriverError
                where errors.contains(where: error.description.hasPrefix) && ContinuousClock.now < end
            {
                try await Task.sleep(for: .milliseconds(20))
            }
        }
    }

    /// How long a test waits for something before it fails, which is long enough for a machine under load.
    public static let patience = Duration.seconds(120)

    /// Evaluates a JavaScript expression in the page, and returns its value as a text.
    public func text(_ expression: String) async throws -> String {
        try await run("return String(\(expression))") as? String ?? ""
    }

    /// Evaluates a JavaScript expression in the page, and returns its value as a number.
    public func number(_ expression: String) async throws -> Double {
        (try await run("return Number(\(expression))") as? NSNumber)?.doubleValue ?? .nan
    }

    /// Evaluates a JavaScript expression in the page, and returns whether its value is true.
    public func holds(_ expression: String) async throws -> Bool {
        (try await run("return !!(\(expression))") as? Bool) ?? false
    }

    /// Waits until a JavaScript expression is true in the page.
    ///
    /// - Throws: A ``WebDriverError`` that contains the expression, if it isn't true within ``patience``.
    public func wait(until expression: String, _ arguments: [Any] = []) async throws {
        let seconds = Int(Self.patience.components.seconds)
        let script = """
            const done = arguments[arguments.length - 1], end = performance.now() + \(seconds * 1_000);
            const look = () => {
              let holds = false;
              try { holds = !!(\(expression)); } catch (error) { }
              if (holds) done(true);
              else if (performance.now() > end) done(false);
              else setTimeout(look, 10);
            };
            look();
            """
        try await send("POST", "timeouts", ["script": (seconds + 5) * 1_000])
        for isLast in [false, true] {
            do {
                let holds = try await send("POST", "execute/async", ["script": script, "args": arguments]) as? Bool
                guard holds == true else { throw WebDriverError("the condition never became true: \(expression)") }
                return
            } catch let error as WebDriverError where !isLast && error.description.hasPrefix("script timeout") {
                // If the page was reloaded, the script ended without an answer, so start it once more.
            }
        }
    }

    /// Waits until an element doesn't move, scrolls it into view, and presses it with the pointer.
    public func press(_ selector: String) async throws {
        let stands = """
            (() => {
              const tag = document.querySelector(arguments[0]), rect = tag && JSON.stringify(tag.getBoundingClientRect());
              const stands = rect && window.lastRect === rect;
              window.lastRect = rect;
              return stands;
            })()
            """
        // An update may move, cover or replace the element before it is clicked.
        let passing = ["stale element reference", "element click intercepted", "element not interactable"]
        try await retrying(after: passing) {
            try await wait(until: stands, [selector])
            try await send("POST", "element/\(element(selector))/click")
        }
    }

    /// Presses an element for a number of milliseconds; button 2 is the right button of a mouse.
    public func hold(
        _ selector: String,
        milliseconds: Int,
        button: Int = 0,
        pointer: String = "mouse"
    ) async throws {
        let element = try await element(selector)
        try await run("arguments[0].scrollIntoView({block: 'center'})", [reference(element)])
        let actions: [[String: Any]] = [
            ["type": "pointerMove", "duration": 0, "origin": reference(element), "x": 0, "y": 0],
            ["type": "pointerDown", "button": button],
            ["type": "pause", "duration": milliseconds],
            ["type": "pointerUp", "button": button],
        ]
        try await act("pointer", actions, ["pointerType": pointer])
    }

    /// Presses at a point of the window.
    public func press(x: Int, y: Int) async throws {
        try await act(
            "pointer",
            [
                ["type": "pointerMove", "duration": 0, "x": x, "y": y], ["type": "pointerDown", "button": 0],
                ["type": "pointerUp", "button": 0],
            ]
        )
    }

    /// Presses at a point of the window, moves the pointer to another point, and releases it.
    public func drag(from start: (x: Int, y: Int), to end: (x: Int, y: Int), pointer: String = "mouse") async throws {
        try await act(
            "pointer",
            [
                ["type": "pointerMove", "duration": 0, "x": start.x, "y": start.y],
                ["type": "pointerDown", "button": 0],
                ["type": "pointerMove", "duration": 200, "x": end.x, "y": end.y],
                ["type": "pointerUp", "button": 0],
            ],
            ["pointerType": pointer]
        )
    }

    /// Presses a key; Escape is `\u{E00C}`, Tab `\u{E004}`.
    public func key(_ key: String) async throws {
        try await act("key", [["type": "keyDown", "value": key], ["type": "keyUp", "value": key]])
    }

    private func act(
        _ type: String,
        _ actions: [[String: Any]],
        _ parameters: [String: Any] = [:]
    ) async throws {
        // An id may be used for only one kind of pointer, so each kind gets its own id.
        let id = type + (parameters["pointerType"] as? String ?? "")
        var source: [String: Any] = ["type": type, "id": id, "actions": actions]
        if !parameters.isEmpty { source["parameters"] = parameters }
        try await send("POST", "actions", ["actions": [source]])
    }

    /// Waits for an element, and returns its number.
    func element(_ selector: String) async throws -> String {
        let answer = try await retrying(after: ["no such element"]) {
            try await send("POST", "element", ["using": "css selector", "value": selector])
        }
        guard let value = (answer as? [String: Any])?.values.first as? String else {
            throw WebDriverError("no element matches \(selector)")
        }
        return value
    }

    private func reference(_ element: String) -> [String: Any] {
        ["element-6066-11e4-a52e-4f735466cecf": element]
    }

    /// Opens a tab, brings it to the front, and returns its handle.
    public func openTab() async throws -> String {
        let answer = try await send("POST", "window/new", ["type": "tab"])
        guard let handle = (answer as? [String: Any])?["handle"] as? String else { throw WebDriverError("no new tab") }
        try await go(to: handle)
        return handle
    }

    /// Returns the handle of the current tab.
    public func tab() async throws -> String {
        try await send("GET", "window") as? String ?? ""
    }

    /// Brings a tab to the front and makes it the current tab.
    public func go(to tab: String) async throws {
        try await send("POST", "window", ["handle": tab])
    }
}
