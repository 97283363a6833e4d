#if Macros
    /// Makes a preview of a view: a page of its own below `/_previews` of a program that was started with `--previews`.
    ///
    /// Programs that are built without `DEBUG` leave previews out; the compiler still checks them.
    ///
    /// - Parameters:
    ///   - name: The preview's name; without one it is called by its file and line.
    ///   - body: The view to preview; made anew for each page.
    @freestanding(declaration)
    public macro Preview(
        _ name: String? = nil,
        @ViewBuilder body: @escaping @MainActor () -> any View
    ) = #externalMacro(module: "TipKitMacros", type: "PreviewMacro")

    /// Makes a preview of a view with traits: a page of its own below `/_previews` of a program that was started with
    /// `--previews`.
    ///
    /// Programs that are built without `DEBUG` leave previews out; the compiler still checks them.
    ///
    /// - Parameters:
    ///   - name: The preview's name; without one it is called by its file and line.
    ///   - traits: How the preview is shown.
    ///   - additionalTraits: More of the same.
    ///   - body: The view to preview; made anew for each page.
    @freestanding(declaration)
    public macro Preview(
        _ name: String? = nil,
        traits: PreviewTrait<Preview.ViewTraits>,
        _ additionalTraits: PreviewTrait<Preview.ViewTraits>...,
        @ViewBuilder body: @escaping @MainActor () -> any View
    ) = #externalMacro(module: "TipKitMacros", type: "PreviewMacro")
#endif
