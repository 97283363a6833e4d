import Testing
import WebDriver

/// A page of an example, and the way to each of its tips, along which it is audited.
struct AuditedPage: Sendable, CustomTestStringConvertible {
    enum Step: Sendable {
        /// An audit once there are these tips and no others, each known by a part of its words.
        case audit([String])
        /// Clicks on the element of a selector.
        case click(String, times: Int)
        /// A click on the close button of the popover, or else of the first tip.
        case close
        /// Another launch of the app.
        case launch

        static func tips(_ words: String...) -> Step { .audit(words) }

        /// Clicks on the element of an accessibility identifier.
        static func press(_ identifier: String, times: Int = 1) -> Step { .click(id(identifier), times: times) }
    }

    /// What follows `--page`; empty for what an app opens with.
    let name: String
    let arguments: [String]
    let steps: [Step]
    /// What axe finds there through no fault of ours.
    private(set) var exempt: [Exemption]

    init(_ name: String, arguments: [String] = [], except exempt: [Exemption] = [], _ steps: Step...) {
        self.name = name
        self.arguments = arguments
        self.exempt = exempt
        self.steps = steps
    }

    var testDescription: String { ([name.isEmpty ? "first page" : name] + arguments).joined(separator: " ") }

    /// The words of all tips that are audited.
    var words: [String] {
        steps.flatMap { step -> [String] in
            guard case .audit(let words) = step else { return [] }
            return words
        }
    }

    func except(_ exemption: Exemption) -> AuditedPage {
        var page = self
        page.exempt.append(exemption)
        return page
    }

    /// Opens the page in the suite's browser and goes through the steps; a failure leaves a picture in `.failures`.
    func audit(in appName: String) async throws {
        let browser = try #require(SharedBrowser.current)
        let app = try await ServedApp(appName, (name.isEmpty ? [] : ["--page", name]) + arguments)
        try await browser.withPicture(named: ["audit", app.description]) {
            try await browser.open(app.address)
            try await browser.waitUntilLive()
            for step in steps { try await take(step, in: browser, of: app) }
        }
    }

    private func take(_ step: Step, in browser: Browser, of app: ServedApp) async throws {
        switch step {
        case .audit(let words):
            try await browser.wait(until: showsOnly, [words])
            let found = try await browser.audit(except: exempt)
            #expect(found == [], "\(testDescription) with \(words)")
        case .click(let selector, times: let times):
            // By script: a press of the pointer would close the popover, and miss what a tip pushes away.
            for _ in 0..<times { try await browser.click(selector) }
        case .close:
            let closed = try await browser.run(closeTip) as? [String] ?? []
            try await browser.wait(until: "document.getElementById(arguments[0])?.textContent !== arguments[1]", closed)
        case .launch:
            try await browser.reopen(app)
        }
    }
}

/// Whether there is a tip for each of the words and no other.
private let showsOnly = """
    (() => {
      const tips = [...document.querySelectorAll('\(shownTip)')].map((tip) => tip.textContent);
      return tips.length === arguments[0].length
        && arguments[0].every((words) => tips.some((text) => text.includes(words)));
    })()
    """

/// The body of a function that closes a tip and gives its id and its words; another tip of a group takes over the id.
private let closeTip = """
    const tip = document.querySelector(':popover-open') || document.querySelector('.tipui-callout');
    const closed = [tip.id, tip.textContent];
    tip.querySelector('.tipui-look-close').click();
    return closed;
    """
