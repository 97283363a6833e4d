import Observation

/// A view that presents a sheet on its layer of the page while its binding has an item.
struct SheetModifier<Content: View, Item, Card: View> {
    let content: Content
    let item: Binding<Item?>
    /// Returns the identity of an item; an item with a different identity replaces the sheet.
    let identify: (Item) -> AnyHashable
    let form: SheetContent.Form
    let onDismiss: (@MainActor () -> Void)?
    let card: (Item) -> Card
    @State private var owner = SheetOwner()
    @Environment(\.self) private var environment

    nonisolated init(
        content: Content,
        item: Binding<Item?>,
        identify: @escaping (Item) -> AnyHashable,
        form: SheetContent.Form,
        onDismiss: (@MainActor () -> Void)?,
        card: @escaping (Item) -> Card
    ) {
        self.content = content
        self.item = item
        self.identify = identify
        self.form = form
        self.onDismiss = onDismiss
        self.card = card
    }
}

extension SheetModifier: View {
    var body: some View {
        // Store the latest closure, because the sheet calls `onDismiss` when it is removed, which may be much later.
        owner.onDismiss = onDismiss
        let sheet = item.wrappedValue.map(sheet)
        return PreferenceModifier(content) { values, _ in
            if let sheet { values[SheetKey.self].insert(sheet, at: 0) }
        }
    }

    /// Returns the request for the sheet of an item.
    @MainActor
    private func sheet(of present: Item) -> SheetRequest {
        let (item, card, surroundings) = (item, card(present), environment.forSheet)
        return SheetRequest(
            owner: owner,
            id: identify(present),
            form: form,
            content: card,
            environment: surroundings,
            dismiss: {
                if let choices = card as? ChoiceCard {
                    choices.cancel(in: surroundings)
                } else {
                    item.wrappedValue = nil
                }
            }
        )
    }
}

extension SheetModifier: SingleElementView where Content: SingleElementView {}
extension SheetModifier: UnaryView where Content: UnaryView {}

/// The identity of a view that presents a sheet.
@MainActor
final class SheetOwner {
    /// Called after the sheet has been removed.
    var onDismiss: (@MainActor () -> Void)?
    /// The name by which a popover finds the view.
    lazy var anchorName = String(UInt64.random(in: 0...UInt64.max))

    nonisolated init() {}
}

/// A view's request for a sheet.
struct SheetRequest: Equatable {
    let owner: SheetOwner
    /// The identity of the presentation; a different identity replaces the sheet's views, with new state.
    let id: AnyHashable
    let form: SheetContent.Form
    /// The place of a popover; `nil` for a sheet.
    let popover: PopoverPlacement?
    let content: any View
    /// The environment of the content, without the values that the sheet's layer adds.
    let environment: EnvironmentValues
    /// Asks the requesting view to dismiss the sheet.
    let dismiss: @MainActor () -> Void
    private let identity = UniqueIdentity()

    init(
        owner: SheetOwner,
        id: AnyHashable,
        form: SheetContent.Form,
        popover: PopoverPlacement? = nil,
        content: any View,
        environment: EnvironmentValues,
        dismiss: @escaping @MainActor () -> Void
    ) {
        self.owner = owner
        self.id = id
        self.form = form
        self.popover = popover
        self.content = content
        self.environment = environment
        self.dismiss = dismiss
    }

    static func == (left: SheetRequest, right: SheetRequest) -> Bool { left.identity == right.identity }
}

/// The sheets that the views of a layer request, in the order of the views.
enum SheetKey: PreferenceKey {
    static var defaultValue: [SheetRequest] { [] }

    static func reduce(value: inout [SheetRequest], nextValue: () -> [SheetRequest]) {
        value += nextValue()
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
