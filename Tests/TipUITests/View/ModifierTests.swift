import Testing

@testable import TipUI

@MainActor @Suite struct ModifierTests {
    private func element(_ view: any View, in environment: EnvironmentValues = EnvironmentValues()) -> Element? {
        guard let primitive = (view as? any PrimitiveView)?.primitive(in: environment) else { return nil }
        guard primitive.isEnvironmentWrapper else { return primitive.element }
        var environment = environment
        primitive.transformEnvironment?(&environment)
        return element(primitive.children[0].view, in: environment)
    }

    @Test("Layout modifiers such as padding, frame and background set the matching style of the view's element")
    func boxes() {
        let text = Text("a")
        #expect(
            element(text.padding())?.style.padding == EdgeInsets(top: 16, leading: 16, bottom: 16, trailing: 16)
        )
        #expect(
            element(text.padding(.top, 4))?.style.padding == EdgeInsets(top: 4, leading: 0, bottom: 0, trailing: 0)
        )
        #expect(element(text.padding([.horizontal]))?.style.padding?.leading == 16)
        #expect(element(text.padding(3))?.style.padding?.bottom == 3)
        #expect(element(text.frame(width: 250))?.style.width == 250)
        #expect(element(text.frame(maxWidth: .infinity, alignment: .leading))?.style.maxWidth == .infinity)
        #expect(element(text.frame(maxWidth: .infinity, alignment: .leading))?.style.alignment?.horizontal == .leading)
        #expect(element(text.background(.thinMaterial))?.style.background == .material(1))
        #expect(element(text.background(Color.red.opacity(0.5)))?.style.background == .opacity(.system(.red), 0.5))
        #expect(element(text.cornerRadius(8))?.style.clip == .roundedRectangle(radius: 8))
        #expect(element(text.alignmentGuide(.top) { $0[.top] - 5 })?.style.offset == CGSize(width: 0, height: 5))
        #expect(
            element(text.alignmentGuide(.trailing) { $0[.trailing] + 5 })?.style.offset == CGSize(width: -5, height: 0)
        )
        #expect(element(text.rotationEffect(.degrees(90)))?.style.rotation == 90)
        #expect(element(text.rotationEffect(.radians(.pi / 2)))?.style.rotation == 90)
        #expect(element(text.hidden())?.style.isHidden == true)
    }

    @Test("In right-to-left layouts alignment guides are measured from the leading edge, offsets from the left")
    func guides() {
        var environment = EnvironmentValues()
        environment.layoutDirection = .rightToLeft
        let guided = element(Text("a").alignmentGuide(.leading) { $0[.leading] + 5 }, in: environment)
        #expect(guided?.style.offset == CGSize(width: 5, height: 0))
        #expect(element(Text("a").offset(x: 5), in: environment)?.style.offset == CGSize(width: 5, height: 0))
    }

    @Test("A view with an overlay or a background keeps its own size")
    func layers() {
        let overlay = Text("a").overlay(alignment: .topTrailing) { Image(systemName: "multiply") }
        #expect(element(overlay)?.content as? OverlayContent == OverlayContent(.topTrailing, sizingChild: 0))
        let background = Text("a").background { Color.red }
        #expect(element(background)?.content as? OverlayContent == OverlayContent(sizingChild: 0, isBehind: true))
    }

    @Test("An accessibility modifier outside an environment modifier applies to the element of the view inside both")
    func accessibility() {
        let button = Button(action: {}, label: { Image(systemName: "xmark") })
            .buttonLook(.close).accessibilityLabel("Close tip")
        let drawn = element(button)
        #expect(drawn?.content as? ButtonContent == ButtonContent(look: .close))
        #expect(drawn?.accessibility.label == "Close tip")
        let heading = element(Text("a").font(.headline).accessibilityAddTraits(.isHeader))
        #expect(heading?.accessibility.isHeading == true)
        guard let text = heading?.content as? TextContent else {
            Issue.record("not a text")
            return
        }
        #expect(text.headingLevel == 2)
        let chosen = Button("a") {}.accessibilityAddTraits(.isSelected)
        #expect(element(chosen)?.accessibility.isSelected == true)
        #expect(element(chosen.accessibilityRemoveTraits(.isSelected))?.accessibility.isSelected == false)
    }

    @Test("The accessibility label of a padded button in front of a background is the button's, not the padding's")
    func inside() {
        let button = Button(action: {}, label: { Image(systemName: "xmark") })
            .padding()
            .background(Color.red.opacity(0.5), in: .circle)
            .frame(width: 80)
            .accessibilityLabel("Close")
        let tree = mounted(button).renderer.tree
        var labels: [String: String] = [:]
        func read(_ tree: ElementTree) {
            if let label = tree.element.accessibility.label { labels["\(type(of: tree.element.content).kind)"] = label }
            for child in tree.children { read(child) }
        }
        read(tree)
        #expect(labels == ["button": "Close"])
    }
}
