import SwiftUI

@Observable
final class MapModel {
    static let mapSize = CGSize(width: 900, height: 1300)
    static let zoomRange: ClosedRange<CGFloat> = 0.8...2.5

    var style = MapStyle.day
    var searchText = ""
    var category: Category?
    var showsSavedOnly = false
    var selection: Place = Place.all[0]
    private(set) var savedIDs: Set<Place.ID> = [3]
    private(set) var zoom: CGFloat = 1
    private(set) var offset = CGSize.zero

    var visiblePlaces: [Place] {
        Place.all.filter { place in
            (category == nil || place.category == category)
                && (!showsSavedOnly || isSaved(place))
                && (searchText.isEmpty || place.name.localizedCaseInsensitiveContains(searchText))
        }
    }

    func isSaved(_ place: Place) -> Bool {
        savedIDs.contains(place.id)
    }

    func toggleSaved(_ place: Place) {
        savedIDs.formSymmetricDifference([place.id])
    }

    func magnify(by factor: CGFloat) {
        RecenterTip.hasMovedMap = true
        let newZoom = min(max(zoom * factor, Self.zoomRange.lowerBound), Self.zoomRange.upperBound)
        let change = newZoom / zoom
        zoom = newZoom
        offset = limited(CGSize(width: offset.width * change, height: offset.height * change))
    }

    func center(on place: Place) {
        selection = place
        offset = limited(
            CGSize(
                width: (Self.mapSize.width / 2 - place.x) * zoom,
                height: (Self.mapSize.height / 2 - place.y) * zoom
            )
        )
    }

    func recenter() {
        zoom = 1
        offset = .zero
    }

    /// Keeps the edges of the map outside of an iPhone's screen.
    private func limited(_ size: CGSize) -> CGSize {
        let x = max(Self.mapSize.width * zoom - 440, 0) / 2
        let y = max(Self.mapSize.height * zoom - 960, 0) / 2
        return CGSize(width: min(max(size.width, -x), x), height: min(max(size.height, -y), y))
    }
}
