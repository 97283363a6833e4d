/// A page for a preview of the running program.
@MainActor
package struct PreviewPage {
    /// The name of the preview, or its file and line; for a provider, its type name.
    package let name: String
    /// The location of the declaration: the file and line; for a provider, its qualified type name.
    package let declarationSite: String
    private let makeView: @MainActor () -> any View

    /// All previews of the program: first those of `#Preview`, then those of providers, each sorted by location.
    package static let all: [PreviewPage] = {
        let declared = ConformingTypes.all(to: (any PreviewRegistry).self)
            .compactMap { $0 as? any PreviewRegistry.Type }
            .sorted { ($0.fileID, $0.line) < ($1.fileID, $1.line) }
            .map { PreviewPage(registry: $0) }
        let provided = ConformingTypes.all(to: (any PreviewProvider).self)
            .compactMap { $0 as? any PreviewProvider.Type }
            .map { PreviewPage(provider: $0) }
            .sorted { $0.declarationSite < $1.declarationSite }
        return declared + provided
    }()

    /// Creates the host for a page, using the program's ``PreviewHosting`` type if there is one.
    package static func makeHost() -> GraphHost {
        let hosting = ConformingTypes.all(to: (any PreviewHosting).self).lazy.compactMap {
            $0 as? any PreviewHosting.Type
        }
        return hosting.first?.makeHost() ?? GraphHost()
    }

    /// The root view of a page for the preview; the preview's own view is created when the body of this view is
    /// evaluated.
    package var view: any View { PreviewRoot(makeView: makeView) }

    private init(registry: any PreviewRegistry.Type) {
        declarationSite = "\(registry.fileID):\(registry.line)"
        name = registry.makePreview().name ?? declarationSite
        makeView = { registry.makePreview().view }
    }

    private init(provider: any PreviewProvider.Type) {
        func view<Provider: PreviewProvider>(of type: Provider.Type) -> any View { type.previews }
        declarationSite = String(reflecting: provider)
        name = String(describing: provider)
        makeView = { view(of: provider) }
    }
}

/// A view that creates the preview's view each time its body is evaluated.
private struct PreviewRoot {
    let makeView: @MainActor () -> any View
}

extension PreviewRoot: View {
    var body: some View { AnyView(makeView()) }
}

/// A type that creates hosts for previews; found by its conformance, so that renderers don't depend on its module.
package protocol PreviewHosting {
    /// Creates the host for one page.
    @MainActor static func makeHost() -> GraphHost
}

/// The expansion of `#Preview`: a type that a program finds when it serves its previews.
public protocol PreviewRegistry {
    /// The file of the declaration: the module and the file name.
    static var fileID: String { get }

    /// The line of the declaration, starting at 1.
    static var line: Int { get }

    /// Creates the preview.
    @MainActor static func makePreview() -> Preview
}
