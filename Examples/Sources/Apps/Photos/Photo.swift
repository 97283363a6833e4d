import SwiftUI

struct Photo: Identifiable, Hashable {
    let id: Int
    let title: String
    let place: String
    let taken: String
    let symbol: String
    let colors: [Color]

    var caption: String { "\(title), \(place), \(taken)" }

    static let all: [Photo] = [
        Photo(
            id: 1,
            title: "Golden Hour",
            place: "Lisbon",
            taken: "May 4",
            symbol: "sun.horizon.fill",
            colors: [.orange, .pink]
        ),
        Photo(
            id: 2,
            title: "First Snow",
            place: "Davos",
            taken: "January 12",
            symbol: "snowflake",
            colors: [.cyan, .blue]
        ),
        Photo(
            id: 3,
            title: "Pine Forest",
            place: "Oulu",
            taken: "August 21",
            symbol: "tree.fill",
            colors: [.mint, .green]
        ),
        Photo(
            id: 4,
            title: "Night Ferry",
            place: "Istanbul",
            taken: "June 30",
            symbol: "ferry.fill",
            colors: [.indigo, .black]
        ),
        Photo(
            id: 5,
            title: "Ridge Walk",
            place: "Zermatt",
            taken: "July 9",
            symbol: "mountain.2.fill",
            colors: [.teal, .indigo]
        ),
        Photo(
            id: 6,
            title: "Thunderstorm",
            place: "Tulsa",
            taken: "April 17",
            symbol: "cloud.bolt.rain.fill",
            colors: [.gray, .indigo]
        ),
        Photo(
            id: 7,
            title: "Wet Paws",
            place: "Brighton",
            taken: "March 3",
            symbol: "pawprint.fill",
            colors: [.brown, .orange]
        ),
        Photo(
            id: 8,
            title: "Rose Garden",
            place: "Sofia",
            taken: "June 2",
            symbol: "camera.macro",
            colors: [.pink, .purple]
        ),
        Photo(
            id: 9,
            title: "Low Tide",
            place: "Cádiz",
            taken: "September 14",
            symbol: "water.waves",
            colors: [.cyan, .teal]
        ),
        Photo(
            id: 10,
            title: "Beach Day",
            place: "Rimini",
            taken: "July 23",
            symbol: "beach.umbrella.fill",
            colors: [.yellow, .cyan]
        ),
        Photo(
            id: 11,
            title: "Full Moon",
            place: "Atacama",
            taken: "October 6",
            symbol: "moon.stars.fill",
            colors: [.purple, .black]
        ),
        Photo(
            id: 12,
            title: "Autumn Leaves",
            place: "Kyoto",
            taken: "November 18",
            symbol: "leaf.fill",
            colors: [.red, .orange]
        ),
        Photo(
            id: 13,
            title: "Slow Morning",
            place: "Vienna",
            taken: "February 8",
            symbol: "cup.and.saucer.fill",
            colors: [.orange, .brown]
        ),
        Photo(id: 14, title: "Bluebird", place: "Ghent", taken: "May 27", symbol: "bird.fill", colors: [.mint, .blue]),
        Photo(
            id: 15,
            title: "Campfire",
            place: "Yosemite",
            taken: "August 2",
            symbol: "flame.fill",
            colors: [.yellow, .red]
        ),
    ]
}

@Observable
final class PhotoLibrary {
    let photos = Photo.all
    private(set) var favoriteIDs: Set<Photo.ID> = []

    var favorites: [Photo] {
        photos.filter { favoriteIDs.contains($0.id) }
    }

    func isFavorite(_ photo: Photo) -> Bool {
        favoriteIDs.contains(photo.id)
    }

    func toggleFavorite(_ photo: Photo) {
        if favoriteIDs.insert(photo.id).inserted {
            FilterTip.hasFavorites = true
        } else {
            favoriteIDs.remove(photo.id)
        }
    }
}
