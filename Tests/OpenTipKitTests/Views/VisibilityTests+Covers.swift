#if Macros
    import Observation
    import OpenTipKit
    import OpenTipKitTesting
    import Testing
    import TipUI

    /// Tips whose views are covered by a navigation level, a sheet or a full-screen cover.
    extension VisibilityTests {
        /// The kinds of content that can cover a view.
        enum Cover: CaseIterable {
            case level, sheet, fullScreenCover
        }

        /// A page with an inline tip and two popovers that each kind of content can cover.
        struct CoveredPage: View {
            @Bindable var model: VisibilityModel
            let inline: (any Tip)?

            var body: some View {
                NavigationStack {
                    VStack {
                        TipView(inline)
                        Text("Feature").popoverTip(TwoTip(), isPresented: $model.isTipThere)
                        Text("Other").popoverTip(ThreeTip())
                        NavigationLink("Go") { Text("There") }
                    }
                    .sheet(isPresented: $model.isSheetUp) { Text("Sheet") }
                    .fullScreenCover(isPresented: $model.isCoverUp) { Text("Cover") }
                }
            }
        }

        private func cover(_ page: DrawnPage, _ model: VisibilityModel, by cover: Cover) async {
            switch cover {
            case .level: page.press("Go")
            case .sheet: model.isSheetUp = true
            case .fullScreenCover: model.isCoverUp = true
            }
            await page.settle()
        }

        private func uncover(_ page: DrawnPage, _ model: VisibilityModel, from cover: Cover) async {
            switch cover {
            case .level: page.press("Back")
            case .sheet: model.isSheetUp = false
            case .fullScreenCover: model.isCoverUp = false
            }
            await page.settle()
        }

        @Test(
            "The displays of tips end when their page is covered, and begin again in the same order when it is uncovered",
            .tipCenter(),
            arguments: Cover.allCases
        )
        func covered(_ cover: Cover) async throws {
            let clock = try #require(TestTips.clock)
            let model = VisibilityModel()
            let page = DrawnPage(CoveredPage(model: model, inline: OneTip()))
            await page.wait { $0.texts == ["One", "Feature", "Two", "Other", "Go"] }
            clock.advance(by: 5)
            await self.cover(page, model, by: cover)
            #expect(page.popovers.isEmpty)
            #expect(!model.isTipThere)
            clock.advance(by: 100)
            #expect(OneTip().record.displayDuration == 5)
            #expect(TwoTip().record.displayDuration == 5)
            page.dismissPopover()
            await uncover(page, model, from: cover)
            #expect(page.texts == ["One", "Feature", "Two", "Other", "Go"])
            #expect(model.isTipThere)
            clock.advance(by: 3)
            #expect(OneTip().record.displayDuration == 8)
            #expect(TwoTip().record.displayDuration == 8)
            #expect(OneTip().record.displayCount == 2)
            #expect(TwoTip().record.displayCount == 2)
            #expect(ThreeTip().record.displayCount == 0)
            #expect(TwoTip().status == .available)
        }

        @Test(
            "A tip that becomes eligible in a covered view is drawn and counted when the view is uncovered",
            .tipCenter(),
            arguments: Cover.allCases
        )
        func eligibleMeanwhile(_ cover: Cover) async {
            let model = VisibilityModel()
            let page = DrawnPage(CoveredPage(model: model, inline: FlagTip()))
            await self.cover(page, model, by: cover)
            FlagTip.isOn = true
            await page.settle()
            #expect(FlagTip().status == .available)
            #expect(!page.texts.contains("Flagged"))
            #expect(FlagTip().record.displayCount == 0)
            await uncover(page, model, from: cover)
            #expect(page.texts.contains("Flagged"))
            #expect(FlagTip().record.displayCount == 1)
        }

        @Test(
            "An inline tip that was seen stays on the page while its view is covered",
            .tipCenter(),
            arguments: Cover.allCases
        )
        func keepsRoom(_ cover: Cover) async {
            let model = VisibilityModel()
            let page = DrawnPage(CoveredPage(model: model, inline: OneTip()))
            await page.wait { $0.texts.contains("One") }
            await self.cover(page, model, by: cover)
            #expect(page.texts.contains("One"))
        }

        @Test(
            "A press of the close button that arrives after the tip was covered still closes the tip",
            .tipCenter(),
            arguments: Cover.allCases
        )
        func latePress(_ cover: Cover) async {
            let model = VisibilityModel()
            let page = DrawnPage(CoveredPage(model: model, inline: OneTip()))
            await page.wait { $0.texts.contains("One") }
            await self.cover(page, model, by: cover)
            page.press(.close)
            #expect(OneTip().status == .invalidated(.tipClosed))
            await page.wait { !$0.texts.contains("One") }
        }

        @Test(
            "A tip whose last display ends because its view is covered is invalidated and removed",
            .tipCenter(),
            arguments: Cover.allCases
        )
        func lastDisplay(_ cover: Cover) async {
            let model = VisibilityModel()
            let page = DrawnPage(CoveredPage(model: model, inline: OnceTip()))
            await page.wait { $0.texts.contains("Once") }
            await self.cover(page, model, by: cover)
            #expect(OnceTip().status == .invalidated(.displayCountExceeded))
            await uncover(page, model, from: cover)
            #expect(!page.texts.contains("Once"))
            #expect(OnceTip().record.displayCount == 1)
        }

        /// A page with a popover in a navigation stack, and a second popover with a binding to the model.
        struct PairPage: View {
            @Bindable var model: VisibilityModel

            var body: some View {
                HStack {
                    NavigationStack {
                        VStack {
                            Text("First").popoverTip(OneTip())
                            NavigationLink("Go") { Text("There") }
                        }
                    }
                    Text("Second").popoverTip(TwoTip(), isPresented: $model.isTipThere)
                }
            }
        }

        @Test(
            "A popover that closed because another popover's view was uncovered reopens when that other popover closes",
            .tipCenter()
        )
        func madeWay() async {
            let model = VisibilityModel()
            let page = DrawnPage(PairPage(model: model))
            await page.wait { $0.texts.contains("One") }
            page.press("Go")
            await page.wait { $0.texts.contains("Two") }
            #expect(model.isTipThere)
            page.press("Back")
            await page.wait { $0.texts.contains("One") && !$0.texts.contains("Two") }
            page.dismissPopover()
            await page.wait { $0.texts.contains("Two") }
            #expect(model.isTipThere)
            #expect(TwoTip().status == .available)
        }

        @Test(
            "A popover that the app hid stays hidden after its view was covered and uncovered",
            .tipCenter(),
            arguments: Cover.allCases
        )
        func hiddenByApp(_ cover: Cover) async {
            let model = VisibilityModel()
            let page = DrawnPage(CoveredPage(model: model, inline: OneTip()))
            await page.wait { $0.texts.contains("Two") }
            model.isTipThere = false
            await page.wait { $0.texts.contains("Three") }
            await self.cover(page, model, by: cover)
            await uncover(page, model, from: cover)
            #expect(!page.texts.contains("Two"))
            #expect(page.texts.contains("Three"))
        }
    }

    /// The model that covers and uncovers a test page.
    @MainActor @Observable
    final class VisibilityModel {
        var isSheetUp = false
        var isCoverUp = false
        /// Whether a popover is presented.
        var isTipThere = false
    }
#endif
