import SwiftUI

enum Category: String, CaseIterable, Identifiable {
    case food = "Food"
    case culture = "Culture"
    case nature = "Nature"
    case shops = "Shops"

    var id: Self { self }

    var symbol: String {
        switch self {
        case .food: "fork.knife"
        case .culture: "building.columns.fill"
        case .nature: "leaf.fill"
        case .shops: "bag.fill"
        }
    }

    var color: Color {
        switch self {
        case .food: .orange
        case .culture: .purple
        case .nature: .green
        case .shops: .blue
        }
    }
}

struct Place: Identifiable, Hashable {
    let id: Int
    let name: String
    let category: Category
    let street: String
    let hours: String
    let rating: Int
    let about: String
    /// Where the place stands on the map, which is 900 points wide and 1300 high.
    let x: CGFloat
    let y: CGFloat

    static let all: [Place] = [
        Place(
            id: 1,
            name: "Harbor Coffee",
            category: .food,
            street: "2 Quay Street",
            hours: "7 AM – 6 PM",
            rating: 5,
            about: "A small roastery with a terrace above the water. The cardamom buns are gone by ten.",
            x: 330,
            y: 560
        ),
        Place(
            id: 2,
            name: "Museum of Light",
            category: .culture,
            street: "18 Mill Lane",
            hours: "10 AM – 5 PM",
            rating: 4,
            about: "Lamps, lanterns and lasers in a former power station. Children may switch everything on.",
            x: 515,
            y: 450
        ),
        Place(
            id: 3,
            name: "Linden Park",
            category: .nature,
            street: "North Gate",
            hours: "Always open",
            rating: 5,
            about: "Old trees, a pond with rowing boats and a meadow where the city meets on Sundays.",
            x: 320,
            y: 735
        ),
        Place(
            id: 4,
            name: "The Paper Shop",
            category: .shops,
            street: "7 Print Yard",
            hours: "9 AM – 7 PM",
            rating: 4,
            about: "Notebooks, maps and inks, with a bookbinder at work in the back room.",
            x: 545,
            y: 745
        ),
        Place(
            id: 5,
            name: "Old Mill Bakery",
            category: .food,
            street: "31 Mill Lane",
            hours: "6 AM – 2 PM",
            rating: 4,
            about: "Rye bread from a wood-fired oven. Come early, bring coins and expect a queue.",
            x: 445,
            y: 810
        ),
        Place(
            id: 6,
            name: "Tower Observatory",
            category: .culture,
            street: "1 Hill Road",
            hours: "8 PM – 1 AM",
            rating: 5,
            about: "A brass telescope under a wooden dome, open on every clear night.",
            x: 700,
            y: 420
        ),
        Place(
            id: 7,
            name: "Herb Garden",
            category: .nature,
            street: "44 Abbey Walk",
            hours: "8 AM – 8 PM",
            rating: 3,
            about: "Two hundred herbs behind the abbey wall, all of which may be smelled and some tasted.",
            x: 180,
            y: 900
        ),
        Place(
            id: 8,
            name: "Second Spin Records",
            category: .shops,
            street: "12 Canal Row",
            hours: "11 AM – 8 PM",
            rating: 4,
            about: "Used records from floor to ceiling and two turntables to try them on.",
            x: 690,
            y: 930
        ),
    ]
}

enum MapStyle: String, CaseIterable, Identifiable {
    case day = "Day"
    case evening = "Evening"

    var id: Self { self }
    var colorScheme: ColorScheme { self == .day ? .light : .dark }

    var land: Color {
        self == .day ? Color(red: 0.95, green: 0.93, blue: 0.88) : Color(red: 0.13, green: 0.15, blue: 0.20)
    }
    var block: Color {
        self == .day ? Color(red: 0.89, green: 0.86, blue: 0.80) : Color(red: 0.19, green: 0.21, blue: 0.27)
    }
    var street: Color { self == .day ? .white : Color(red: 0.32, green: 0.34, blue: 0.42) }
    var park: Color {
        self == .day ? Color(red: 0.74, green: 0.87, blue: 0.66) : Color(red: 0.16, green: 0.31, blue: 0.24)
    }
    var water: [Color] {
        self == .day
            ? [Color(red: 0.58, green: 0.80, blue: 0.95), Color(red: 0.45, green: 0.70, blue: 0.90)]
            : [Color(red: 0.12, green: 0.27, blue: 0.45), Color(red: 0.09, green: 0.20, blue: 0.36)]
    }
}
