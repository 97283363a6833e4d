import Testing
import WebDriver

/// Two Trails processes of one person, each with its own datastore, connected by a sync server.
@Suite(.serialized, .failurePictures) struct SyncTests {
    /// Opens a page of each of two devices.
    private func onTwoDevices(
        of server: SyncServerProcess,
        _ other: SyncServerProcess? = nil,
        named name: String = #function,
        _ body: (Browser, Browser) async throws -> Void
    ) async throws {
        let (one, two) = (
            try await ServedApp("Trails", environment: try server.environment(of: "hiker")),
            try await ServedApp("Trails", environment: try (other ?? server).environment(of: "hiker"))
        )
        try await inBrowser(on: one, named: name) { first in
            try await inBrowser(on: two, named: name) { second in try await body(first, second) }
        }
    }

    @Test("A tip that is closed on one device disappears on the other, and both devices show that they are in sync")
    func closes() async throws {
        let server = try await SyncServerProcess()
        try await onTwoDevices(of: server) { first, second in
            for device in [first, second] { try await device.wait(forText: "Find your first walk") }
            try await first.press(closeButton)
            try await second.wait(forText: "Find your first walk", isThere: false)
            for device in [first, second] { try await device.wait(forText: "Sync: up to date") }
            try await second.press(id("reset"))
            for device in [first, second] { try await device.wait(forText: "Find your first walk") }
        }
    }

    @Test("Visits on two devices are added up, so that the tip that requires three visits is shown on both devices")
    func visits() async throws {
        let server = try await SyncServerProcess()
        try await onTwoDevices(of: server) { first, second in
            try await showRegion(first, second)
        }
    }

    @Test("Changes made on a device while the sync server is down reach the other device once the server is back")
    func outage() async throws {
        let server = try await SyncServerProcess()
        try await onTwoDevices(of: server) { first, second in
            for device in [first, second] { try await device.wait(forText: "Sync: up to date") }
            server.kill()
            try await first.press(closeButton)
            try await first.wait(forText: "reached")
            #expect(try await second.holds("document.body.innerText.includes('Find your first walk')"))
            try await server.start()
            try await second.wait(forText: "Find your first walk", isThere: false)
            for device in [first, second] {
                try await device.wait(forText: "Sync: up to date")
            }
        }
    }

    @Test("Two devices end up in sync although two sync servers and their PostgreSQL database crash and restart")
    func twoServers() async throws {
        let database = try await DatabaseProcess()
        let server = try await SyncServerProcess(database: database.address)
        let other = try await SyncServerProcess(database: database.address, beside: server)
        try await onTwoDevices(of: server, other) { first, second in
            for device in [first, second] { try await device.wait(forText: "Sync: up to date") }
            database.kill()
            server.kill()
            try await first.press(closeButton)
            try await first.wait(forText: "reached")
            try await database.start()
            try await server.start()
            try await second.wait(forText: "Find your first walk", isThere: false)
            other.kill()
            try await second.press(id("reset"))
            try await other.start()
            try await first.wait(forText: "Find your first walk")
            for device in [first, second] {
                try await device.wait(forText: "Sync: up to date")
            }
            try await showRegion(first, second)
        }
    }

    /// Makes two visits on one device and a third visit on the other, and waits for the tip on both devices.
    private func showRegion(_ first: Browser, _ second: Browser) async throws {
        try await first.press(closeButton)
        try await second.wait(forText: "Find your first walk", isThere: false)
        for count in 1...2 {
            try await first.press(id("trail-ember"))
            try await second.wait(forText: "visit-Larch Valley: \(count) donation")
        }
        try await second.press(id("trail-ember"))
        for device in [first, second] {
            try await device.wait(forText: "visit-Larch Valley: 2 donation", isThere: false)
        }
        let isShown = "document.body.innerText.includes('Ember Hut Traverse is open')"
        for device in [first, second] {
            for _ in 0..<8 where try await !device.holds(isShown) {
                try await device.press(id("week"))
                try await device.waitForRest()
                // A tip that the other device has already displayed may open as a popover, so close the popover.
                try await device.run("document.querySelector(':popover-open .tipui-look-close')?.click()")
            }
            try await device.wait(forText: "Ember Hut Traverse is open")
        }
    }
}
