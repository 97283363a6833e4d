import Foundation
import OpenTipKit
import Synchronization
import Testing
import TipSyncServer

/// Devices that sync through a real server.
@Suite(.serialized) struct DeviceTests {
    struct ClosingTip: Tip {
        var title: Text { Text("Close me") }
    }

    static let visited = Tips.Event<Tips.EmptyDonation>(id: "visited")

    private func isClosed(_ center: TipCenter) -> Bool {
        center.run { if case .invalidated = ClosingTip().status { true } else { false } }
    }

    private func phase(_ center: TipCenter) -> Tips.SyncStatus.Phase { center.run { Tips.syncStatus.phase } }

    @Test(
        "Closing a tip on one device closes it on the other, and donations on both devices are added up",
        .timeLimit(.minutes(10))
    )
    func twoDevices() async throws {
        try await RunningServer.with { server in
            let one = try await server.device(of: "ann", in: server.place("one"))
            let two = try await server.device(of: "ann", in: server.place("two"))
            one.run { ClosingTip().invalidate(reason: .tipClosed) }
            try await wait { isClosed(two) }
            for center in [one, two, one] { center.run { Self.visited.donate() } }
            for center in [one, two] {
                try await wait { center.run { Self.visited.donations.count } == 3 }
                try await wait { phase(center) == .current }
                #expect(center.run { Tips.syncStatus.waiting } == 0)
                #expect(center.run { Tips.syncStatus.lastExchange } != nil)
            }
        }
    }

    @Test(
        "A reset on one device deletes the person's data on other devices and on the sync server",
        .timeLimit(.minutes(10))
    )
    func reset() async throws {
        try await RunningServer.with { server in
            let one = try await server.device(of: "ann", in: server.place("one"))
            let two = try await server.device(of: "ann", in: server.place("two"))
            one.run { ClosingTip().invalidate(reason: .tipClosed) }
            try await wait { isClosed(two) }
            try two.run { try Tips.reset() }
            try await wait { !isClosed(one) }
            try await wait { phase(one) == .current && phase(two) == .current }
            let three = try await server.device(of: "ann", in: server.place("three"))
            try await wait { phase(three) == .current }
            #expect(!isClosed(three))
        }
    }

    @Test("Resetting tips before configuring them resets the person's other devices, even on a shared device")
    func resetDatastore() async throws {
        try await RunningServer.with { server in
            let other = try await server.device(of: "ann", in: server.place("one"))
            do {
                _ = try await server.device(of: "bob", in: server.place("two"))
                let shared = try await server.device(of: "ann", in: server.place("two"))
                shared.run { ClosingTip().invalidate(reason: .tipClosed) }
                try await wait { isClosed(other) }
            }
            let again = TipCenter()
            let option = Tips.ConfigurationOption.syncServer(try server.url, token: try await server.token("ann"))
            try again.run {
                try Tips.resetDatastore()
                try Tips.configure([.datastoreLocation(.url(server.place("two"))), option])
            }
            try await wait { !isClosed(other) }
        }
    }

    @Test(
        "When another person signs in on a device, their tips are separate, and the first person's tips are kept",
        .timeLimit(.minutes(10))
    )
    func anotherPerson() async throws {
        try await RunningServer.with { server in
            let place = server.place("shared")
            do {
                let local = try server.configured(place, [])
                local.run { Self.visited.donate() }
            }
            do {
                let ann = try await server.device(of: "ann", in: place)
                #expect(ann.run { Self.visited.donations.count } == 1)
                ann.run { ClosingTip().invalidate(reason: .tipClosed) }
                try await wait { phase(ann) == .current }
            }
            do {
                let bob = try await server.device(of: "bob", in: place)
                try await wait { phase(bob) == .current }
                #expect(!isClosed(bob))
                #expect(bob.run { Self.visited.donations.count } == 0)
            }
            #expect(isClosed(try await server.device(of: "ann", in: place)))
        }
    }

    @Test("Changes made while the sync server isn't running are synced once the server runs", .timeLimit(.minutes(10)))
    func offline() async throws {
        let server = try await RunningServer()
        let one = try await server.device(of: "ann", in: server.place("one"))
        one.run { ClosingTip().invalidate(reason: .tipClosed) }
        try await wait { phase(one) == .failing }
        #expect(one.run { Tips.syncStatus.lastError?.kind } == .unreachable)
        try await wait { one.run { Tips.syncStatus.waiting } > 0 }
        #expect(isClosed(one))
        try await server.run {
            try await wait { phase(one) == .current }
            let two = try await server.device(of: "ann", in: server.place("two"))
            try await wait { isClosed(two) }
        }
    }

