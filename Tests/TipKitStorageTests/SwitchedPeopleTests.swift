import Foundation
import OpenTipKit
import OpenTipKitTesting
import Synchronization
import Testing
import TipKitEngine

@testable import TipKitStorage

/// Tests of the switches of an operator over many people.
@Suite struct SwitchedPeopleTests {
    private let directory = TemporaryDirectory()
    private let clock = ManualClock()
    private let switches = TipSwitches()
    private static let tip = TipDefinition(id: "tip")

    private func people() throws -> TipPeople {
        try TipPeople(directory: directory.url, [.clock(clock), .switches(switches)])
    }

    private func status(_ center: TipCenter) -> Tips.Status { center.status(of: "tip") { Self.tip } }

    @Test("Switches reach the centers of all people, also those that are made later and those of another object")
    func everyone() throws {
        let (people, others) = (try people(), try self.people())
        let centers = [try people.center(for: "ada"), try people.center(for: "bea"), try others.center(for: "ada")]
        #expect(centers.map(status) == [.available, .available, .available])
        switches.values.off = ["tip"]
        #expect(centers.map(status) == [.pending, .pending, .pending])
        #expect(try status(people.center(for: "cleo")) == .pending)
        switches.values.off = []
        #expect(try status(people.center(for: "cleo")) == .available)
    }

    @Test("Tip centers learn of a changed switch before its observers, who then read a person's new position")
    func watched() throws {
        let people = try people()
        let center = try people.center(for: "ada")
        let told = Mutex<[String]>([])
        let before = center.position
        let watch = switches.watch { told.withLock { $0.append(center.position) } }
        switches.values.areAllOff = true
        let after = try people.position(of: "ada")
        #expect(after != before)
        #expect(told.withLock { $0 } == [after])
        withExtendedLifetime(watch) {}
        switches.values.areAllOff = false
        #expect(try people.position(of: "ada") == before)
    }
}
