#if Macros
    import OpenTipKit
    import OpenTipKitTesting
    import Testing
    import TipUI

    /// The outcomes that report why displays end; each display that began ends exactly once.
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

        /// A tip that no view shows; tests invalidate it last, so its outcome follows all outcomes to compare.
        struct LastTip: Tip {
            var title: Text { Text("Last") }
        }

        /// A page that shows a tip inline or in a popover until `model.isSwitched` is true.
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

        /// Returns the kinds of the `displayed` and `closed` outcomes that a closure causes, in order.
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

        /// Returns the `displayed` and `closed` outcomes of a tip on a page, which a closure must make disappear.
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

        @Test("Two presses of a tip's close button cause one outcome", .tipCenter(), arguments: [false, true])
        func closeButton(isPopover: Bool) async throws {
            let kinds = try await displays(of: OneTip(), inPopover: isPopover) { page, _ in
                page.press(.close)
                page.press(.close)
            }
            #expect(kinds == [.displayed, .closed(.closeButton)])
        }

        @Test("A press outside a popover closes its tip with the cause .dismissed", .tipCenter())
        func dismissal() async throws {
            let kinds = try await displays(of: OneTip(), inPopover: true) { page, _ in page.dismissPopover() }
            #expect(kinds == [.displayed, .closed(.dismissed)])
        }

        @Test(
            "A rule that no longer holds ends the tip's display with the cause .ineligible",
            .tipCenter(),
            arguments: [false, true]
        )
        func rule(isPopover: Bool) async throws {
            let kinds = try await displays(of: FlagTip(), inPopover: isPopover) { _, _ in FlagTip.isOn = false }
            #expect(kinds == [.displayed, .closed(.ineligible)])
        }

        @Test(
            "A testing switch that hides a tip ends its display with the cause .ineligible",
            .tipCenter(),
            arguments: [false, true]
        )
        func testingSwitch(isPopover: Bool) async throws {
            let kinds = try await displays(of: OneTip(), inPopover: isPopover) { _, _ in Tips.hideAllTipsForTesting() }
            #expect(kinds == [.displayed, .closed(.ineligible)])
        }

        @Test(
            "An operator's switch that turns a tip off ends its display with the cause .ineligible, and it may come back",
            arguments: [false, true]
        )
        func operatorSwitch(isPopover: Bool) async throws {
            let switches = TipSwitches()
            let center = TipCenter(keepsInMemory: true)
            try await center.run {
                try Tips.configure([.switches(switches)])
                let kinds = try await displays(of: OneTip(), inPopover: isPopover) { page, _ in
                    switches.values.areAllOff = true
                    await page.wait { !$0.texts.contains("Tip") }
                    switches.values.areAllOff = false
                    await page.wait { $0.texts.contains("Tip") }
                    switches.values.off = ["OneTip"]
                }
                #expect(kinds == [.displayed, .closed(.ineligible), .displayed, .closed(.ineligible)])
                #expect(OneTip().record.invalidation == nil)
            }
        }

        @Test(
            "Setting isPresented to false and true hides a tip and begins another display",
            .tipCenter(),
            arguments: [false, true]
        )
        func binding(isPopover: Bool) async throws {
            let shown = PresentationFlag()
            let isPresented = Binding(get: { shown.isPresented }, set: { shown.isPresented = $0 })
            let kinds = try await displays(of: OneTip(), inPopover: isPopover, isPresented: isPresented) {
                page,
                model in
                shown.isPresented = false
                await page.wait { !$0.texts.contains("Tip") }
                shown.isPresented = true
                await page.wait { $0.texts.contains("Tip") }
                model.isSwitched = true
            }
            #expect(kinds == [.displayed, .closed(.hidden), .displayed, .closed(.left)])
        }

        @Test(
            "Removing a tip's view from the page ends its display with the cause .left, and the tip stays available",
            .tipCenter(),
            arguments: [false, true]
        )
        func view(isPopover: Bool) async throws {
            let kinds = try await displays(of: OneTip(), inPopover: isPopover) { _, model in model.isSwitched = true }
            #expect(kinds == [.displayed, .closed(.left)])
            #expect(OneTip().status == .available)
        }

        @Test(
            "Removing a view during its tip's last display ends the display with the cause .left and invalidates the tip",
            .tipCenter()
        )
        func lastDisplay() async throws {
            let kinds = try await displays(of: OnceTip(), inPopover: true) { _, model in model.isSwitched = true }
            #expect(kinds == [.displayed, .closed(.left)])
            #expect(OnceTip().status == .invalidated(.displayCountExceeded))
        }

        @Test(
            "A tip's display ends with the cause .displayDurationExceeded when its maximum display duration has passed",
            .tipCenter(),
            arguments: [false, true]
        )
        func duration(isPopover: Bool) async throws {
            let clock = try #require(TestTips.clock)
            let kinds = try await displays(of: BriefTip(), inPopover: isPopover) { _, _ in
                clock.advance(by: 60)
                // Read the status, so that the limit applies even if the center's timer hasn't fired yet.
                _ = BriefTip().status
            }
            #expect(kinds == [.displayed, .closed(.invalidated(.displayDurationExceeded))])
        }

        @Test(
            "A call of invalidate ends a tip's display with the reason of the invalidation",
            .tipCenter(),
            arguments: [false, true]
        )
        func code(isPopover: Bool) async throws {
            let kinds = try await displays(of: OneTip(), inPopover: isPopover) { _, _ in
                OneTip().invalidate(reason: .tipClosed)
            }
            #expect(kinds == [.displayed, .closed(.invalidated(.tipClosed))])
        }

        @Test(
            "An action that invalidates its tip ends the display with the reason of the invalidation",
            .tipCenter(),
            arguments: [false, true]
        )
        func action(isPopover: Bool) async throws {
            let kinds = try await displays(of: ActionTip(), inPopover: isPopover) { page, _ in page.press(.cardAction) }
            #expect(kinds == [.displayed, .closed(.invalidated(.actionPerformed))])
        }

        @Test(
            "A reset of all tips or of one ends its display, and another begins while the view stays on the page",
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

        @Test(
            "If a tip on two pages is closed on one, the other page's display ends with the cause .invalidated",
            .tipCenter()
        )
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

        @Test(
            "When a display that an app began with beginDisplay() ends, the outcome's cause depends on the tip's status",
            .tipCenter()
        )
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

        @Test("Ending a reserved display that wasn't seen causes no outcome", .tipCenter())
        func unseen() async throws {
            let kinds = try await displays {
                TipCenter.current.reserveDisplay(of: OneTip().definition)?.end()
            }
            #expect(kinds.isEmpty)
        }
    }
#endif
