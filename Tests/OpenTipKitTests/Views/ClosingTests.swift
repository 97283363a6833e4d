import OpenTipKit
import OpenTipKitTesting
import Testing
import TipUI

/// The reasons for which displays end according to outcomes; each display that began ends once.
@Suite @MainActor struct ClosingTests {
    struct OneTip: Tip {
        var title: Text { Text("Tip") }
    }

    struct OtherTip: Tip {
        var title: Text { Text("Tip") }
    }

    struct FlagTip: Tip {
        @Parameter static var isOn: Bool = true
        var title: Text { Text("Tip") }
        var rules: [Rule] { #Rule(Self.$isOn) { $0 } }
    }

    struct BriefTip: Tip {
        var title: Text { Text("Tip") }
        var options: [any TipOption] { MaxDisplayDuration(60) }
    }

    struct OnceTip: Tip {
        var title: Text { Text("Tip") }
        var options: [any TipOption] { MaxDisplayCount(1) }
    }

    struct ActionTip: Tip {
        var title: Text { Text("Tip") }
        var actions: [Action] {
            Action(id: "go", title: "Go") { ActionTip().invalidate(reason: .actionPerformed) }
        }
    }

    /// A tip that no view shows, whose outcome marks the end of a recording.
    struct LastTip: Tip {
        var title: Text { Text("Last") }
    }

    /// A page that shows a tip inline or in a popover, until its model is switched.
    struct TipPage: View {
        let model: PageModel
        let tip: any Tip
        let isPopover: Bool
        var isPresented: Binding<Bool>?

        var body: some View {
            if !model.isSwitched {
                if isPopover {
                    Text("Feature").popoverTip(tip, isPresented: isPresented)
                } else {
                    TipView(tip, isPresented: isPresented)
                }
            }
        }
    }

    /// Returns the outcomes of the displays that begin and end during a closure.
    private func displays(
        during happening: @MainActor () async throws -> Void
    ) async throws -> [Tips.Outcome.Kind] {
        let outcomes = Tips.outcomes
        try await happening()
        LastTip().invalidate(reason: .actionPerformed)
        var kinds: [Tips.Outcome.Kind] = []
        for await outcome in outcomes {
            if outcome.tip == LastTip().id { break }
            switch outcome.kind {
            case .displayed, .closed: kinds.append(outcome.kind)
            default: continue
            }
        }
        return kinds
    }

    /// Returns the outcomes of displays while a page shows a tip, an action runs, and the tip disappears.
    private func displays(
        of tip: any Tip,
        inPopover isPopover: Bool,
        isPresented: Binding<Bool>? = nil,
        until ending: @MainActor (DrawnPage, PageModel) async throws -> Void
    ) async throws -> [Tips.Outcome.Kind] {
        let model = PageModel()
        return try await displays {
            let page = DrawnPage(TipPage(model: model, tip: tip, isPopover: isPopover, isPresented: isPresented))
            await page.wait { $0.texts.contains("Tip") }
            try await ending(page, model)
            await page.wait { !$0.texts.contains("Tip") }
        }
    }

    @Test("A press of the close button is emitted once, though it comes twice", .tipCenter(), arguments: [false, true])
    func closeButton(isPopover: Bool) async throws {
        let kinds = try await displays(of: OneTip(), inPopover: isPopover) { page, _ in
            page.press(.close)
            page.press(.close)
        }
        #expect(kinds == [.displayed, .closed(.closeButton)])
    }

    @Test("A press outside its popover closes a tip as dismissed", .tipCenter())
    func dismissal() async throws {
        let kinds = try await displays(of: OneTip(), inPopover: true) { page, _ in page.dismissPopover() }
        #expect(kinds == [.displayed, .closed(.dismissed)])
    }

    @Test("A rule that turns false ends a display as ineligible", .tipCenter(), arguments: [false, true])
    func rule(isPopover: Bool) async throws {
        let kinds = try await displays(of: FlagTip(), inPopover: isPopover) { _, _ in FlagTip.isOn = false }
        #expect(kinds == [.displayed, .closed(.ineligible)])
    }

    @Test("A testing switch that hides a tip ends its display as ineligible", .tipCenter(), arguments: [false, true])
    func testingSwitch(isPopover: Bool) async throws {
        let kinds = try await displays(of: OneTip(), inPopover: isPopover) { _, _ in Tips.hideAllTipsForTesting() }
        #expect(kinds == [.displayed, .closed(.ineligible)])
    }

