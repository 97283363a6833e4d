import Observation

/// A layer of a page, which is the page itself or a sheet, with the sheet that lies upon it.
///
/// Views ask while they are drawn. What they ask is therefore kept unobserved, or they would follow their own asking;
/// what comes of it is observed.
@MainActor @Observable
final class PresentationLevel {
    /// A sheet that a view asks for, as long as the view lives.
    private struct Request {
        weak var owner: SheetOwner?
        var sheet: Sheet
    }

    /// How a view wants the sheet around it to be, as long as the view lives.
    private struct Wish {
        weak var owner: AnyObject?
        var change: @MainActor (inout SheetContent) -> Void
    }

    /// The sheet upon this layer: the first that was asked for; others wait.
    private(set) var sheet: Sheet?
    /// Whether a sheet lies upon this layer.
    private(set) var isCovered = false
    /// What the views of this layer want it to be, if it is a sheet; later wishes stand.
    private(set) var content = SheetContent()

    @ObservationIgnored private var requests: [Request] = []
    @ObservationIgnored private var wishes: [Wish] = []
    @ObservationIgnored private var wasCovered = false
    @ObservationIgnored private var lastContent = SheetContent()

    nonisolated init() {}

    /// Shows a sheet upon this layer, as soon as none that was asked for earlier is there.
    func ask(for sheet: Sheet, by owner: SheetOwner) {
        if let index = requests.firstIndex(where: { $0.owner === owner }) {
            requests[index].sheet = sheet
        } else {
            requests.append(Request(owner: owner, sheet: sheet))
        }
        requestsChanged()
    }

    /// Takes a sheet away, or its place in the row.
    func withdraw(_ owner: SheetOwner) {
        guard requests.contains(where: { $0.owner === owner }) else { return }
        requests.removeAll { $0.owner == nil || $0.owner === owner }
        requestsChanged()
    }

    /// Notes how a view wants the sheet around it to be.
    func wish(by owner: AnyObject, _ change: @escaping @MainActor (inout SheetContent) -> Void) {
        if let index = wishes.firstIndex(where: { $0.owner === owner }) {
            wishes[index].change = change
        } else {
            wishes.removeAll { $0.owner == nil }
            wishes.append(Wish(owner: owner, change: change))
        }
        wishesChanged()
    }

    /// Forgets what a view wished.
    func forgetWish(of owner: AnyObject) {
        wishes.removeAll { $0.owner == nil || $0.owner === owner }
        wishesChanged()
    }

    private func requestsChanged() {
        let first = requests.first { $0.owner != nil }
        first?.owner?.wasShown = true
        sheet = first?.sheet
        guard wasCovered != (first != nil) else { return }
        wasCovered.toggle()
        isCovered = wasCovered
    }

    private func wishesChanged() {
        var now = SheetContent()
        for wish in wishes where wish.owner != nil { wish.change(&now) }
        guard now != lastContent else { return }
        lastContent = now
        content = now
    }
}

private enum PresentationKey: EnvironmentKey {
    static var defaultValue: PresentationLevel? { nil }
}

extension EnvironmentValues {
    /// The layer of the page that the view stands in; `nil` for views that are on no page.
    var presentation: PresentationLevel? {
        get { self[PresentationKey.self] }
        set { self[PresentationKey.self] = newValue }
    }
}
