/// A view to look at while it is made: what `#Preview` declares.
public struct Preview {
    /// What the traits of a preview that shows a view belong to.
    public struct ViewTraits: Sendable {}

    package let name: String?
    private let traits: [PreviewTrait<ViewTraits>]
    private let makeBody: @MainActor () -> any View

    /// Makes a preview.
    ///
    /// - Parameters:
    ///   - name: Its name; without one it is called by its file and line.
    ///   - traits: How it is shown.
    ///   - body: Its view; made anew for each page.
    public init(
        _ name: String? = nil,
        traits: PreviewTrait<ViewTraits>...,
        @ViewBuilder body: @escaping @MainActor () -> any View
    ) {
        self.name = name
        self.traits = traits
        makeBody = body
    }

    /// The view, in the size that its traits ask for.
    @MainActor
    package var view: any View {
        guard let size = traits.lazy.compactMap(\.size).first else { return makeBody() }
        return AnyView(makeBody()).frame(width: size.width, height: size.height)
    }
}
