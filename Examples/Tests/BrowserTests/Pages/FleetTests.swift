import Foundation
import Testing
import WebDriver

/// Pages whose requests are answered by three processes on one folder, each by another one.
@Suite(.serialized, .failurePictures) struct FleetTests {
    private static let tips = ["SearchTip", "DonatedTip", "FirstTip", "SecondTip"]
    private static let markup = tips.map { "<tip-view tip=\($0)></tip-view>" }.joined() + WrittenPage.popover

    @Test(
        "With three processes, of which some are killed, each press and donation of two tabs counts once",
        .timeLimit(.minutes(10))
    )
    func fleet() async throws {
        let first = try await ServedApp("WrittenPages")
        let fleet =
            [first] + [
                try await ServedApp("WrittenPages", sharingStoreOf: first),
                try await ServedApp("WrittenPages", sharingStoreOf: first),
            ]
        let balancer = try await Balancer(over: fleet.map(\.port))
        let driver = try await Driver(.chromium)
        let browser = try await driver.browser(width: 1000, height: 700, isWhole: true)
        do {
            try await browser.withPicture(named: ["pages", "fleet"]) {
                try await use(fleet, balancer, browser)
            }
        } catch {
            try await browser.quit()
            throw error
        }
        try await browser.quit()
    }

    private func use(_ fleet: [ServedApp], _ balancer: Balancer, _ browser: Browser) async throws {
        for app in fleet { try await WrittenPage(app: app, browser: browser).write(Self.markup) }
        let page = WrittenPage(app: fleet[0], browser: browser)
        let address = "\(balancer.address)written/page"
        let first = try await browser.tab()
        try await browser.open(address)
        for tip in ["SearchTip", "FirstTip", "ExportTip"] { try await page.hear("tip-shown \(tip)") }
        let second = try await browser.openTab()
        try await browser.go(to: second)
        try await browser.open(address)
        try await page.hear("tip-shown SearchTip")
        #expect(try await browser.holds("!card('tip-view[tip=SecondTip]') && !card('tip-view[tip=DonatedTip]')"))
        var ended: [String] = []
        repeat {
            ended = try await outcomes(of: fleet).filter { $0 == "ada SearchTip displayed" }
        } while ended.count < 2
        #expect(ended.count == 2)

        // A process is killed, and what follows is up to the others.
        fleet[0].kill()
        try await page.press(".close", of: "tip-view[tip=SearchTip]")
        try await page.press(".action", of: "tip-popover")
        try await browser.wait(until: "!card('tip-popover')")
        try await browser.run("return import('/tips/tips.js').then(({ donate }) => donate('donated'))")
        try await browser.wait(until: "card('tip-view[tip=DonatedTip]')")
        try await page.press(".close", of: "tip-view[tip=FirstTip]")
        try await browser.wait(until: "card('tip-view[tip=SecondTip]')")
        try await browser.go(to: first)
        try await browser.wait(until: "card('tip-view[tip=SecondTip]') && card('tip-view[tip=DonatedTip]')")
        try await browser.wait(until: "!card('tip-view[tip=SearchTip]') && !card('tip-popover')")

        // A press while no process runs is done when one is back.
        repeat {
            ended = try await outcomes(of: Array(fleet.dropFirst()))
        } while !["SearchTip invalidated", "FirstTip invalidated", "ExportTip action"].allSatisfy { text in
            ended.contains { $0.hasPrefix("ada \(text)") }
        }
        for app in fleet.dropFirst() { app.kill() }
        try await page.press(".close", of: "tip-view[tip=SecondTip]")
        try await page.hear("tip-closed SecondTip closeButton")
        for app in fleet.dropFirst() { try await app.start() }
        try await browser.wait(until: WrittenPage.isTold)
        var last: [String] = []
        while !last.contains(where: { $0.hasPrefix("ada SecondTip invalidated") }) {
            last = try await outcomes(of: Array(fleet.dropFirst()))
        }
        ended += last
        for tip in ["SearchTip", "FirstTip", "SecondTip"] {
            #expect(ended.filter { $0 == "ada \(tip) invalidated(tipClosed)" }.count == 1, "\(tip)")
        }
        #expect(ended.filter { $0.hasPrefix("ada ExportTip invalidated") }.count == 1)
        #expect(ended.filter { $0 == "ada ExportTip action(id: \"later\")" }.count == 1)
        try await browser.open("about:blank")
        for app in fleet.dropFirst() { try await WrittenPage(app: app, browser: browser).write(Self.markup) }
        try await browser.open(address)
        try await page.hear("tip-shown DonatedTip")
        for tip in ["SearchTip", "FirstTip", "SecondTip"] {
            #expect(try await browser.holds("!card('tip-view[tip=\(tip)]')"), "\(tip)")
        }
    }

    /// The outcomes that servers have noted.
    private func outcomes(of fleet: [ServedApp]) async throws -> [String] {
        var lines: [String] = []
        for app in fleet {
            lines += try await app.fetch("journal").split(separator: "\n").map(String.init).filter {
                $0.hasPrefix("ada ")
            }
        }
        return lines
    }
}
