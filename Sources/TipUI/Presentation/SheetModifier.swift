import Observation

/// A view that asks for a sheet upon its layer of the page while there is an item for it.
struct SheetModifier<Content: View, Item, Card: View> {
    let content: Content
    let item: Binding<Item?>
    /// The identity of an item; another one is another sheet.
    let identify: (Item) -> AnyHashable
    let isCover: Bool
    let onDismiss: (@MainActor () -> Void)?
    let card: (Item) -> Card
    @State private var owner = SheetOwner()
    @Environment(\.self) private var environment

    nonisolated init(
        content: Content,
        item: Binding<Item?>,
        identify: @escaping (Item) -> AnyHashable,
        isCover: Bool,
        onDismiss: (@MainActor () -> Void)?,
        card: @escaping (Item) -> Card
    ) {
        self.content = content
        self.item = item
        self.identify = identify
        self.isCover = isCover
        self.onDismiss = onDismiss
        self.card = card
    }
}

extension SheetModifier: View {
    var body: some View {
        // The card that goes calls what the view said last.
        owner.onDismiss = onDismiss
        let sheet = item.wrappedValue.map(sheet)
        return PreferenceModifier(content) { values, _ in
            if let sheet { values[SheetKey.self].insert(sheet, at: 0) }
        }
    }

    /// The sheet of an item.
    @MainActor
    private func sheet(of present: Item) -> SheetRequest {
        var surroundings = environment
        surroundings.enterSheet()
        let item = item
        return SheetRequest(
            owner: owner,
            id: identify(present),
            isCover: isCover,
            content: card(present),
            environment: surroundings,
            dismiss: { item.wrappedValue = nil }
        )
    }
}

extension SheetModifier: SingleElementView where Content: SingleElementView {}

/// The identity of a view that asks for a sheet.
@MainActor
final class SheetOwner {
    /// What is to be done after its sheet has gone.
    var onDismiss: (@MainActor () -> Void)?

    nonisolated init() {}
}

/// A sheet that a view asks for.
struct SheetRequest: Equatable {
    let owner: SheetOwner
    /// Which presentation of its owner it is: with another one, all that is in the sheet begins anew.
    let id: AnyHashable
    let isCover: Bool
    let content: any View
    /// The environment of its content, save for what its own layer adds.
    let environment: EnvironmentValues
    /// Says to the view that asks that the sheet is to go.
    let dismiss: @MainActor () -> Void
    private let identity = UniqueIdentity()

    init(
        owner: SheetOwner,
        id: AnyHashable,
        isCover: Bool,
        content: any View,
        environment: EnvironmentValues,
        dismiss: @escaping @MainActor () -> Void
    ) {
        self.owner = owner
        self.id = id
        self.isCover = isCover
        self.content = content
        self.environment = environment
        self.dismiss = dismiss
    }

    static func == (left: SheetRequest, right: SheetRequest) -> Bool { left.identity == right.identity }
}

/// The sheets that the views of a layer ask for, in the order of these views.
enum SheetKey: PreferenceKey {
    static var defaultValue: [SheetRequest] { [] }

    static func reduce(value: inout [SheetRequest], nextValue: () -> [SheetRequest]) {
        value += nextValue()
    }
}

/// The place of the sheet upon a layer.
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