    @Test(
        "A binding hides a tip, which is displayed anew when it is wanted again",
        .tipCenter(),
        arguments: [false, true]
    )
    func binding(isPopover: Bool) async throws {
        let shown = PresentationFlag()
        let isPresented = Binding(get: { shown.isPresented }, set: { shown.isPresented = $0 })
        let kinds = try await displays(of: OneTip(), inPopover: isPopover, isPresented: isPresented) { page, model in
            shown.isPresented = false
            await page.wait { !$0.texts.contains("Tip") }
            shown.isPresented = true
            await page.wait { $0.texts.contains("Tip") }
            model.isSwitched = true
        }
        #expect(kinds == [.displayed, .closed(.hidden), .displayed, .closed(.left)])
    }

    @Test("A tip whose view or anchor goes has left, and may appear again", .tipCenter(), arguments: [false, true])
    func view(isPopover: Bool) async throws {
        let kinds = try await displays(of: OneTip(), inPopover: isPopover) { _, model in model.isSwitched = true }
        #expect(kinds == [.displayed, .closed(.left)])
        #expect(OneTip().status == .available)
    }

    @Test("A tip whose view goes after its last display has left, and is retired then", .tipCenter())
    func lastDisplay() async throws {
        let kinds = try await displays(of: OnceTip(), inPopover: true) { _, model in model.isSwitched = true }
        #expect(kinds == [.displayed, .closed(.left)])
        #expect(OnceTip().status == .invalidated(.displayCountExceeded))
    }

    @Test("A limit on the time on screen ends a display with its reason", .tipCenter(), arguments: [false, true])
    func duration(isPopover: Bool) async throws {
        let clock = try #require(TestTips.clock)
        let kinds = try await displays(of: BriefTip(), inPopover: isPopover) { _, _ in
            clock.advance(by: 60)
            // Reading the status doesn't depend on the alarm.
            _ = BriefTip().status
        }
        #expect(kinds == [.displayed, .closed(.invalidated(.displayDurationExceeded))])
    }

    @Test("Code that retires a tip ends its display with the reason", .tipCenter(), arguments: [false, true])
    func code(isPopover: Bool) async throws {
        let kinds = try await displays(of: OneTip(), inPopover: isPopover) { _, _ in
            OneTip().invalidate(reason: .tipClosed)
        }
        #expect(kinds == [.displayed, .closed(.invalidated(.tipClosed))])
    }

    @Test("An action that retires its tip ends the display with the reason", .tipCenter(), arguments: [false, true])
    func action(isPopover: Bool) async throws {
        let kinds = try await displays(of: ActionTip(), inPopover: isPopover) { page, _ in page.press(.tipAction) }
        #expect(kinds == [.displayed, .closed(.invalidated(.actionPerformed))])
    }

    @Test(
        "A reset of all or of one ends a display; where the tip stays, another begins",
        .tipCenter(),
        arguments: [false, true]
    )
    func reset(isOfAll: Bool) async throws {
        let kinds = try await displays(of: OneTip(), inPopover: isOfAll) { page, model in
            if isOfAll { try Tips.reset() } else { await OneTip().resetEligibility() }
            await page.settle()
            model.isSwitched = true
        }
        #expect(kinds == [.displayed, .closed(.reset), .displayed, .closed(.left)])
    }

    @Test("Of a tip on two pages each display ends with the cause that it has there", .tipCenter())
    func twoPages() async throws {
        let kinds = try await displays {
            let pages = (0..<2).map { _ in
                DrawnPage(TipPage(model: PageModel(), tip: OneTip(), isPopover: false))
            }
            for page in pages { await page.wait { $0.texts == ["Tip"] } }
            pages[0].press(.close)
            for page in pages { await page.wait { $0.texts.isEmpty } }
        }
        #expect(kinds == [.displayed, .displayed, .closed(.closeButton), .closed(.invalidated(.tipClosed))])
    }

    @Test("A display of one's own ends with what the tip's status says", .tipCenter())
    func ownDisplay() async throws {
        let kinds = try await displays {
            try #require(OneTip().beginDisplay()).end()
            var display = FlagTip().beginDisplay()
            try #require(display != nil)
            FlagTip.isOn = false
            #expect(display?.tip == "FlagTip")
            display = nil
            let last = try #require(OtherTip().beginDisplay())
            OtherTip().invalidate(reason: .actionPerformed)
            last.end()
            last.end()
        }
        #expect(
            kinds == [
                .displayed, .closed(.left), .displayed, .closed(.ineligible), .displayed,
                .closed(.invalidated(.actionPerformed)),
            ]
        )
    }

    @Test("A place that is given back before the tip was seen ends no display", .tipCenter())
    func unseen() async throws {
        let kinds = try await displays {
            TipCenter.current.reserveDisplay(of: OneTip().definition)?.end()
        }
        #expect(kinds.isEmpty)
    }
}
