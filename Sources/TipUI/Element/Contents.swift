/// The runs of a paragraph and how they are set.
package struct TextContent: Equatable, Sendable {
    package var runs: [TextRun]
    package var alignment: TextAlignment
    package var lineLimit: Int?
    /// The heading level for assistive technology, 1 to 6; `nil` for plain text.
    package var headingLevel: Int?

    package init(
        runs: [TextRun],
        alignment: TextAlignment = .leading,
        lineLimit: Int? = nil,
        headingLevel: Int? = nil
    ) {
        self.runs = runs
        self.alignment = alignment
        self.lineLimit = lineLimit
        self.headingLevel = headingLevel
    }
}

/// A part of a paragraph in one style.
package struct TextRun: Equatable, Sendable {
    package enum Content: Equatable, Sendable {
        case string(String)
        case image(ImageContent)
    }

    package var content: Content
    package var style: TextStyle
    /// The address that a press on the run opens.
    package var link: String?

    package init(_ content: Content, style: TextStyle = TextStyle(), link: String? = nil) {
        self.content = content
        self.style = style
        self.link = link
    }
}

/// A picture, by the name of a system symbol or of a file of the app.
package struct ImageContent: Equatable, Sendable {
    package enum Source: Equatable, Sendable {
        /// A symbol of the set that renderers draw, by its system name.
        case symbol(String)
        /// A picture among the app's resources.
        case named(String)
    }

    package var source: Source
    /// What assistive technology says; `nil` for decoration.
    package var label: String?
    package var style: TextStyle
    package var scale: ImageScale
    package var renderingMode: SymbolRenderingMode
    package var isResizable: Bool
    package var contentMode: ContentMode?
    package var aspectRatio: Double?
    /// Colours of the symbol's layers, first to third, when they were given one by one.
    package var layers: [PaintStyle]

    package init(
        source: Source,
        label: String? = nil,
        style: TextStyle = TextStyle(),
        scale: ImageScale = .medium,
        renderingMode: SymbolRenderingMode = .monochrome,
        isResizable: Bool = false,
        contentMode: ContentMode? = nil,
        aspectRatio: Double? = nil,
        layers: [PaintStyle] = []
    ) {
        self.source = source
        self.label = label
        self.style = style
        self.scale = scale
        self.renderingMode = renderingMode
        self.isResizable = isResizable
        self.contentMode = contentMode
        self.aspectRatio = aspectRatio
        self.layers = layers
    }

    /// How large a symbol is beside its text.
    package enum ImageScale: Equatable, Sendable { case small, medium, large }
    /// How a symbol's layers are coloured.
    package enum SymbolRenderingMode: Equatable, Sendable { case monochrome, multicolor, hierarchical, palette }
    /// How a resizable picture fills its frame.
    package enum ContentMode: Equatable, Sendable { case fit, fill }
}

/// How a button looks and whether it can be pressed.
package struct ButtonContent: Equatable, Sendable {
    package enum Look: Equatable, Sendable {
        /// The platform's: tinted text.
        case automatic
        case plain
        case borderless
        case bordered
        case borderedProminent
        /// The round close button of a tip.
        case close
        /// A tip's action: tinted text in a row of its own.
        case tipAction
        /// The handle at the top of a sheet; it has no label to be seen.
        case sheetHandle
    }

    package enum Role: Equatable, Sendable { case cancel, destructive, close }

    package var look: Look
    package var role: Role?
    package var isDisabled: Bool
    package var tint: PaintStyle?

    package init(look: Look = .automatic, role: Role? = nil, isDisabled: Bool = false, tint: PaintStyle? = nil) {
        self.look = look
        self.role = role
        self.isDisabled = isDisabled
        self.tint = tint
    }
}

/// How a stack lays out its children.
package struct StackLayout: Equatable, Sendable {
    package var axis: Axis
    /// Where children stand across the axis.
    package var alignment: CrossAlignment
    /// Points between children; `nil` for the platform's.
    package var spacing: Double?

    package init(axis: Axis, alignment: CrossAlignment = .center, spacing: Double? = nil) {
        self.axis = axis
        self.alignment = alignment
        self.spacing = spacing
    }

    package enum CrossAlignment: Equatable, Sendable { case start, center, end, firstTextBaseline, lastTextBaseline }
}

