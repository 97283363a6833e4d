#if Macros
    import Observation
    import OpenTipKit
    import OpenTipKitTesting
    import Testing
    import TipUI

    /// The behavior of tips on pages that Compatibility.md lists under B5 and in the related open questions.
    @Suite @MainActor struct ViewBehaviourTests {
        struct FlagTip: Tip {
            @Parameter static var isOn: Bool = false
            var title: Text { Text("Flagged") }
            var rules: [Rule] { #Rule(Self.$isOn) { $0 } }
        }

        struct FirstTip: Tip {
            var title: Text { Text("First") }
            var message: Text? { Text("Why") }
            var image: Image? { Image(systemName: "star") }
            var actions: [Action] { Action(id: "go", title: "Go") }
        }

        struct SecondTip: Tip {
            var title: Text { Text("Second") }
        }

        @Test("B5.1 B3.8 A TipView takes space on the page only while its tip is available", .tipCenter()) func inline()
            async
        {
            let page = DrawnPage(
                VStack {
                    TipView(FlagTip())
                    Text("Below")
                }
            )
            let empty = page.elements.count
            #expect(page.texts == ["Below"])
            FlagTip.isOn = true
            await page.wait { $0.texts == ["Flagged", "Below"] }
            FlagTip.isOn = false
            await page.wait { $0.texts == ["Below"] }
            #expect(page.elements.count == empty)
        }

        @Test("B5.2 The close button of the default tip style invalidates the tip with tipClosed", .tipCenter())
        func closeButton() async {
            let page = DrawnPage(TipView(FirstTip()))
            page.press(.close)
            #expect(FirstTip().status == .invalidated(.tipClosed))
            await page.wait { $0.texts.isEmpty }
        }

        @Test(
            "B5.3 B5.4 C7 Pressing a tip's action button calls the view's closure and doesn't invalidate the tip",
            .tipCenter()
        )
        func action() async {
            let pressed = PressLog()
            let page = DrawnPage(TipView(FirstTip()) { pressed.ids.append($0.id) })
            page.press(.cardAction)
            #expect(pressed.ids == ["go"])
            #expect(FirstTip().status == .available)
            #expect(page.texts.contains("First"))
        }

        @Test(
            "B5.5 An app with its own tip view can follow shouldDisplayUpdates, and ending a display invalidates no tip",
            .tipCenter()
        )
        func ownHost() async throws {
            var updates = SecondTip().shouldDisplayUpdates.makeAsyncIterator()
            #expect(await updates.next() == true)
            let display = try #require(SecondTip().beginDisplay())
            display.end()
            #expect(SecondTip().status == .available)
            SecondTip().invalidate(reason: .tipClosed)
            #expect(await updates.next() == false)
        }

        @Test("B5.6 C6 Dismissing a popover invalidates its tip with tipClosed", .tipCenter()) func dismissal() async {
            let page = DrawnPage(Text("Feature").popoverTip(FirstTip()))
            await page.wait { !$0.popovers.isEmpty }
            page.dismissPopover()
            #expect(FirstTip().status == .invalidated(.tipClosed))
            await page.wait { $0.popovers.isEmpty }
        }

        @Test("B5.7 Unlike in Apple's TipKit, the page behind a popover tip stays interactive by default", .tipCenter())
        func background() async {
            let page = DrawnPage(Text("Feature").popoverTip(FirstTip()))
            await page.wait { !$0.popovers.isEmpty }
            let modal = page.popovers.filter { !$0.content.allowsBackgroundInteraction }
            #expect(modal.isEmpty)
        }

        @Test(
            "B5.7 With tipBackgroundInteraction(.disabled) the page behind a popover tip isn't interactive",
            .tipCenter()
        )
        func disabledBackground() async {
            let page = DrawnPage(Text("Feature").popoverTip(FirstTip()).tipBackgroundInteraction(.disabled))
            await page.wait { !$0.popovers.isEmpty }
            #expect(page.popovers.map(\.content.allowsBackgroundInteraction) == [false])
        }

        @Test(
            "A popover tip's accessibility value is its message only if the page behind it isn't interactive",
            .tipCenter(),
            arguments: [true, false]
        )
        func description(isBlocking: Bool) async throws {
            let interaction: PresentationBackgroundInteraction = isBlocking ? .disabled : .enabled
            let page = DrawnPage(Text("Feature").popoverTip(FirstTip()).tipBackgroundInteraction(interaction))
            await page.wait { !$0.popovers.isEmpty }
            let card = try #require(page.elements.first { $0.element.content is PopoverContent })
            #expect(card.element.accessibility.label == "First")
            #expect(card.element.accessibility.value == (isBlocking ? "Why" : nil))
        }

        @Test(
            "B5.8 isPresented follows whether a tip is shown; setting it hides or shows the tip without invalidating it",
            .tipCenter(),
            arguments: [false, true]
        )
        func presentation(isPopover: Bool) async {
            let shown = PresentationFlag()
            let page = DrawnPage(PresentedPage(shown: shown, isPopover: isPopover))
            #expect(!shown.isPresented)
            #expect(!page.texts.contains("Flagged"))
            FlagTip.isOn = true
            await page.wait { $0.texts.contains("Flagged") && shown.isPresented }
            shown.isPresented = false
            await page.wait { !$0.texts.contains("Flagged") }
            #expect(FlagTip().status == .available)
            shown.isPresented = true
            await page.wait { $0.texts.contains("Flagged") }
            #expect(FlagTip().record.displayCount == 2)
            FlagTip.isOn = false
            await page.wait { !$0.texts.contains("Flagged") && !shown.isPresented }
            FlagTip.isOn = true
            await page.wait { $0.texts.contains("Flagged") && shown.isPresented }
        }

        @Test("B5.9 Of two popovers only one is open, and the waiting one isn't counted", .tipCenter())
        func oneAtATime() async {
            let page = DrawnPage(Text("Feature").popoverTip(FirstTip()).popoverTip(SecondTip()))
            await page.wait { !$0.popovers.isEmpty }
            #expect(page.popovers.count == 1)
            let isFirstOpen = page.texts.contains("First")
            #expect(FirstTip().record.displayCount == (isFirstOpen ? 1 : 0))
            #expect(SecondTip().record.displayCount == (isFirstOpen ? 0 : 1))
            page.dismissPopover()
            await page.wait { $0.texts.contains(isFirstOpen ? "Second" : "First") }
        }

        @Test("B5.10 A popover closes when its tip's rule fails, and reopens when the rule holds again", .tipCenter())
        func rule() async {
            let page = DrawnPage(Text("Feature").popoverTip(FlagTip()))
            #expect(page.popovers.isEmpty)
            FlagTip.isOn = true
            await page.wait { !$0.popovers.isEmpty }
            FlagTip.isOn = false
            await page.wait { $0.popovers.isEmpty }
            #expect(FlagTip().status == .pending)
            FlagTip.isOn = true
            await page.wait { !$0.popovers.isEmpty }
        }

        @Test("B5.11 Inline tips and popover tips are shown on every operating system", .tipCenter()) func everywhere()
            async
        {
            let page = DrawnPage(
                VStack {
                    TipView(FirstTip())
                    Text("Feature").popoverTip(SecondTip())
                }
            )
            await page.wait { $0.texts.contains("First") && $0.texts.contains("Second") }
        }

        @Test(
            "B5.12 A tip shows its image, title, message, close button, a divider and its actions, in this order",
            .tipCenter()
        )
        func look() {
            let kinds = DrawnPage(TipView(FirstTip())).elements.compactMap { tree -> String? in
                switch tree.element.content {
                case is ImageContent: "image"
                case is TextContent: "text"
                case let content as ButtonContent: content.look == .close ? "close" : "action"
                case is DividerContent: "divider"
                default: nil
                }
            }
            #expect(kinds == ["image", "text", "text", "close", "image", "divider", "action", "text"])
        }

        @Test(
            "C17 Modifiers for a tip's background, corners, image and arrow apply on every operating system",
            .tipCenter()
        )
        func modifiers() throws {
            let page = DrawnPage(
                TipView(FirstTip(), arrowEdge: .top).tipBackground(Color.red).tipCornerRadius(7)
                    .tipImageSize(CGSize(width: 20, height: 10)).tipImageStyle(Color.blue)
            )
            let callouts = page.elements.compactMap { tree in
                if let content = tree.element.content as? CalloutContent { content } else { CalloutContent?.none }
            }
            #expect(callouts == [CalloutContent(arrowEdge: .top, background: .system(.red), cornerRadius: 7)])
            let picture = try picture(in: page)
            #expect(picture.frame.width == 20)
            #expect(picture.frame.height == 10)
            #expect(picture.image.isResizable)
            #expect(picture.image.contentMode == .fit)
            #expect(picture.image.style.paint == .system(.blue))
            #expect(picture.image.layers.isEmpty)
        }

        @Test("C17 tipImageStyle colors an image's layers with two or three styles, repeating the last", .tipCenter())
        func imageStyles() throws {
            let two = try picture(in: DrawnPage(TipView(FirstTip()).tipImageStyle(Color.red, Color.green))).image
            #expect(two.renderingMode == .palette)
            #expect(two.layers == [.system(.red), .system(.green), .system(.green)])
            let three = try picture(in: DrawnPage(TipView(FirstTip()).tipImageStyle(Color.red, .tint, Color.blue)))
                .image
            #expect(three.renderingMode == .palette)
            #expect(three.layers == [.system(.red), .tint, .system(.blue)])
        }

        /// Returns the image of the first tip on a page, and the style of the element that contains the image.
        private func picture(in page: DrawnPage) throws -> (frame: BoxStyle, image: ImageContent) {
            let pictures = page.elements.flatMap { parent in
                parent.children.compactMap { child -> (frame: BoxStyle, image: ImageContent)? in
                    guard let image = child.element.content as? ImageContent, image.source == .symbol("star") else {
                        return nil
                    }
                    return (parent.element.style, image)
                }
            }
            return try #require(pictures.first)
        }
    }

    /// A page that binds `isPresented` of its tip.
    struct PresentedPage: View {
        @Bindable var shown: PresentationFlag
        let isPopover: Bool

        var body: some View {
            if isPopover {
                Text("Feature").popoverTip(
                    ViewBehaviourTests.FlagTip(),
                    isPresented: $shown.isPresented,
                    arrowEdges: .top
                )
            } else {
                TipView(ViewBehaviourTests.FlagTip(), isPresented: $shown.isPresented)
            }
        }
    }
#endif
