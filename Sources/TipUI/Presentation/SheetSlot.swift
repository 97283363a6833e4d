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
