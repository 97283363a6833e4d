/// The place of the sheet upon a layer.
struct SheetSlot {
    let level: PresentationLevel
}

extension SheetSlot: View {
    var body: some View {
        if let sheet = level.sheet {
            SheetCard(sheet: sheet).id([AnyHashable(ObjectIdentifier(sheet.owner)), sheet.id])
        }
    }
}

/// A sheet, which is a layer of its own.
struct SheetCard {
    let sheet: Sheet
    @State private var level = PresentationLevel()

    nonisolated init(sheet: Sheet) {
        self.sheet = sheet
    }
}

@MainActor
extension SheetCard: UntrackedView {
    func primitive(in environment: EnvironmentValues) -> Primitive {
        let sheet = sheet
        let level = level
        return Primitive(
            Element(SheetContent()),
            children: [
                Primitive.Child(sheet.content, key: "content"), Primitive.Child(SheetSlot(level: level), key: "sheet"),
            ],
            transformEnvironment: { environment in
                environment = sheet.environment
                environment.presentation = level
                environment.dismissal = DismissAction(sheet.dismiss)
            },
            preferences: Primitive.Preferences(
                reader: reader,
                observers: [level.observer],
                transform: Self.leave
            )
        )
    }

    /// A sheet is apart from what it lies upon: only what is asked of the whole page goes on from here.
    private static func leave(_ values: inout PreferenceValues) {
        let requests = values[PageRequestsKey.self]
        values = PreferenceValues()
        if !requests.isEmpty { values[PageRequestsKey.self] = requests }
    }

    /// Draws the sheet as its content wants it, with a handle while the person may close it.
    private var reader: Primitive.PreferenceReader {
        let sheet = sheet
        return Primitive.PreferenceReader(keys: [SheetLookKey.self]) { values, container in
            let content = values[SheetLookKey.self].content(isCover: sheet.isCover)
            container.element.content = content
            guard content.isDismissible else { return }
            container.leading = [Primitive.Child(SheetHandle(dismiss: sheet.dismiss), key: "handle")]
            container.handlers[.dismiss] = { _ in sheet.dismiss() }
        }
    }
}

/// The handle at the top of a sheet, which closes it.
struct SheetHandle {
    let dismiss: @MainActor () -> Void
}

extension SheetHandle: View {
    var body: some View {
        Button(action: dismiss) {
            EmptyView()
        }
        .buttonLook(.sheetHandle)
        .accessibilityLabel("Close")
    }
}
