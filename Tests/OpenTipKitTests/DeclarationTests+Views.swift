import OpenTipKitTesting
import Testing
import TipUI

@testable import OpenTipKit

extension DeclarationTests {
    struct PictureTip: Tip {
        var title: Text { Text("Pictured") }
        var image: Image? { Image(systemName: "star") }
    }

    /// A tip style that draws every property of its configuration.
    struct WordyStyle: TipViewStyle {
        @ViewBuilder
        func makeBody(configuration: Self.Configuration) -> some View {
            let tip: any Tip = configuration.tip
            let title: Text? = configuration.title
            let message: Text? = configuration.message
            let image: Image? = configuration.image
            let actions: [Tips.Action] = configuration.actions
            VStack {
                Text(verbatim: tip.id)
                title
                message
                image
                ForEach(actions) { action in
                    Button(action: action.handler) { action.label() }
                }
            }
        }
    }

    /// A tip style that adds padding to the mini style.
    struct PaddedStyle: TipViewStyle {
        @ViewBuilder
        func makeBody(configuration: TipViewStyleConfiguration) -> some View {
            let mini: MiniTipViewStyle.Body = MiniTipViewStyle().makeBody(configuration: configuration)
            mini.padding()
        }
    }

    @MainActor
    private var pictured: TipView<PictureTip> { TipView(PictureTip()) }

    @MainActor
    private func callouts(_ view: some View) -> [CalloutContent] {
        DrawnPage(view).elements.compactMap { tree in
            if let content = tree.element.content as? CalloutContent { content } else { nil }
        }
    }

    @MainActor
    private func popover(_ view: some View) async -> PopoverContent? {
        let page = DrawnPage(view)
        await page.wait { !$0.popovers.isEmpty }
        return page.popovers.first?.content
    }

    /// Returns the colors of the layers of each star symbol in a view.
    @MainActor
    private func paints(_ view: some View) -> [PaintStyle?] {
        let stars = DrawnPage(view).elements.compactMap { tree -> ImageContent? in
            guard let image = tree.element.content as? ImageContent, image.source == .symbol("star") else { return nil }
            return image
        }
        return stars.flatMap { star -> [PaintStyle?] in star.layers.isEmpty ? [star.style.paint] : star.layers }
    }

    @Test("2.1 TipView: each initializer, and the content that it draws", .tipCenter()) @MainActor func tipViews() {
        let pressed = PressLog()
        let bare: TipView<BareTip> = TipView(BareTip())
        let full: TipView<FullTip> = TipView(FullTip(), arrowEdge: .top) { pressed.ids.append($0.id) }
        let page = DrawnPage(full)
        #expect(page.texts == ["Full", "Nothing is left at its default.", "More"])
        page.press(.cardAction)
        #expect(pressed.ids == ["more"])
        #expect(callouts(bare) == [CalloutContent()])

        let tip: (any Tip)? = BareTip()
        let none: (any Tip)? = nil
        let isPresented: Binding<Bool> = .constant(true)
        let erased: TipView<AnyTip> = TipView(tip)
        let pointing: TipView<AnyTip> = TipView(tip, arrowEdge: .leading) { _ in }
        let bound: TipView<AnyTip> = TipView(tip, isPresented: isPresented)
        let boundAndPointing: TipView<AnyTip> = TipView(tip, isPresented: isPresented, arrowEdge: .bottom) { _ in }
        #expect(callouts(erased) == [CalloutContent()])
        #expect(callouts(pointing) == [CalloutContent(arrowEdge: .leading)])
        #expect(callouts(bound) == [CalloutContent()])
        #expect(callouts(boundAndPointing) == [CalloutContent(arrowEdge: .bottom)])
        #expect(callouts(TipView(none)).isEmpty)
        let anchored: TipView<AnyTip> = TipView(tip, isPresented: isPresented, arrowEdge: .top, anchorID: 1) { _ in }
        #expect(callouts(anchored).map(\.anchorName) == [TipAnchorName(1).text])
    }

    @Test("2.2 View modifiers: each form of popoverTip, and tipBackgroundInteraction", .tipCenter()) @MainActor
    func popovers() async {
        let tip: (any Tip)? = BareTip()
        let isPresented: Binding<Bool> = .constant(true)
        let feature = Text("Feature")
        let plain = await popover(feature.popoverTip(tip))
        #expect(plain != nil)
        #expect(plain?.arrowEdges == [])
        let pointing = await popover(feature.popoverTip(tip, arrowEdge: .top) { _ in })
        #expect(pointing?.arrowEdges == [.top])
        let bound = await popover(feature.popoverTip(tip, isPresented: isPresented))
        #expect(bound != nil)
        let atPoint = await popover(
            feature.popoverTip(tip, attachmentAnchor: .point(.top), arrowEdge: .bottom) { _ in }
        )
        #expect(atPoint?.arrowEdges == [.bottom])
        let atBounds = await popover(
            feature.popoverTip(tip, isPresented: isPresented, attachmentAnchor: .rect(.bounds), arrowEdges: .leading)
        )
        #expect(atBounds?.arrowEdges == [.leading])
        let modal = await popover(feature.popoverTip(tip).tipBackgroundInteraction(.disabled))
        #expect(modal?.allowsBackgroundInteraction == false)
        let none: (any Tip)? = nil
        #expect(DrawnPage(feature.popoverTip(none)).texts == ["Feature"])
    }

    @Test("2.2 View modifiers: tipBackground, tipCornerRadius, tipImageSize, tipImageStyle and tipAnchor", .tipCenter())
    @MainActor func looks() {
        #expect(callouts(pictured.tipBackground(Color.red)) == [CalloutContent(background: .system(.red))])
        #expect(callouts(pictured.tipBackground(.blue)) == [CalloutContent(background: .system(.blue))])
        #expect(callouts(pictured.tipCornerRadius(4)) == [CalloutContent(cornerRadius: 4)])
        #expect(callouts(pictured.tipCornerRadius(5, antialiased: false)) == [CalloutContent(cornerRadius: 5)])
        let boxes = DrawnPage(pictured.tipImageSize(CGSize(width: 8, height: 9))).elements.map(\.element.style)
        #expect(boxes.contains { $0.width == 8 && $0.height == 9 })
        let (red, green, blue) = (PaintStyle.system(.red), PaintStyle.system(.green), PaintStyle.system(.blue))
        let anchor = DrawnPage(Text("Feature").tipAnchor("id")).elements.compactMap(\.element.style.anchorName)
        #expect(anchor == [TipAnchorName("id").text])
        #expect(paints(pictured.tipImageStyle(.red)) == [red])
        #expect(paints(pictured.tipImageStyle(.red, .green)) == [red, green, green])
        #expect(paints(pictured.tipImageStyle(.red, Color.green, .blue)) == [red, green, blue])
    }

    @Test("2.3 Styles: custom tip styles, the mini style, and the configuration that a style gets", .tipCenter())
    @MainActor
    func styles() {
        let wordy = DrawnPage(TipView(FullTip()).tipViewStyle(WordyStyle()))
        #expect(wordy.texts == ["declarations-full", "Full", "Nothing is left at its default.", "More"])
        #expect(DrawnPage(pictured.tipViewStyle(.miniTip)).texts == ["Pictured"])
        #expect(DrawnPage(pictured.tipViewStyle(PaddedStyle())).texts == ["Pictured"])
        let mini: any TipViewStyle = MiniTipViewStyle.miniTip
        #expect(mini is MiniTipViewStyle)
        #expect(Self.isSame(WordyStyle.Configuration.self, TipViewStyleConfiguration.self))
    }
}
