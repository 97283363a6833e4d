/// A warning sign that replaces a view that can't be drawn; the log tells the developer why.
struct DeveloperWarning: View {
    let message: String

    var body: some View {
        Image(systemName: "exclamationmark.triangle.fill")
            .foregroundStyle(.yellow)
            .accessibilityLabel(SystemWord.nothingToShow)
            .onChange(of: message, initial: true) { DiagnosticLog.write(message) }
    }
}
