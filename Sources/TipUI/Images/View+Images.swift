public import Foundation

extension View {
    /// Sets how large symbols below are beside their text.
    public nonisolated func imageScale(_ scale: Image.Scale) -> some View {
        EnvironmentModifier(content: self) { $0.imageScale = scale }
    }

    /// Sets how the layers of symbols below are coloured.
    public nonisolated func symbolRenderingMode(_ mode: SymbolRenderingMode?) -> some View {
        EnvironmentModifier(content: self) { $0.symbolRenderingMode = mode }
    }

    /// Lets resizable pictures below fill or fit their room in a ratio of width to height.
    public nonisolated func aspectRatio(_ aspectRatio: CGFloat? = nil, contentMode: ContentMode) -> some View {
        EnvironmentModifier(content: self) {
            $0.imageFit = ImageFit(mode: contentMode, ratio: aspectRatio.map { Double($0) })
        }
    }

    /// Lets resizable pictures below fill or fit their room in the ratio of a size.
    public nonisolated func aspectRatio(_ aspectRatio: CGSize, contentMode: ContentMode) -> some View {
        self.aspectRatio(aspectRatio.width / aspectRatio.height, contentMode: contentMode)
    }

    /// Lets resizable pictures below be seen whole.
    public nonisolated func scaledToFit() -> some View { aspectRatio(contentMode: .fit) }

    /// Lets resizable pictures below fill all of their room.
    public nonisolated func scaledToFill() -> some View { aspectRatio(contentMode: .fill) }
}
