#if Macros
    import Testing
    import TipUI
    import TipUIConformance

    #Preview("Counted") { CountedPreview() }

    #Preview("Stateful") {
        @Previewable @State var count = 1
        Button("Add") { count += 1 }
        Text(verbatim: "\(count)")
    }

    #Preview("Sized", traits: .fixedLayout(width: 120, height: 40)) { Text("Small") }

    struct TwoTexts: PreviewProvider {
        static var previews: some View {
            Text("One")
            Text("Two")
        }
    }

    private struct Generic<Content>: PreviewRegistry {
        static var fileID: String { "TipUITests/Generic" }
        static var line: Int { 1 }
        static func makePreview() -> Preview { Preview { Text("Generic") } }
    }

    /// A view that counts its initializations.
    struct CountedPreview {
        @MainActor static var made = 0

        @MainActor
        init() { Self.made += 1 }
    }

    extension CountedPreview: View {
        var body: some View { Text("Made") }
    }

    @MainActor @Suite struct PreviewTests {
        /// The previews declared in this file; `all` has previews of other test targets in the same program.
        private let own = PreviewPage.all.filter { $0.declarationSite.hasPrefix("TipUITests") }

        @Test("The list of previews has those made by #Preview in source order, then preview providers by name")
        func found() {
            #expect(own.map(\.name) == ["Counted", "Stateful", "Sized", "TwoTexts"])
            #expect(
                own.map(\.declarationSite) == [
                    "TipUITests/PreviewTests.swift:6", "TipUITests/PreviewTests.swift:8",
                    "TipUITests/PreviewTests.swift:14", "TipUITests.TwoTexts",
                ]
            )
        }

        @Test("A preview's view is created separately for each page, when the page is drawn") func madeAnew() throws {
            let page = try #require(own.first)
            let before = CountedPreview.made
            let view = page.view
            #expect(CountedPreview.made == before)
            for _ in 1...2 { #expect(mounted(AnyView(view)).graph.snapshot().texts == ["Made"]) }
            #expect(CountedPreview.made == before + 2)
        }

        @Test("A variable of a preview that is marked @Previewable keeps its value while the preview is open")
        func stateful() throws {
            let page = try #require(own.first { $0.name == "Stateful" })
            let graph = mounted(AnyView(page.view)).graph
            let button = try #require(graph.snapshot().all.first { $0.element.content is ButtonContent })
            #expect(graph.handle(ElementEvent(.tap, on: button.id)))
            graph.flush()
            #expect(graph.snapshot().texts.contains("2"))
        }

        @Test("A preview with a fixed layout has that size, and all views of a preview provider are on one page")
        func drawn() throws {
            let fixed = try #require(own.first { $0.name == "Sized" })
            let sized = mounted(AnyView(fixed.view)).graph.snapshot()
            #expect(sized.texts == ["Small"])
            #expect(sized.all.contains { $0.element.style.width == 120 && $0.element.style.height == 40 })
            let provided = try #require(own.last)
            let both = mounted(AnyView(provided.view)).graph.snapshot()
            #expect(both.texts == ["One", "Two"])
        }
    }
#else
    import Testing

    @Test("#Preview declares previews", .disabled("Needs the trait Macros.")) func skipped() {}
#endif
