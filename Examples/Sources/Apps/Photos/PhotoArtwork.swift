import SwiftUI

/// Draws a photo: a sky with a pale sun, two hills and the photo's symbol.
struct PhotoArtwork: View {
    let photo: Photo

    var body: some View {
        GeometryReader { proxy in
            let size = min(proxy.size.width, proxy.size.height)

            ZStack {
                LinearGradient(colors: photo.colors, startPoint: .top, endPoint: .bottomTrailing)

                Circle()
                    .fill(
                        RadialGradient(
                            colors: [.white.opacity(0.6), .white.opacity(0)],
                            center: .center,
                            startRadius: 0,
                            endRadius: size * 0.4
                        )
                    )
                    .frame(width: size * 0.8, height: size * 0.8)
                    .offset(x: size * 0.25, y: size * -0.3)

                Hill(crest: 0.35)
                    .fill(.black.opacity(0.15))
                Hill(crest: 0.7)
                    .fill(.black.opacity(0.2))
                    .padding(.top, proxy.size.height * 0.1)

                Image(systemName: photo.symbol)
                    .resizable()
                    .scaledToFit()
                    .frame(width: size * 0.42, height: size * 0.42)
                    .foregroundStyle(.white)
                    .shadow(color: .black.opacity(0.25), radius: size * 0.03, y: size * 0.02)
            }
        }
        .clipped()
        .accessibilityElement()
        .accessibilityLabel(photo.caption)
        .accessibilityAddTraits(.isImage)
    }
}

/// A hill in the lower part of its frame; `crest` is where its top stands, from 0 to 1.
struct Hill: Shape {
    var crest: CGFloat

    func path(in rect: CGRect) -> Path {
        var path = Path()
        path.move(to: CGPoint(x: rect.minX, y: rect.maxY))
        path.addLine(to: CGPoint(x: rect.minX, y: rect.maxY - rect.height * 0.18))
        path.addQuadCurve(
            to: CGPoint(x: rect.maxX, y: rect.maxY - rect.height * 0.12),
            control: CGPoint(x: rect.minX + rect.width * crest, y: rect.maxY - rect.height * 0.55)
        )
        path.addLine(to: CGPoint(x: rect.maxX, y: rect.maxY))
        path.closeSubpath()
        return path
    }
}

#Preview {
    PhotoArtwork(photo: Photo.all[0])
        .frame(width: 300, height: 300)
}