/// How layers lie upon one another.
package struct OverlayLayout: Equatable, Sendable {
    package var horizontal: Position
    package var vertical: Position
    /// Which child gives the size; `nil` for the largest of all (a `ZStack`).
    ///
    /// A `.overlay` is sized by 0, its base; a `.background` too, with `isBehind` for the others.
    package var sizedBy: Int?
    /// Whether the children that don't give the size lie behind the one that does.
    package var isBehind: Bool

    package init(
        horizontal: Position = .center,
        vertical: Position = .center,
        sizedBy: Int? = nil,
        isBehind: Bool = false
    ) {
        self.horizontal = horizontal
        self.vertical = vertical
        self.sizedBy = sizedBy
        self.isBehind = isBehind
    }

    package enum Position: Equatable, Sendable { case start, center, end }
}

/// A filled or stroked shape.
package struct ShapeContent: Equatable, Sendable {
    package var outline: Outline
    package var fill: PaintStyle
    package var stroke: Stroke?

    package init(outline: Outline, fill: PaintStyle = .foreground, stroke: Stroke? = nil) {
        self.outline = outline
        self.fill = fill
        self.stroke = stroke
    }

    package enum Outline: Equatable, Sendable {
        case rectangle
        case roundedRectangle(radius: Double)
        case circle
        case capsule
    }

    package struct Stroke: Equatable, Sendable {
        package var paint: PaintStyle
        package var width: Double

        package init(paint: PaintStyle, width: Double) {
            self.paint = paint
            self.width = width
        }
    }
}

/// The title and manner of a page.
package struct PageContent: Equatable, Sendable {
    package var title: String
    package var hasLargeTitle: Bool

    package init(title: String, hasLargeTitle: Bool = true) {
        self.title = title
        self.hasLargeTitle = hasLargeTitle
    }
}

/// A field of text.
package struct FieldContent: Equatable, Sendable {
    package var prompt: String
    package var text: String
    package var isDisabled: Bool

    package init(prompt: String, text: String, isDisabled: Bool = false) {
        self.prompt = prompt
        self.text = text
        self.isDisabled = isDisabled
    }
}

/// The card of an inline tip.
package struct CalloutContent: Equatable, Sendable {
    /// The edge that carries the arrow; `nil` for none.
    package var arrowEdge: Edge?
    package var background: PaintStyle?
    package var cornerRadius: Double?

    /// The name of the element that the arrow points at, where there is one; without an edge the side that faces it
    /// carries the arrow.
    package var anchorName: String?

    package init(
        arrowEdge: Edge? = nil,
        background: PaintStyle? = nil,
        cornerRadius: Double? = nil,
        anchorName: String? = nil
    ) {
        self.arrowEdge = arrowEdge
        self.background = background
        self.cornerRadius = cornerRadius
        self.anchorName = anchorName
    }
}

/// The card of a popover.
package struct PopoverContent: Equatable, Sendable {
    /// The edges of the card that may carry the arrow, the first choice first: `.top` puts the card below its anchor.
    ///
    /// The renderer takes the first that there is room for, and another where there is room for none. Empty leaves it to
    /// the renderer, which takes the side with room, below before above.
    package var arrowEdges: [Edge]
    /// Whether what lies behind can be used while the card is open.
    package var allowsBackgroundInteraction: Bool
    /// The part of the anchor that the card points at.
    package var attachment: Attachment
    package var background: PaintStyle?
    package var cornerRadius: Double?

    package init(
        arrowEdges: [Edge] = [],
        allowsBackgroundInteraction: Bool = true,
        attachment: Attachment = .bounds,
        background: PaintStyle? = nil,
        cornerRadius: Double? = nil
    ) {
        self.arrowEdges = arrowEdges
        self.allowsBackgroundInteraction = allowsBackgroundInteraction
        self.attachment = attachment
        self.background = background
        self.cornerRadius = cornerRadius
    }

    package enum Attachment: Equatable, Sendable {
        case bounds
        /// A place in the unit square of the anchor, whose first side is where reading begins.
        case point(PaintStyle.UnitPosition)
        /// A rectangle in the anchor's own points.
        case rect(x: Double, y: Double, width: Double, height: Double)
    }
}
