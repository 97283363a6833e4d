import SwiftUI
import TipKit

struct PhotoDetailView: View {
    @Environment(PhotoLibrary.self) private var library
    @Namespace private var strip

    @State private var photo: Photo
    @State private var zoom: CGFloat = 1
    @State private var isFullScreen = false

    private let favoriteTip = FavoriteTip()

    init(photo: Photo) {
        _photo = State(initialValue: photo)
    }

    var body: some View {
        VStack(spacing: 0) {
            ZStack {
                PhotoArtwork(photo: photo)
                    .scaleEffect(zoom)
                    .id(photo)
                    .transition(.opacity)
            }
            .frame(maxWidth: .infinity, maxHeight: .infinity)
            .clipped()
            .contentShape(Rectangle())
            .onTapGesture(count: 2) {
                withAnimation(.spring) { zoom = zoom > 1 ? 1 : 2 }
            }
            .overlay(alignment: .topTrailing) { fullScreenButton }

            VStack(alignment: .leading, spacing: 4) {
                Text(photo.title)
                    .font(.title2.bold())
                Label("\(photo.place) · \(photo.taken)", systemImage: "mappin.and.ellipse")
                    .font(.subheadline)
                    .foregroundStyle(.secondary)
            }
            .frame(maxWidth: .infinity, alignment: .leading)
            .padding()

            filmStrip
        }
        .navigationTitle(photo.title)
        .navigationBarTitleDisplayMode(.inline)
        .toolbar {
            ToolbarItemGroup(placement: .topBarTrailing) {
                ShareLink(item: photo.caption)
                favoriteButton
            }
        }
        .fullScreenCover(isPresented: $isFullScreen) {
            FullScreenPhotoView(selection: $photo)
        }
    }

    private var favoriteButton: some View {
        let isFavorite = library.isFavorite(photo)

        return Button {
            withAnimation { library.toggleFavorite(photo) }
            favoriteTip.invalidate(reason: .actionPerformed)
        } label: {
            Image(systemName: isFavorite ? "heart.fill" : "heart")
                .symbolEffect(.bounce, value: isFavorite)
        }
        .accessibilityLabel(isFavorite ? "Remove from favorites" : "Add to favorites")
        .popoverTip(favoriteTip)
    }

    private var fullScreenButton: some View {
        Button {
            isFullScreen = true
        } label: {
            Image(systemName: "arrow.up.left.and.arrow.down.right")
                .font(.headline)
                .foregroundStyle(.white)
                .frame(width: 40, height: 40)
                .background(.ultraThinMaterial, in: Circle())
        }
        .padding()
        .accessibilityLabel("Full screen")
    }

    private var filmStrip: some View {
        ScrollViewReader { proxy in
            ScrollView(.horizontal, showsIndicators: false) {
                HStack(spacing: 8) {
                    ForEach(library.photos) { other in
                        Button {
                            withAnimation(.snappy) {
                                photo = other
                                zoom = 1
                            }
                        } label: {
                            PhotoArtwork(photo: other)
                                .frame(width: 56, height: 56)
                                .clipShape(RoundedRectangle(cornerRadius: 8))
                                .padding(4)
                                .overlay {
                                    if other == photo {
                                        RoundedRectangle(cornerRadius: 12)
                                            .strokeBorder(.pink, lineWidth: 3)
                                            .matchedGeometryEffect(id: "ring", in: strip)
                                    }
                                }
                        }
                        .buttonStyle(.plain)
                        .id(other.id)
                    }
                }
                .padding(.horizontal)
                .padding(.bottom, 8)
            }
            .onAppear { proxy.scrollTo(photo.id, anchor: .center) }
            .onChange(of: photo) {
                withAnimation { proxy.scrollTo(photo.id, anchor: .center) }
            }
        }
    }
}

#Preview {
    NavigationStack {
        PhotoDetailView(photo: Photo.all[4])
    }
    .environment(PhotoLibrary())
}
