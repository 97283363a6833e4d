import Testing
import WebDriver

/// A page of an example app, with steps that show each of the page's tips and audit the page.
struct AuditedPage: Sendable, CustomTestStringConvertible {
    enum Step: Sendable {
        /// Audits the page once exactly these tips are visible, each given by a part of its text.
        case audit([String])
        /// Clicks the element that a selector matches.
        case click(String, times: Int)
        /// Clicks the close button of the popover, or of the first tip if there is no popover.
        case close
        /// Relaunches the app.
        case launch

        static func tips(_ words: String...) -> Step { .audit(words) }

        /// Clicks the element with an accessibility identifier.
        static func press(_ identifier: String, times: Int = 1) -> Step { .click(id(identifier), times: times) }
    }

    /// The value of `--page`; empty for the app's first page.
    let name: String
    let arguments: [String]
    let steps: [Step]
    /// The findings of axe to ignore on the page.
    private(set) var exempt: [Exemption]

    init(_ name: String, arguments: [String] = [], except exempt: [Exemption] = [], _ steps: Step...) {
        self.name = name
        self.arguments = arguments
        self.exempt = exempt
        self.steps = steps
    }

    var testDescription: String { ([name.isEmpty ? "first page" : name] + arguments).joined(separator: " ") }

    /// The texts of all audited tips.
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

    /// Opens the page in the suite's browser and performs the steps; a failure saves a picture in `.failures`.
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
            // Click by script, because a pointer press would close a popover, or miss an element that a tip has moved.
            for _ in 0..<times { try await browser.click(selector) }
        case .close:
            let closed = try await browser.run(closeTip) as? [String] ?? []
            try await browser.wait(until: "document.getElementById(arguments[0])?.textContent !== arguments[1]", closed)
        case .launch:
            try await browser.reopen(app)
        }
    }
}

/// An expression for whether the visible tips are exactly those with the given texts.
private let showsOnly = """
    (() => {
      const tips = [...document.querySelectorAll('\(shownTip)')].map((tip) => tip.textContent);
      return tips.length === arguments[0].length
        && arguments[0].every((words) => tips.some((text) => text.includes(words)));
    })()
    """

/// The body of a function that closes a tip and returns the tip's id and text.
///
/// The text is needed because the next tip of a group has the same id as the closed tip.
private let closeTip = """
    const tip = document.querySelector(':popover-open') || document.querySelector('.tipui-callout');
    const closed = [tip.id, tip.textContent];
    tip.querySelector('.tipui-look-close').click();
    return closed;
    """
