import Testing
import TipUI

@MainActor
@Suite struct FlexibleAxesTests {
    private static let spacer = Element.Kind.spacer(minLength: nil)
    private static let column = Element.Kind.stack(StackLayout(axis: .vertical))
    private static let row = Element.Kind.stack(StackLayout(axis: .horizontal))

    private func leaf(_ kind: Element.Kind) -> some View { Boxed(kind) { EmptyView() } }

    private func fills(_ view: some View) -> Axis.Set {
        mounted(view).graph.snapshot().children[0].element.style.fills
    }

    @Test("A spacer fills the axis of the stack above it, or both") func spacers() {
        #expect(fills(Boxed(Self.column) { leaf(Self.spacer) }) == .vertical)
        #expect(fills(Boxed(Self.row) { leaf(Self.spacer) }) == .horizontal)
        #expect(fills(Boxed(Self.column) { Boxed(Self.row) { leaf(Self.spacer) } }) == .horizontal)
    }

    @Test("A divider fills across its stack") func dividers() {
        #expect(fills(Boxed(Self.column) { leaf(.divider) }) == .horizontal)
        #expect(fills(Boxed(Self.row) { leaf(.divider) }) == .vertical)
    }

    @Test("A frame without limit fills, and one with a size doesn't") func frames() {
        var wide = BoxStyle()
        wide.maxWidth = .infinity
        #expect(fills(Boxed(.box, style: wide) { Word("a") }) == .horizontal)
        var sized = BoxStyle()
        sized.width = 100
        #expect(fills(Boxed(.box, style: sized) { leaf(.list) }) == .vertical)
        var fixed = BoxStyle()
        fixed.isFixedSize = true
        #expect(fills(Boxed(.box, style: fixed) { leaf(.list) }) == [])
    }

    @Test("Layers count by the one that gives the size, an anchor by itself and not by its popovers") func layers() {
        let base = OverlayLayout(sizedBy: 0)
        #expect(
            fills(
                Boxed(.overlay(base)) {
                    Word("base")
                    leaf(.list)
                }
            ) == []
        )
        #expect(
            fills(
                Boxed(.overlay(OverlayLayout())) {
                    Word("base")
                    leaf(.list)
                }
            ) == [.horizontal, .vertical]
        )
        #expect(
            fills(
                Boxed(.anchor) {
                    Word("anchor")
                    Boxed(.popover(PopoverContent())) { leaf(.list) }
                }
            ) == []
        )
    }

    @Test("A change far below is told of all above that follow, up to the one that doesn't") func change() {
        let subject = Subject()
        var sized = BoxStyle()
        sized.height = 50
        let (graph, renderer) = mounted(
            Boxed(.box, style: sized) {
                Boxed(Self.column) {
                    Drawn { if subject.isOn { Word("a") } else { leaf(Self.spacer) } }
                }
            }
        )
        let column = renderer.tree.children[0].children[0]
        #expect(column.element.style.fills == [])
        subject.isOn = false
        graph.flush()
        var filled = column.element
        filled.style.fills = .vertical
        #expect(renderer.take().last == .update(column.id, filled))
        #expect(renderer.tree.children[0].element.style.fills == [])
        #expect(renderer.tree == graph.snapshot())
    }

    @Test("A spacer follows its stack to another axis, though it is not asked again") func turned() {
        let subject = Subject()
        let (graph, renderer) = mounted(
            Drawn {
                Boxed(subject.isOn ? Self.column : Self.row) { Still() }
            }
        )
        #expect(renderer.tree.children[0].element.style.fills == .vertical)
        subject.isOn = false
        graph.flush()
        #expect(renderer.tree.children[0].element.style.fills == .horizontal)
        #expect(renderer.tree.children[0].children[0].element.style.fills == .horizontal)
    }

    fileprivate struct Still: PrimitiveView, Equatable {
        func primitive(in environment: EnvironmentValues) -> Primitive { Primitive(Element(spacer)) }
    }
}
