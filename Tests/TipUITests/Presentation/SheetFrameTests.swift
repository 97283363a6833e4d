import OpenTipKitTesting
import Testing

@testable import TipUI

/// The modifiers that a sheet's content applies to its sheet, and the environment that it inherits.
@MainActor @Suite struct SheetFrameTests {
    private let subject = Subject()

    /// Returns the sheet around a content.
    private func sheet<Content: View>(
        isCover: Bool = false,
        @ViewBuilder _ content: @escaping () -> Content
    ) -> ElementTree? {
        let (graph, renderer) = mounted(
            Drawn {
                if isCover {
                    Word("page").fullScreenCover(isPresented: .constant(true)) { content() }
                } else {
                    Word("page").sheet(isPresented: .constant(true)) { content() }
                }
            }
        )
        graph.appear()
        return renderer.tree.sheets.first
    }

    private func content(_ sheet: ElementTree?) -> SheetContent? {
        if let content = sheet?.element.content as? SheetContent { content } else { nil }
    }

    @Test("A full-screen cover is closed only by its content") func covers() throws {
        let cover = try #require(sheet(isCover: true) { Word("cover") })
        #expect(content(cover) == SheetContent(isCover: true, isDismissible: false))
        #expect(cover.element.events.isEmpty)
        #expect(cover.children.count == 1)
    }

    @Test("A sheet takes its heights, handle and background from its content") func looks() {
        #expect(content(sheet { Word("a").presentationDetents([.medium, .large]) })?.height == .fraction(0.5))
        #expect(content(sheet { Word("a").presentationDetents([.height(200), .medium]) })?.height == .height(200))
        #expect(content(sheet { Word("a").presentationDetents([.fraction(2)]) })?.height == .fraction(1))
        let selected = sheet { Word("a").presentationDetents([.medium, .large], selection: .constant(.large)) }
        #expect(content(selected)?.height == .fraction(1))
        #expect(content(sheet { Word("a").presentationDragIndicator(.hidden) })?.showsHandle == false)
        #expect(content(sheet { Word("a").presentationDragIndicator(.visible) })?.showsHandle == true)
        let painted = sheet { Word("a").presentationBackground(.tint).tint(.red) }
        #expect(content(painted)?.background == .system(.red))
        let accepted = sheet {
            Word("a").presentationCompactAdaptation(.fullScreenCover)
                .presentationCompactAdaptation(horizontal: .sheet, vertical: .popover)
                .presentationBackground { Word("b") }
        }
        #expect(content(accepted) == SheetContent())
        #expect(accepted?.texts == ["a"])
    }

    @Test("A sheet can't be dismissed while its content disables that") func locked() throws {
        let (graph, renderer) = mounted(
            Drawn {
                Word("page").sheet(isPresented: .constant(true)) {
                    Drawn {
                        if subject.isOn { Word("a").interactiveDismissDisabled() } else { Word("b") }
                    }
                }
            }
        )
        graph.appear()
        let locked = try #require(renderer.tree.sheets.first)
        #expect(content(locked)?.isDismissible == false)
        #expect(locked.children.map(\.texts) == [["a"]])
        #expect(!graph.handle(ElementEvent(.dismiss, on: locked.id)))
        subject.isOn = false
        graph.flush()
        let open = try #require(renderer.tree.sheets.first)
        #expect(content(open)?.isDismissible == true)
        #expect(open.children.count == 2)
    }

    @Test("A sheet is named by its content's title") func titles() {
        let titled = sheet { NavigationStack { Word("a").navigationTitle("Filters") } }
        #expect(content(titled)?.title == "Filters")
    }

    @Test("A sheet's title goes with the stack that it is of") func titleGone() {
        let subject = subject
        let (graph, renderer) = mounted(
            Drawn {
                Word("page").sheet(isPresented: .constant(true)) {
                    if subject.isOn {
                        NavigationStack { Word("a").navigationTitle("Filters") }
                    } else {
                        Word("b")
                    }
                }
            }
        )
        graph.appear()
        #expect(content(renderer.tree.sheets.first)?.title == "Filters")
        subject.isOn = false
        graph.flush()
        #expect(content(renderer.tree.sheets.first)?.title == "")
    }

    private struct Surrounded: View {
        @Environment(Subject.self) private var subject
        @Environment(\.lineLimit) private var lineLimit
        @Environment(\.isEnabled) private var isEnabled
        @Environment(\.isPresented) private var isPresented

        var body: some View {
            Word("\(subject.name) \(lineLimit ?? 0) \(isEnabled) \(isPresented)")
        }
    }

    @Test("A sheet has the surroundings of the view that asks for it, and can be used") func surroundings() {
        let (graph, renderer) = mounted(
            Word("page").sheet(isPresented: .constant(true)) { Surrounded() }
                .environment(subject).lineLimit(3).disabled(true)
        )
        graph.appear()
        #expect(renderer.tree.sheets.first?.texts == ["one 3 true true"])
        subject.name = "two"
        graph.flush()
        #expect(renderer.tree.sheets.first?.texts == ["two 3 true true"])
    }

    private struct Leaving: View {
        let name: String
        @Environment(\.dismiss) private var dismiss
        @Environment(\.isPresented) private var isPresented

        var body: some View {
            Word("\(name) \(isPresented)")
            Button("leave \(name)") { dismiss() }
        }
    }

    @Test("Dismissing goes back from the level of a stack, with those above it, and on the first does nothing")
    func levels() {
        let (graph, renderer) = mounted(
            NavigationStack {
                Leaving(name: "first")
                NavigationLink("on") {
                    Leaving(name: "second")
                    NavigationLink("further") { Leaving(name: "third") }
                }
            }
        )
        graph.appear()
        #expect(renderer.tree.texts.contains("first false"))
        graph.press("leave first")
        graph.press("on")
        graph.press("further")
        #expect(renderer.tree.texts.contains("third true"))
        graph.press("leave third")
        #expect(!renderer.tree.texts.contains("third true"))
        #expect(renderer.tree.texts.contains("second true"))
        graph.press("further")
        graph.press("leave second")
        #expect(!renderer.tree.texts.contains("second true"))
        #expect(!renderer.tree.texts.contains("third true"))
    }

    @Test("In a stack in a sheet, dismissing on the first level closes the sheet") func stackInSheet() {
        let model = SheetPageModel()
        model.isUp = true
        let (graph, renderer) = mounted(StackedPage(model: model))
        graph.appear()
        graph.press("on")
        #expect(renderer.tree.texts.contains("second true"))
        graph.press("leave second")
        #expect(model.isUp)
        graph.press("leave first")
        #expect(!model.isUp)
        #expect(renderer.tree.texts == ["page"])
    }

    private struct StackedPage: View {
        @Bindable var model: SheetPageModel

        var body: some View {
            Word("page").sheet(isPresented: $model.isUp) {
                NavigationStack {
                    Leaving(name: "first")
                    NavigationLink("on") { Leaving(name: "second") }
                }
            }
        }
    }
}
