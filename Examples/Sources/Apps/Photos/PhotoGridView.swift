import SwiftUI
import TipKit

struct PhotoGridView: View {
    enum Filter: String, CaseIterable {
        case all = "All Photos"
        case favorites = "Favorites"
    }

    @Environment(PhotoLibrary.self) private var library
    @State private var filter = Filter.all

    private let filterTip = FilterTip()
    private let columns = [GridItem(.adaptive(minimum: 110), spacing: 3)]

    private var photos: [Photo] {
        filter == .all ? library.photos : library.favorites
    }

    var body: some View {
        NavigationStack {
            ScrollView {
                LazyVGrid(columns: columns, spacing: 3) {
                    ForEach(photos) { photo in
                        NavigationLink(value: photo) {
                            PhotoCell(photo: photo, isFavorite: library.isFavorite(photo))
                        }
                        .buttonStyle(.plain)
                        .transition(.scale.combined(with: .opacity))
                    }
                }
            }
            .overlay {
                if photos.isEmpty {
                    ContentUnavailableView {
                        Label("No Favorites", systemImage: "heart.slash")
                    } description: {
                        Text("Open a photo and tap the heart to see it here.")
                    } actions: {
                        Button("Show All Photos") {
                            withAnimation { filter = .all }
                        }
                        .buttonStyle(.borderedProminent)
                    }
                }
            }
            .safeAreaInset(edge: .top, spacing: 0) {
                Picker("Filter", selection: $filter.animation()) {
                    ForEach(Filter.allCases, id: \.self) { filter in
                        Text(filter.rawValue)
                    }
                }
                .pickerStyle(.segmented)
                .popoverTip(filterTip, arrowEdge: .top) { action in
                    if action.id == "show" {
                        withAnimation { filter = .favorites }
                    }
                    filterTip.invalidate(reason: .actionPerformed)
                }
                .padding(.horizontal)
                .padding(.vertical, 8)
                .background(.bar)
            }
            .navigationTitle("Photos")
            .navigationBarTitleDisplayMode(.inline)
            .navigationDestination(for: Photo.self) { photo in
                PhotoDetailView(photo: photo)
            }
        }
        .tint(.pink)
    }
}

struct PhotoCell: View {
    let photo: Photo
    let isFavorite: Bool

    var body: some View {
        PhotoArtwork(photo: photo)
            .aspectRatio(1, contentMode: .fit)
            .overlay(alignment: .bottomLeading) {
                if isFavorite {
                    Image(systemName: "heart.fill")
                        .font(.footnote)
                        .foregroundStyle(.white)
                        .shadow(radius: 2)
                        .padding(8)
                        .accessibilityLabel("Favorite")
                }
            }
            .contentShape(Rectangle())
    }
}

#Preview {
    PhotoGridView()
        .environment(PhotoLibrary())
        .task {
            try? Tips.resetDatastore()
            try? Tips.configure([.displayFrequency(.immediate)])
        }
}
