extension View {
    /// Gives the view a name by which a callout's arrow finds it.
    package nonisolated func anchorName(_ name: String) -> some View {
        ElementModifier(self) { $0.style.anchorName = name }
    }
}
