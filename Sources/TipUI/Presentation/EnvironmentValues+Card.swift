extension EnvironmentValues {
    /// Leaves behind what the views around a card say of their own look, and that they are in a menu.
    mutating func enterCard() {
        textPatch = TextPatch()
        foregroundLayers = []
        buttonChoice = .look(.automatic)
        lineLimit = nil
        multilineTextAlignment = .leading
        isInMenu = false
    }

    /// Leaves behind where the view stands that asks for a sheet, but not its look.
    mutating func enterSheet() {
        // The sheet has a place of its own; kept here, the old one would keep its layer alive for good.
        presentation = nil
        navigation = nil
        dismissal = nil
        isHiddenByContainer = false
        isEnabled = true
        isInMenu = false
    }
}
