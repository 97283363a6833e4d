import SwiftUI
import TipKit

/// A bread that the bakery knows.
struct Loaf: Identifiable, Sendable {
    let id: String
    let name: String

    static let all = [
        Loaf(id: "rye", name: "Dark rye"),
        Loaf(id: "rolls", name: "Seeded rolls"),
        Loaf(id: "braid", name: "Milk braid"),
    ]
}

/// Says what the star of a bread does.
struct KeepLoafTip: Tip {
    var id: String { "KeepLoaf" }
    var title: Text {
        Text("Keep what you bake often")
    }
    var message: Text? {
        Text("A bread with a star stands first, whatever the season.")
    }
    var image: Image? {
        Image(systemName: "star")
    }
}

/// One bread, with its star.
struct LoafRow: View {
    let loaf: Loaf
    var onStar: @MainActor () -> Void = {}

    var body: some View {
        HStack {
            Text(loaf.name)
            Spacer()
            Button(action: onStar) { Image(systemName: "star") }
                .accessibilityLabel("Star \(loaf.name)")
                .accessibilityIdentifier("star-\(loaf.id)")
        }
    }
}

/// A tip above a list.
struct ShelfPage: View {
    var tip = KeepLoafTip()

    var body: some View {
        VStack {
            TipView(tip)
            List(Loaf.all) { loaf in
                LoafRow(loaf: loaf)
            }
            .accessibilityIdentifier("shelf")
        }
    }
}

/// A tip above a list whose rows teach what it says.
struct StarredShelfPage: View {
    var tip = KeepLoafTip()

    var body: some View {
        VStack {
            TipView(tip)
            List(Loaf.all) { loaf in
                LoafRow(
                    loaf: loaf,
                    onStar: { tip.invalidate(reason: .actionPerformed) }
                )
            }
        }
    }
}

/// The same words for every season, under an id of each.
struct SeasonTip: Tip {
    let season: String

    var id: String { "Season-\(season)" }
    var title: Text { Text("Bake with the season") }
}

/// Three values of one type with two ids.
struct SeasonsPage: View {
    var body: some View {
        VStack {
            TipView(SeasonTip(season: "spring")).accessibilityIdentifier("window")
            TipView(SeasonTip(season: "spring")).accessibilityIdentifier("counter")
            TipView(SeasonTip(season: "autumn")).accessibilityIdentifier("cellar")
        }
    }
}
