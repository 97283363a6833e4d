import Observation

/// A layer of a page, which is either the page itself or a sheet; a layer can have a sheet above it.
@MainActor @Observable
final class PresentationLayer {
    /// The sheet above this layer; if views request several sheets, the sheet that was requested first.
    private(set) var sheet: SheetRequest?
    /// Whether there is a sheet above this layer.
    private(set) var isCovered = false
    /// The views that request a sheet, in the order of their requests.
    @ObservationIgnored private var requesters: [SheetOwner] = []

    nonisolated init() {}

    /// An observer of the sheets that the layer's views request.
    var observer: Primitive.PreferenceObserver {
        Primitive.PreferenceObserver(key: SheetKey.self) { [weak self] in self?.present($0[SheetKey.self]) }
    }

    private func present(_ sheets: [SheetRequest]) {
        requesters.removeAll { owner in !sheets.contains { $0.owner === owner } }
        for sheet in sheets where !requesters.contains(where: { $0 === sheet.owner }) { requesters.append(sheet.owner) }
        let first = sheets.first { $0.owner === requesters.first }
        if sheet != first { sheet = first }
        if isCovered != (first != nil) { isCovered = first != nil }
    }
}

private enum PresentationKey: EnvironmentKey {
    static var defaultValue: PresentationLayer? { nil }
}

extension EnvironmentValues {
    /// The layer of the page that the view is on, or `nil` for views that aren't on a page.
    var presentation: PresentationLayer? {
        get { self[PresentationKey.self] }
        set { self[PresentationKey.self] = newValue }
    }
}

/// The view that shows the sheet above a layer.
struct SheetSlot {
    let layer: PresentationLayer
}

@MainActor
extension SheetSlot: PrimitiveView {
    func primitive(in environment: EnvironmentValues) -> Primitive {
        guard let sheet = layer.sheet else { return Primitive() }
        return Primitive(
            children: [
                Primitive.Child(SheetCard(sheet: sheet), key: [AnyHashable(ObjectIdentifier(sheet.owner)), sheet.id])
            ]
        )
    }
}
