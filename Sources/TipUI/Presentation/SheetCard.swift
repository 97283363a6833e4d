/// A sheet, which is a separate layer of the page.
struct SheetCard {
    let sheet: SheetRequest
    @State private var layer = PresentationLayer()
    @State private var editScope = StateBox(EditMode.inactive)

    nonisolated init(sheet: SheetRequest) {
        self.sheet = sheet
    }
}

@MainActor
extension SheetCard: UntrackedView {
    func primitive(in environment: EnvironmentValues) -> Primitive {
        let sheet = sheet
        let (layer, editScope) = (layer, editScope)
        return Primitive(
            Element(SheetContent()),
            children: [
                Primitive.Child(sheet.content, key: "content"), Primitive.Child(SheetSlot(layer: layer), key: "sheet"),
            ],
            transformEnvironment: { environment in
                environment = sheet.environment
                environment.presentation = layer
                environment.editScope = editScope
                environment.dismissal = DismissAction(sheet.dismiss)
            },
            lifecycle: lifecycle,
            preferences: Primitive.Preferences(
                reader: reader,
                observers: [layer.observer],
                transform: Self.forwardPreferences
            )
        )
    }

    /// Calls `onDismiss` after the sheet's content has been unmounted, regardless of what closed the sheet.
    private var lifecycle: Primitive.Lifecycle {
        let owner = sheet.owner
        var lifecycle = Primitive.Lifecycle()
        lifecycle.onUnmount = { owner.onDismiss?() }
        return lifecycle
    }

    /// Removes all preferences except requests to the page, because a sheet is separate from the layer below it.
    private static func forwardPreferences(_ values: inout PreferenceValues) {
        let requests = values[PageRequestsKey.self]
        values = PreferenceValues()
        if !requests.isEmpty { values[PageRequestsKey.self] = requests }
    }

    /// Draws the sheet with the look that its content requests, and with a handle if it is a plain sheet that the user can close.
    private var reader: Primitive.PreferenceReader {
        let sheet = sheet
        return Primitive.PreferenceReader(keys: [SheetLookKey.self]) { values, container in
            var content = values[SheetLookKey.self].content(form: sheet.form, popover: sheet.popover)
            if content.title.isEmpty, let language = sheet.environment.readingSettings?.language {
                content.title = SystemWord.sheet.text(in: language)
            }
            container.element.content = content
            guard content.isDismissible else { return }
            if sheet.form == .sheet {
                container.leading = [Primitive.Child(SheetHandle(dismiss: sheet.dismiss), key: "handle")]
            }
            container.handlers[.dismiss] = { _ in sheet.dismiss() }
        }
    }
}
