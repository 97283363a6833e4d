public import Foundation

/// A picture on the web, which the browser loads.
///
/// The address is one of `https` or of the page's own server. Without JavaScript the picture replaces the placeholder,
/// in its own size.
public struct AsyncImage<Content: View> {
    let url: URL?
    let content: (AsyncImagePhase) -> Content
    /// The picture that the browser has loaded last, or that it can't load.
    @State private var loaded: Loaded?
    private let transaction: Transaction

    struct Loaded: Equatable {
        var url: URL
        var isPicture: Bool
    }

    /// Makes the view from its phases; `scale` has no effect: a point is a pixel of the picture.
    public nonisolated init(
        url: URL?,
        scale: CGFloat = 1,
        transaction: Transaction = Transaction(),
        @ViewBuilder content: @escaping (AsyncImagePhase) -> Content
    ) {
        self.url = url
        self.content = content
        self.transaction = transaction
    }

    /// Makes the view, with a placeholder until the picture is loaded; `scale` has no effect.
    public nonisolated init<I, P>(
        url: URL?,
        scale: CGFloat = 1,
        @ViewBuilder content: @escaping (Image) -> I,
        @ViewBuilder placeholder: @escaping () -> P
    ) where Content == _ConditionalContent<I, P>, I: View, P: View {
        self.init(url: url, scale: scale) { phase in
            if let image = phase.image { content(image) } else { placeholder() }
        }
    }
}

extension AsyncImage where Content == _ConditionalContent<Image, Color> {
    /// Makes the view, gray until the picture is loaded; `scale` has no effect.
    public nonisolated init(url: URL?, scale: CGFloat = 1) {
        self.init(url: url, scale: scale) {
            $0
        } placeholder: {
            Color.gray.opacity(0.2)
        }
    }
}

@MainActor
extension AsyncImage: PrimitiveView {
    package func primitive(in environment: EnvironmentValues) -> Primitive {
        let phase = phase
        var children = [Primitive.Child(content(phase).asSingleElement, key: 0)]
        if case .empty = phase, let url {
            children.append(
                Primitive.Child(
                    Loader(url: url) { isPicture in
                        withTransaction(transaction) { loaded = Loaded(url: url, isPicture: isPicture) }
                    },
                    key: url
                )
            )
        }
        return Primitive(Element(OverlayContent(sizingChild: 0)), children: children)
    }

    private var phase: AsyncImagePhase {
        guard let url, let loaded, loaded.url == url else { return .empty }
        return loaded.isPicture ? .success(Image(remote: url)) : .failure(AsyncImageError())
    }
}

extension AsyncImage: SingleElementView {}
extension AsyncImage: StatefulElement {}

/// The progress of loading a picture.
public enum AsyncImagePhase: Sendable {
    /// The picture isn't loaded.
    case empty
    /// The picture is loaded.
    case success(Image)
    /// The picture can't be loaded.
    case failure(any Error)

    /// The picture, if it is loaded.
    public var image: Image? {
        if case .success(let image) = self { image } else { nil }
    }

    /// The error, if the picture can't be loaded.
    public var error: (any Error)? {
        if case .failure(let error) = self { error } else { nil }
    }
}

/// The browser couldn't load a picture; it doesn't say why.
struct AsyncImageError: LocalizedError {
    var errorDescription: String? { "The picture can't be loaded." }
}

/// A picture that isn't shown yet.
private struct Loader: View {
    let url: URL
    let report: @MainActor (Bool) -> Void
}

extension Loader: UntrackedView {
    func primitive(in environment: EnvironmentValues) -> Primitive {
        Primitive(
            Element(LoaderContent(url: url.absoluteString)),
            handlers: [.size: { event in if let size = event.size { report(size.width > 0) } }]
        )
    }
}

/// A picture that is loaded without being shown; its size is reported, which is 0 if it can't be loaded.
package struct LoaderContent: ElementContent {
    package static let kind = ElementKind.loader
    package static let variations = [Variations(of: LoaderContent(url: "a.png"), LoaderContent(url: "b.png"))]

    package var url: String

    package init(url: String) {
        self.url = url
    }
}
