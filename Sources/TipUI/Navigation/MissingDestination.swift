/// A warning sign in the place of the view of a value that no destination is for.
struct MissingDestination {
    let value: NavigationValue

    /// What the developer has to know.
    var message: String {
        """
        Nothing shows a value of type \(value.typeName) on a navigation stack's path: add \
        .navigationDestination(for: \(value.typeName).self) { … } to a view on a level below, for instance on the first.
        """
    }
}

extension MissingDestination: View {
    var body: some View {
        Image(systemName: "exclamationmark.triangle.fill")
            .foregroundStyle(.yellow)
            .accessibilityLabel(SystemWord.nothingToShow)
            .onChange(of: value, initial: true) { DiagnosticLog.write(message) }
    }
}
