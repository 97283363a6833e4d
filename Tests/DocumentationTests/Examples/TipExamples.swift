#if Macros
    import OpenTipKit

    struct ExportTip: Tip {
        static let exported = Event(id: "exported")

        var title: Text { Text("Export a page as a picture") }
        var options: [any TipOption] { Teaches(Self.exported) }
    }

    struct MapTip: Tip {
        static let opened = Event(id: "map-opened")

        var title: Text { Text(arm == "short" ? "See the map" : "See where the trail goes, on a map") }
        var options: [any TipOption] {
            Teaches(Self.opened)
            Compares("short", "long")
        }
    }

    struct BookmarkTip: Tip {
        static let turnedPage = Event(id: "page-turned")

        var title: Text { Text("Keep your place") }
        var message: Text? { Text("Press the ribbon, and the book opens here again.") }
        var image: Image? { Image(systemName: "bookmark") }
        var rules: [Rule] {
            #Rule(Self.turnedPage) { $0.donations.count >= 3 }
        }
        var options: [any TipOption] { MaxDisplayCount(5) }
    }

    struct NotesTip: Tip {
        var title: Text { Text("Write in the margin") }
    }

    struct CompassTip: Tip {
        @Parameter static var hasOpenedMap: Bool = false

        var title: Text { Text("Turn the map") }
        var rules: [Rule] {
            #Rule(Self.$hasOpenedMap) { $0 }
        }
    }

    struct BookPage: View {
        var body: some View {
            VStack {
                TipView(BookmarkTip())
                Button("Turn the page") { BookmarkTip.turnedPage.sendDonation() }
            }
        }
    }

    struct HelpPage: View {
        var body: some View {
            TipLibraryView([BookmarkTip(), ExportTip()])
        }
    }

    struct Ribbon: View {
        var body: some View {
            Button("Ribbon", systemImage: "bookmark") {
                BookmarkTip().invalidate(reason: .actionPerformed)
            }
            .popoverTip(BookmarkTip(), arrowEdge: .top)
        }
    }

    struct Tools: View {
        @State private var tips = TipGroup(.ordered) {
            BookmarkTip()
            NotesTip()
        }

        var body: some View {
            HStack {
                Button("Ribbon") { BookmarkTip().invalidate(reason: .actionPerformed) }
                    .popoverTip(tips.currentTip as? BookmarkTip)
                Button("Notes") { NotesTip().invalidate(reason: .actionPerformed) }
                    .popoverTip(tips.currentTip as? NotesTip)
            }
        }
    }

    struct MakeBoardTip: Tip {
        var title: Text { Text("Make a board") }
    }

    struct ShareBoardTip: Tip {
        var title: Text { Text("Share your board") }
        var rules: [Rule] {
            Rule(afterEndOf: MakeBoardTip(), by: .days(2))
        }
    }
#endif
