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
        .accessibilityLabel(SystemWord.close)
    }
}
