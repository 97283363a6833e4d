import SwiftUI

struct FullScreenPhotoView: View {
    @Environment(PhotoLibrary.self) private var library
    @Environment(\.dismiss) private var dismiss
    @Binding var selection: Photo
    @State private var showsCaption = true

    var body: some View {
        TabView(selection: $selection) {
            ForEach(library.photos) { photo in
                PhotoArtwork(photo: photo)
                    .ignoresSafeArea()
                    .tag(photo)
            }
        }
        .tabViewStyle(.page(indexDisplayMode: .never))
        .ignoresSafeArea()
        .background(.black)
        .onTapGesture {
            withAnimation(.easeInOut) { showsCaption.toggle() }
        }
        .overlay(alignment: .topTrailing) {
            Button {
                dismiss()
            } label: {
                Image(systemName: "xmark.circle.fill")
                    .font(.largeTitle)
                    .symbolRenderingMode(.hierarchical)
                    .foregroundStyle(.white)
            }
            .padding()
            .accessibilityLabel("Close")
        }
        .overlay(alignment: .bottom) {
            if showsCaption {
                Text(selection.caption)
                    .font(.headline)
                    .padding(.horizontal, 20)
                    .padding(.vertical, 12)
                    .background(.thinMaterial, in: Capsule())
                    .padding()
                    .transition(.move(edge: .bottom).combined(with: .opacity))
            }
        }
    }
}

#Preview {
    @Previewable @State var photo = Photo.all[0]
    FullScreenPhotoView(selection: $photo)
        .environment(PhotoLibrary())
}
