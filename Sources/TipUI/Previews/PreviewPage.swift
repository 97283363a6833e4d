/// A preview of the running program.
@MainActor
package struct PreviewPage {
    /// What to call it: the name that it was given, or where it stands.
    package let name: String
    /// Where it is declared.
    package let place: String
    private let makeView: @MainActor () -> any View

    /// All previews of the program, by their places.
    package static let all: [PreviewPage] = {
        let declared = ConformingTypes.all(to: (any PreviewRegistry).self)
            .compactMap { $0 as? any PreviewRegistry.Type }
            .sorted { ($0.fileID, $0.line) < ($1.fileID, $1.line) }
            .map { PreviewPage(registry: $0) }
        let provided = ConformingTypes.all(to: (any PreviewProvider).self)
            .compactMap { $0 as? any PreviewProvider.Type }
            .map { PreviewPage(provider: $0) }
            .sorted { $0.place < $1.place }
        return declared + provided
    }()

    /// What a page of a preview gets around it.
    package static func makeHost() -> GraphHost {
        let hosting = ConformingTypes.all(to: (any PreviewHosting).self).lazy.compactMap {
            $0 as? any PreviewHosting.Type
        }
        return hosting.first?.makeHost() ?? GraphHost()
    }

    /// The root of a page that shows the preview; the preview is made where bodies are, in what stands around the page.
    package var view: any View { PreviewRoot(makeView: makeView) }

    private init(registry: any PreviewRegistry.Type) {
        place = "\(registry.fileID):\(registry.line)"
        name = registry.makePreview().name ?? place
        makeView = { registry.makePreview().view }
    }

    private init(provider: any PreviewProvider.Type) {
        func view<Provider: PreviewProvider>(of type: Provider.Type) -> any View { type.previews }
        place = String(reflecting: provider)
        name = String(describing: provider)
        makeView = { view(of: provider) }
    }
}

/// What a preview makes, each time that it is asked for.
private struct PreviewRoot {
    let makeView: @MainActor () -> any View
}

extension PreviewRoot: View {
    var body: some View { AnyView(makeView()) }
}

/// What stands around each preview: found by its conformance, so that renderers needn't know who brings it.
package protocol PreviewHosting {
    /// What stands around one page.
    @MainActor static func makeHost() -> GraphHost
}

/// What `#Preview` expands to: a type that a program finds when it serves its previews.
public protocol PreviewRegistry {
    /// The file that declares the preview: its module and name.
    static var fileID: String { get }

    /// The line of the declaration, from 1.
    static var line: Int { get }

    /// Makes the preview.
    @MainActor static func makePreview() -> Preview
}
