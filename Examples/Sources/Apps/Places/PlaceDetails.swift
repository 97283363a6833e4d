import SwiftUI

/// The card at the bottom of the map.
///
/// A tap on it opens the details.
struct PlaceCard: View {
    let place: Place
    let isSaved: Bool
    let action: () -> Void

    var body: some View {
        Button(action: action) {
            HStack(spacing: 14) {
                Image(systemName: place.category.symbol)
                    .font(.title2)
                    .foregroundStyle(.white)
                    .frame(width: 56, height: 56)
                    .background(place.category.color.gradient, in: RoundedRectangle(cornerRadius: 12))

                VStack(alignment: .leading, spacing: 3) {
                    Text(place.name)
                        .font(.headline)
                    Text("\(place.street) · \(place.hours)")
                        .font(.subheadline)
                        .foregroundStyle(.secondary)
                    Stars(rating: place.rating)
                }
                .lineLimit(1)

                Spacer(minLength: 0)

                Image(systemName: isSaved ? "bookmark.fill" : "chevron.up")
                    .foregroundStyle(isSaved ? Color.indigo : Color.secondary)
            }
            .padding()
            .background(.regularMaterial, in: RoundedRectangle(cornerRadius: 20))
            .shadow(color: .black.opacity(0.15), radius: 8, y: 4)
        }
        .buttonStyle(.plain)
        .padding(.horizontal)
        .padding(.bottom, 4)
        .accessibilityHint("Opens the details")
    }
}

struct Stars: View {
    let rating: Int

    var body: some View {
        HStack(spacing: 2) {
            ForEach(1...5, id: \.self) { star in
                Image(systemName: star <= rating ? "star.fill" : "star")
            }
        }
        .font(.caption)
        .foregroundStyle(.orange)
        .accessibilityElement(children: .ignore)
        .accessibilityLabel("\(rating) of 5 stars")
    }
}

struct PlaceDetailView: View {
    @Environment(\.dismiss) private var dismiss
    let model: MapModel
    let place: Place

    var body: some View {
        ScrollView {
            VStack(alignment: .leading, spacing: 16) {
                VStack(alignment: .leading, spacing: 6) {
                    Text(place.name)
                        .font(.title.bold())
                    Label(place.category.rawValue, systemImage: place.category.symbol)
                        .foregroundStyle(place.category.color)
                }

                HStack(spacing: 12) {
                    Button {
                        withAnimation { model.toggleSaved(place) }
                    } label: {
                        Label(
                            model.isSaved(place) ? "Saved" : "Save",
                            systemImage: model.isSaved(place) ? "bookmark.fill" : "bookmark"
                        )
                        .frame(maxWidth: .infinity)
                    }
                    .buttonStyle(.borderedProminent)

                    Button {
                        dismiss()
                        withAnimation { model.center(on: place) }
                    } label: {
                        Label("Show on Map", systemImage: "map")
                            .frame(maxWidth: .infinity)
                    }
                    .buttonStyle(.bordered)
                }
                .controlSize(.large)
                .tint(.indigo)

                Text(place.about)

                Divider()
                LabeledContent("Address", value: place.street)
                LabeledContent("Hours", value: place.hours)
                LabeledContent("Rating") { Stars(rating: place.rating) }
            }
            .padding()
            .padding(.top, 12)
        }
    }
}

#Preview("Card") {
    PlaceCard(place: Place.all[1], isSaved: false) {}
}

#Preview("Details") {
    PlaceDetailView(model: MapModel(), place: Place.all[1])
}
