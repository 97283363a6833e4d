import Testing
import TipUI

@MainActor
@Suite struct FlexibleAxesTests {
    private static let spacer = SpacerContent()
    private static let column = StackContent(.vertical(.center))
    private static let row = StackContent(.horizontal(.center))

    private func leaf(_ kind: any ElementContent) -> some View { Boxed(kind) { EmptyView() } }

    private func fills(_ view: some View) -> Axis.Set {
        mounted(view).graph.snapshot().children[0].element.style.flexibleAxes
    }

    @Test("A spacer fills the available space along the axis of its nearest stack") func spacers() {
        #expect(fills(Boxed(Self.column) { leaf(Self.spacer) }) == .vertical)
        #expect(fills(Boxed(Self.row) { leaf(Self.spacer) }) == .horizontal)
        #expect(fills(Boxed(Self.column) { Boxed(Self.row) { leaf(Self.spacer) } }) == .horizontal)
    }

    @Test("A divider fills the available space perpendicular to its stack's axis") func dividers() {
        #expect(fills(Boxed(Self.column) { leaf(DividerContent()) }) == .horizontal)
        #expect(fills(Boxed(Self.row) { leaf(DividerContent()) }) == .vertical)
    }

    @Test("A frame with an infinite maximum width fills the available width; a fixed size doesn't") func frames() {
        var wide = BoxStyle()
        wide.maxWidth = .infinity
        #expect(fills(Boxed(BoxContent(), style: wide) { Word("a") }) == .horizontal)
        var sized = BoxStyle()
        sized.width = 100
        #expect(fills(Boxed(BoxContent(), style: sized) { leaf(ListContent()) }) == .vertical)
        var fixed = BoxStyle()
        fixed.fixedAxes = [.horizontal, .vertical]
        #expect(fills(Boxed(BoxContent(), style: fixed) { leaf(ListContent()) }) == [])
    }

    @Test("A fitted image keeps its ratio: a frame with one side determines the other, and a row only gives it a width")
    func fitted() {
        let image = Image("a").resizable().scaledToFit()
        #expect(fills(image) == [.horizontal, .vertical, .fitted])
        #expect(fills(image.padding()) == [.horizontal, .vertical, .fitted])
        #expect(fills(image.frame(height: 60)) == [])
        #expect(fills(image.frame(width: 60)) == [])
        #expect(fills(image.frame(maxHeight: 60)) == [])
        #expect(fills(image.frame(maxWidth: .infinity)) == [.horizontal, .vertical, .fitted])
        #expect(fills(VStack { image }) == [.horizontal, .vertical])
        #expect(fills(HStack { image }) == .horizontal)
        #expect(fills(Image("a").resizable()) == [.horizontal, .vertical])
        #expect(fills(Image("a").resizable().scaledToFill()) == [.horizontal, .vertical])
        #expect(fills(Color.red.aspectRatio(2, contentMode: .fit)) == [.horizontal, .vertical, .fitted])
        #expect(fills(Text("a").aspectRatio(2, contentMode: .fit)) == [])
    }

    @Test("A grid fills the width if a cell does, unless the cell doesn't count for the width") func cells() {
        let line = Divider()
        #expect(fills(Grid { line }) == .horizontal)
        #expect(fills(Grid { line.gridCellUnsizedAxes(.horizontal) }) == [])
        #expect(fills(Grid { GridRow { Color.red } }) == [.horizontal, .vertical])
        #expect(fills(Grid { GridRow { Color.red.gridCellUnsizedAxes(.horizontal) } }) == .vertical)
        #expect(fills(Grid { GridRow { Color.red.gridCellUnsizedAxes([.horizontal, .vertical]) } }) == [])
    }

    @Test("A frame with a maximum height fills the height up to it; a view of fixed size keeps its own on that axis")
    func limits() {
        #expect(fills(Text("a").frame(maxHeight: 60)) == [.vertical, .bounded])
        #expect(fills(Color.red.fixedSize(horizontal: false, vertical: true)) == .horizontal)
        #expect(fills(Color.red.fixedSize(horizontal: true, vertical: false)) == .vertical)
        #expect(fills(ScrollView(.horizontal) { Text("a") }) == .horizontal)
        #expect(fills(ScrollView { Text("a") }) == [.horizontal, .vertical])
    }

    @Test("A view with an overlay fills only the axes of its base view, and a popover doesn't affect its anchor's axes")
    func layers() {
        let base = OverlayContent(sizingChild: 0)
        #expect(
            fills(
                Boxed(base) {
                    Word("base")
                    leaf(ListContent())
                }
            ) == []
        )
        #expect(
            fills(
                Boxed(OverlayContent()) {
                    Word("base")
                    leaf(ListContent())
                }
            ) == [.horizontal, .vertical]
        )
        #expect(
            fills(
                Boxed(AnchorContent()) {
                    Word("anchor")
                    Boxed(PopoverContent()) { leaf(ListContent()) }
                }
            ) == []
        )
    }

    @Test("When a view starts to fill an axis, its ancestors are updated up to the first with a fixed size")
    func change() {
        let subject = Subject()
        var sized = BoxStyle()
        sized.height = 50
        let (graph, renderer) = mounted(
            Boxed(BoxContent(), style: sized) {
                Boxed(Self.column) {
                    Drawn { if subject.isOn { Word("a") } else { leaf(Self.spacer) } }
                }
            }
        )
        let column = renderer.tree.children[0].children[0]
        #expect(column.element.style.flexibleAxes == [])
        subject.isOn = false
        graph.flush()
        var filled = column.element
        filled.style.flexibleAxes = .vertical
        #expect(renderer.take().last == .update(column.id, filled))
        #expect(renderer.tree.children[0].element.style.flexibleAxes == [])
        #expect(renderer.tree == graph.snapshot())
    }

    @Test("When a stack changes its axis, its spacer fills the new axis without being evaluated again") func turned() {
        let subject = Subject()
        let (graph, renderer) = mounted(
            Drawn {
                Boxed(subject.isOn ? Self.column : Self.row) { Still() }
            }
        )
        #expect(renderer.tree.children[0].element.style.flexibleAxes == .vertical)
        subject.isOn = false
        graph.flush()
        #expect(renderer.tree.children[0].element.style.flexibleAxes == .horizontal)
        #expect(renderer.tree.children[0].children[0].element.style.flexibleAxes == .horizontal)
    }

    fileprivate struct Still: PrimitiveView, Equatable {
        func primitive(in environment: EnvironmentValues) -> Primitive { Primitive(Element(spacer)) }
    }
}
