import SwiftUI
import TipKit

/// The trails, starred ones first.
struct TrailList: View {
    let hiker: Hiker

    var body: some View {
        VStack(alignment: .leading, spacing: 12) {
            Heading("Trails near you")
            List {
                ForEach(sorted) { trail in
                    TrailRow(trail: trail, hiker: hiker)
                        // The star's button is larger than the star, which ends where the panels' buttons do.
                        .listRowInsets(EdgeInsets(top: 12, leading: 16, bottom: 12, trailing: 2))
                }
            }
        }
    }

    private var sorted: [Trail] {
        let (starred, others) = (
            Trail.all.filter { hiker.favourites.contains($0.id) },
            Trail.all.filter { !hiker.favourites.contains($0.id) }
        )
        return starred + others
    }
}

/// One trail.
struct TrailRow: View {
    let trail: Trail
    let hiker: Hiker

    var body: some View {
        VStack(alignment: .leading, spacing: 8) {
            HStack(spacing: 12) {
                Button {
                    hiker.open(trail)
                } label: {
                    HStack(spacing: 14) {
                        Image(systemName: trail.symbol)
                            .font(.title2)
                            .foregroundStyle(.tint)
                            .frame(width: 28)
                            .accessibilityHidden(true)
                        VStack(alignment: .leading, spacing: 2) {
                            Text(trail.name).font(.headline)
                            Text(
                                "\(trail.region.name) · \(trail.kilometres, specifier: "%.1f")\u{A0}km · \(trail.climb)\u{A0}m"
                            )
                            .font(.subheadline)
                            .foregroundStyle(.secondary)
                        }
                        .frame(maxWidth: .infinity, alignment: .leading)
                    }
                }
                .buttonStyle(.plain)
                .accessibilityIdentifier("trail-\(trail.id)")
                if trail.id == "heron" {
                    star.popoverTip(FavouriteTip(), arrowEdge: .top)
                } else {
                    star
                }
            }
            if hiker.opened == trail || hiker.highlighted == trail.id {
                Text(trail.summary)
                    .font(.subheadline)
                    .foregroundStyle(.secondary)
                    .padding(EdgeInsets(top: 0, leading: 42, bottom: 0, trailing: 14))
                    .accessibilityIdentifier("summary-\(trail.id)")
            }
        }
        .frame(maxWidth: .infinity, alignment: .leading)
    }

    private var star: some View {
        Button(action: toggleStar) {
            Image(systemName: isStarred ? "star.fill" : "star").frame(width: 44, height: 44)
        }
        .accessibilityLabel(isStarred ? "Unstar \(trail.name)" : "Star \(trail.name)")
        .accessibilityIdentifier("star-\(trail.id)")
    }

    private var isStarred: Bool { hiker.favourites.contains(trail.id) }

    private func toggleStar() {
        if isStarred {
            hiker.favourites.remove(trail.id)
        } else {
            hiker.favourites.insert(trail.id)
            FavouriteTip().invalidate(reason: .actionPerformed)
        }
        ShareTip.favouriteCount = hiker.favourites.count
    }
}
