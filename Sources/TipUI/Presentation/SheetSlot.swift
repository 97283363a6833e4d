/// The place of the sheet upon a layer.
struct SheetSlot {
    let layer: PresentationLayer
}

extension SheetSlot: View {
    var body: some View {
        if let sheet = layer.sheet {
            SheetCard(sheet: sheet).id([AnyHashable(ObjectIdentifier(sheet.owner)), sheet.id])
        }
    }
}
