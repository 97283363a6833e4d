/// A sheet that a view asks for.
struct Sheet {
    /// Which presentation it is: with another one, all that is in the sheet begins anew.
    let id: AnyHashable
    let isCover: Bool
    let content: any View
    /// The environment of the view that asks for it.
    let environment: EnvironmentValues
    /// Lets the view that asks know that the sheet is to go.
    let dismiss: @MainActor () -> Void
}

/// The identity of a view that asks for a sheet, or something of the one around it.
@MainActor
final class SheetOwner {
    /// Whether its sheet was on the page since it asked for one, and didn't only wait.
    var wasShown = false

    nonisolated init() {}
}

/// The place of the sheet upon a layer.
struct SheetSlot {
    let level: PresentationLevel
}

extension SheetSlot: View {
    var body: some View {
        if let sheet = level.sheet {
            SheetCard(sheet: sheet).id(sheet.id)
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

extension SheetCard: View {
    var body: some View {
        SheetFrame(sheet: sheet, level: level, wanted: level.content)
    }
}

/// The frame of a sheet, as its content wants it.
struct SheetFrame {
    let sheet: Sheet
    let level: PresentationLevel
    let wanted: SheetContent
}

@MainActor
extension SheetFrame: PrimitiveView {
    func primitive(in environment: EnvironmentValues) -> Primitive {
        let sheet = sheet
        let level = level
        var content = wanted
        content.isCover = sheet.isCover
        if sheet.isCover { content.isDismissible = false }
        var children: [Primitive.Child] = []
        if content.isDismissible {
            children.append(Primitive.Child(SheetHandle(dismiss: sheet.dismiss), key: "handle"))
        }
        children.append(Primitive.Child(sheet.content, key: "content"))
        children.append(Primitive.Child(SheetSlot(level: level), key: "sheet"))
        return Primitive(
            Element(.sheet(content)),
            children: children,
            transformEnvironment: { environment in
                environment = sheet.environment
                environment.presentation = level
                environment.dismissal = DismissAction(sheet.dismiss)
                environment.navigation = nil
                environment.isKeptHidden = false
                environment.isEnabled = true
            },
            handlers: content.isDismissible ? [.dismiss: { _ in sheet.dismiss() }] : [:]
        )
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
