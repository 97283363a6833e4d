public import Foundation

/// A view that fills its place, and whose content depends on its size.
///
/// The browser reports the size once it has drawn the page. Until then the size is that of the frame around the view,
/// or, without a frame, that of a phone's window.
public struct GeometryReader<Content: View> {
    /// Returns the content for a size.
    public var content: (GeometryProxy) -> Content
    @State private var size: CGSize?

    /// Makes the view.
    public nonisolated init(@ViewBuilder content: @escaping (GeometryProxy) -> Content) {
        self.content = content
    }
}

@MainActor
extension GeometryReader: PrimitiveView {
    package func primitive(in environment: EnvironmentValues) -> Primitive {
        let assumed = environment.frameProposal
        let size = size ?? CGSize(width: assumed.width ?? 390, height: assumed.height ?? 844)
        return Primitive(
            Element(GeometryContent()),
            children: [Primitive.Child(content(GeometryProxy(size: size)))],
            handlers: [.size: { event in if let reported = event.size { self.size = reported } }]
        )
    }
}

extension GeometryReader: SingleElementView {}
extension GeometryReader: StatefulElement {}

/// The size of a `GeometryReader`.
public struct GeometryProxy: Equatable, Sendable {
    /// The size.
    public let size: CGSize
    /// The insets of safe areas, which are 0.
    public var safeAreaInsets: EdgeInsets { EdgeInsets() }

    /// Returns the rectangle of the view in a coordinate space.
    ///
    /// Only the size is known, so the rectangle begins at 0 in every coordinate space.
    public func frame(in coordinateSpace: CoordinateSpace) -> CGRect { CGRect(origin: .zero, size: size) }
}

/// A coordinate space, for the rectangles of views.
public enum CoordinateSpace: Hashable, @unchecked Sendable {
    /// The space of the window.
    case global
    /// The space of the view itself.
    case local
    /// The space of a view with a name.
    case named(AnyHashable)
}

/// An element whose size is reported; its children are at the top leading corner.
package struct GeometryContent: ElementContent {
    package static let kind = ElementKind.geometry
    package static let variations = [Variations(of: GeometryContent())]

    package func flexibleAxes(in context: FlexibilityContext) -> Axis.Set { [.horizontal, .vertical] }
}
