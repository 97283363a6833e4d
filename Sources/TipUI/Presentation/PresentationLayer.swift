import Observation

/// A layer of a page, which is the page itself or a sheet, with the sheet that lies upon it.
@MainActor @Observable
final class PresentationLayer {
    /// The sheet upon this layer: the first that was asked for; others wait.
    private(set) var sheet: SheetRequest?
    /// Whether a sheet lies upon this layer.
    private(set) var isCovered = false
    /// The views that ask for a sheet, in the order they asked.
    @ObservationIgnored private var askers: [SheetOwner] = []

    nonisolated init() {}

    /// Observes which sheets the views of the layer ask for.
    var observer: Primitive.PreferenceObserver {
        Primitive.PreferenceObserver(key: SheetKey.self) { [weak self] in self?.present($0[SheetKey.self]) }
    }

    private func present(_ sheets: [SheetRequest]) {
        askers.removeAll { owner in !sheets.contains { $0.owner === owner } }
        for sheet in sheets where !askers.contains(where: { $0 === sheet.owner }) { askers.append(sheet.owner) }
        let first = sheets.first { $0.owner === askers.first }
        if sheet != first { sheet = first }
        if isCovered != (first != nil) { isCovered = first != nil }
    }
}

private enum PresentationKey: EnvironmentKey {
    static var defaultValue: PresentationLayer? { nil }
}

extension EnvironmentValues {
    /// The layer of the page that the view stands in; `nil` for views that are on no page.
    var presentation: PresentationLayer? {
        get { self[PresentationKey.self] }
        set { self[PresentationKey.self] = newValue }
    }
}