    @Test(
        "An expired token is reported as a sync error, and sync works with a new token from the app's closure",
        .timeLimit(.minutes(10))
    )
    func tokens() async throws {
        try await RunningServer.with { server in
            let old = try await server.token("ann", for: -10)
            let expired = try server.configured(server.place("one"), [.syncServer(try server.url, token: old)])
            try await wait { phase(expired) == .failing }
            #expect(expired.run { Tips.syncStatus.lastError?.kind } == .unauthorized)
            #expect(expired.run { Tips.syncStatus.lastError?.message.contains("expired") } ?? false)
            let new = try await server.token("ann")
            let asked = Mutex(0)
            let fresh = try server.configured(
                server.place("two"),
                [
                    .syncServer(try server.url, person: "ann", containers: [RunningServer.container]) {
                        asked.withLock { asked in
                            asked += 1
                            return asked == 1 ? old : new
                        }
                    }
                ]
            )
            try await wait { phase(fresh) == .current }
        }
    }

    @Test(
        "A device whose clock is days ahead syncs successfully, with row versions that the server accepts",
        .timeLimit(.minutes(10))
    )
    func aheadOfClock() async throws {
        try await RunningServer.with { server in
            let clock = ShiftedClock()
            clock.advance(by: 5 * 86_400)
            let ahead = try await server.device(of: "ann", in: server.place("one"), clock: clock)
            let other = try await server.device(of: "ann", in: server.place("two"))
            ahead.run {
                ClosingTip().invalidate(reason: .tipClosed)
                Self.visited.donate()
            }
            try await wait { isClosed(other) && other.run { Self.visited.donations.count } == 1 }
            try await wait { phase(ahead) == .current }
            ahead.run { Self.visited.donate() }
            try await wait { other.run { Self.visited.donations.count } == 2 }
            #expect(ahead.run { Self.visited.donations.count } == 2)
        }
    }

    @Test("Configuring sync over an unencrypted connection to another machine throws, so that no token is sent")
    func plainText() throws {
        let folder = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
        let url = try #require(URL(string: "http://tips.example.com"))
        let option = Tips.ConfigurationOption.syncServer(url, person: "ann", containers: ["c"]) { "a.b.c" }
        let error = #expect(throws: Tips.SyncError.self) {
            try TipCenter().run { try Tips.configure([.datastoreLocation(.url(folder)), option]) }
        }
        #expect(error?.kind == .untrusted)
    }

    @Test(
        "A host app syncs the tips of each of its people separately, with one token for the host",
        .timeLimit(.minutes(10))
    )
    func host() async throws {
        try await RunningServer.with { server in
            let token = try await server.keys.sign(
                .host(container: RunningServer.container),
                until: Date().addingTimeInterval(3_600)
            )
            let option = Tips.ConfigurationOption.syncServer(try server.url, token: token)
            let (one, two) = (
                try TipPeople(directory: server.place("one"), [option]),
                try TipPeople(directory: server.place("two"), [option])
            )
            let ids = (0..<20).map { "person \($0)/é" }
            for id in ids { try await one.center(for: id).run { ClosingTip().invalidate(reason: .tipClosed) } }
            for id in ids {
                let center = try await two.center(for: id)
                try await wait { isClosed(center) }
            }
            #expect(!isClosed(try await two.center(for: "nobody")))
            let device = try await server.device(of: ids[3], in: server.place("three"))
            try await wait { isClosed(device) }
        }
    }

    @Test(
        "After a person's tip center was released, the person's tips sync again with a new center",
        .timeLimit(.minutes(10))
    )
    func comesAgain() async throws {
        try await RunningServer.with { server in
            let token = try await server.keys.sign(
                .host(container: RunningServer.container),
                until: Date().addingTimeInterval(3_600)
            )
            let option = Tips.ConfigurationOption.syncServer(try server.url, token: token)
            let people = try TipPeople(directory: server.place("host"), [option], mostIdle: 1)
            for id in ["ann", "bob", "ann", "bob"] {
                let center = try await people.center(for: id)
                try await wait { phase(center) == .current }
            }
            let ann = try await people.center(for: "ann")
            try await wait { phase(ann) == .current }
            let device = try await server.device(of: "ann", in: server.place("device"))
            device.run { ClosingTip().invalidate(reason: .tipClosed) }
            try await wait { isClosed(ann) }
        }
    }
}
