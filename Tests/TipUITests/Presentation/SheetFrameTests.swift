import Testing
import TipUIConformance

@testable import TipUI

/// Tests of the modifiers with which a sheet's content configures its sheet, and of the content's environment.
@MainActor @Suite struct SheetFrameTests {
    private let subject = Subject()

    /// Returns the element of a presented sheet or cover with a content.
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

    @Test("A full-screen cover has no handle and can't be dismissed by a person; only its content can close it")
    func covers() throws {
        let cover = try #require(sheet(isCover: true) { Word("cover") })
        #expect(content(cover) == SheetContent(form: .cover, isDismissible: false))
        #expect(cover.element.events.isEmpty)
        #expect(cover.children.count == 1)
    }

    @Test("A sheet's height, drag indicator and background are set by modifiers of its content") func looks() {
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

    @Test("A sheet with a single height and a button that cancels it shows no handle, unless it asks for one")
    func handles() {
        func bar(_ placement: ToolbarItemPlacement) -> some View {
            NavigationStack {
                Word("a").toolbar { ToolbarItem(placement: placement) { Button("b") {} } }
            }
        }
        #expect(content(sheet { bar(.confirmationAction) })?.showsHandle == true)
        #expect(content(sheet { bar(.cancellationAction) })?.showsHandle == false)
        #expect(content(sheet { bar(.cancellationAction).presentationDetents([.medium]) })?.showsHandle == false)
        #expect(
            content(sheet { bar(.cancellationAction).presentationDetents([.medium, .large]) })?.showsHandle == true
        )
        #expect(content(sheet { bar(.cancellationAction).presentationDragIndicator(.visible) })?.showsHandle == true)
    }

    @Test("A sheet can't be dismissed while its content has interactiveDismissDisabled()") func locked() throws {
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

    @Test("A sheet's accessibility title is the navigation title of its content") func titles() {
        let titled = sheet { NavigationStack { Word("a").navigationTitle("Filters") } }
        #expect(content(titled)?.title == "Filters")
    }

    @Test("When the navigation stack in a sheet is removed, the sheet has no title anymore") func titleGone() {
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

    @Test("A sheet inherits the environment of the view that presents it, except that it is always enabled")
    func surroundings() {
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

    @Test("dismiss() removes the view's navigation level and all above; on the first level it does nothing")
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

    @Test("dismiss() on the first level of a navigation stack in a sheet closes the sheet") func stackInSheet() {
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
