public import Foundation

extension View {
    /// Puts room around the view; `nil` is the platform's, 16 points.
    public nonisolated func padding(_ edges: Edge.Set = .all, _ length: CGFloat? = nil) -> some View {
        padding(EdgeInsets(edges, length ?? 16))
    }

    /// Puts room around the view on all edges.
    public nonisolated func padding(_ length: CGFloat) -> some View {
        padding(EdgeInsets(.all, length))
    }

    /// Puts room around the view.
    public nonisolated func padding(_ insets: EdgeInsets) -> some View {
        ElementBox(self) { element, _ in element.style.padding = insets.box }
    }

    /// Gives the view a size; `nil` leaves it as it is.
    public nonisolated func frame(
        width: CGFloat? = nil,
        height: CGFloat? = nil,
        alignment: Alignment = .center
    ) -> some View {
        ElementBox(self) { element, _ in
            element.style.width = width.map { Double($0) }
            element.style.height = height.map { Double($0) }
            element.style.alignment = alignment.layout()
        }
    }

    /// Gives the view bounds for its size; a maximum of `.infinity` fills the room there is.
    ///
    /// Ideal sizes are accepted; the content's own is used.
    public nonisolated func frame(
        minWidth: CGFloat? = nil,
        idealWidth: CGFloat? = nil,
        maxWidth: CGFloat? = nil,
        minHeight: CGFloat? = nil,
        idealHeight: CGFloat? = nil,
        maxHeight: CGFloat? = nil,
        alignment: Alignment = .center
    ) -> some View {
        ElementBox(self) { element, _ in
            element.style.minWidth = minWidth.map { Double($0) }
            element.style.maxWidth = maxWidth.map { Double($0) }
            element.style.minHeight = minHeight.map { Double($0) }
            element.style.maxHeight = maxHeight.map { Double($0) }
            element.style.alignment = alignment.layout()
        }
    }

    /// Keeps the view at the size of its content.
    public nonisolated func fixedSize() -> some View {
        fixedSize(horizontal: true, vertical: true)
    }

    /// Keeps the view at the size of its content; both axes go together.
    public nonisolated func fixedSize(horizontal: Bool, vertical: Bool) -> some View {
        ElementBox(self) { element, _ in element.style.isFixedSize = horizontal || vertical }
    }

    /// Moves the view without moving what is around it.
    public nonisolated func offset(x: CGFloat = 0, y: CGFloat = 0) -> some View {
        ElementBox(self) { element, _ in
            element.style.offset = BoxStyle.Offset(x: Double(x), y: Double(y))
        }
    }

    /// Moves the view without moving what is around it.
    public nonisolated func offset(_ offset: CGSize) -> some View {
        self.offset(x: offset.width, y: offset.height)
    }

    /// Moves the view against its alignment, by what the closure adds to the guide.
    ///
    /// A guide is measured from where reading begins; from right to left the view moves to the other side.
    @preconcurrency
    public nonisolated func alignmentGuide(
        _ guide: HorizontalAlignment,
        computeValue: @escaping @Sendable (ViewDimensions) -> CGFloat
    ) -> some View {
        let value = Double(computeValue(ViewDimensions()))
        return ElementBox(self) { element, environment in
            let x = environment.layoutDirection == .rightToLeft ? value : -value
            element.style.offset = BoxStyle.Offset(x: x, y: 0)
        }
    }

    /// Moves the view against its alignment, by what the closure adds to the guide.
    @preconcurrency
    public nonisolated func alignmentGuide(
        _ guide: VerticalAlignment,
        computeValue: @escaping @Sendable (ViewDimensions) -> CGFloat
    ) -> some View {
        offset(y: -computeValue(ViewDimensions()))
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
