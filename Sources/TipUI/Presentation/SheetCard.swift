/// A sheet, which is a layer of its own.
struct SheetCard {
    let sheet: SheetRequest
    @State private var layer = PresentationLayer()

    nonisolated init(sheet: SheetRequest) {
        self.sheet = sheet
    }
}

@MainActor
extension SheetCard: UntrackedView {
    func primitive(in environment: EnvironmentValues) -> Primitive {
        let sheet = sheet
        let layer = layer
        return Primitive(
            Element(SheetContent()),
            children: [
                Primitive.Child(sheet.content, key: "content"), Primitive.Child(SheetSlot(layer: layer), key: "sheet"),
            ],
            transformEnvironment: { environment in
                environment = sheet.environment
                environment.presentation = layer
                environment.dismissal = DismissAction(sheet.dismiss)
            },
            lifecycle: lifecycle,
            preferences: Primitive.Preferences(
                reader: reader,
                observers: [layer.observer],
                transform: Self.passOn
            )
        )
    }

    /// Whatever takes the sheet away, its card leaves the page, after all that is on it.
    private var lifecycle: Primitive.Lifecycle {
        let owner = sheet.owner
        var lifecycle = Primitive.Lifecycle()
        lifecycle.onUnmount = { owner.onDismiss?() }
        return lifecycle
    }

    /// A sheet is apart from what it lies upon: only what is asked of the whole page goes on from here.
    private static func passOn(_ values: inout PreferenceValues) {
        let requests = values[PageRequestsKey.self]
        values = PreferenceValues()
        if !requests.isEmpty { values[PageRequestsKey.self] = requests }
    }

    /// Draws the sheet as its content wants it, with a handle while the person may close it.
    private var reader: Primitive.PreferenceReader {
        let sheet = sheet
        return Primitive.PreferenceReader(keys: [SheetLookKey.self]) { values, container in
            var content = values[SheetLookKey.self].content(isCover: sheet.isCover)
            if content.title.isEmpty, let language = sheet.environment.statedReading?.language {
                content.title = SystemWord.sheet.text(in: language)
            }
            container.element.content = content
            guard content.isDismissible else { return }
            container.leading = [Primitive.Child(SheetHandle(dismiss: sheet.dismiss), key: "handle")]
            container.handlers[.dismiss] = { _ in sheet.dismiss() }
        }
    }
}
