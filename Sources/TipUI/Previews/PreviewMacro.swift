#if Macros
    /// Shows a view in an editor's preview; the compiler checks the body and leaves it out of the program.
    ///
    /// - Parameters:
    ///   - name: The preview's name.
    ///   - body: The view to preview.
    @freestanding(declaration)
    public macro Preview(
        _ name: String? = nil,
        @ViewBuilder body: @escaping @MainActor () -> any View
    ) = #externalMacro(module: "TipKitMacros", type: "PreviewMacro")

    /// Shows a view in an editor's preview with traits; the compiler checks both and leaves them out of the program.
    ///
    /// - Parameters:
    ///   - name: The preview's name.
    ///   - traits: How the preview is shown.
    ///   - additionalTraits: More of the same.
    ///   - body: The view to preview.
    @freestanding(declaration)
    public macro Preview(
        _ name: String? = nil,
        traits: PreviewTrait<Preview.ViewTraits>,
        _ additionalTraits: PreviewTrait<Preview.ViewTraits>...,
        @ViewBuilder body: @escaping @MainActor () -> any View
    ) = #externalMacro(module: "TipKitMacros", type: "PreviewMacro")
#endif
