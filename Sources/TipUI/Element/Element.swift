/// What a renderer draws: one semantic thing, with its style, accessibility and the events it answers.
///
/// An element is a plain value without children: the tree that connects elements is told in mutations.
package struct Element: Equatable, Sendable {
    package var kind: Kind
    package var style: BoxStyle
    package var accessibility: Accessibility
    /// The events that this element answers; a renderer reports no others.
    package var events: EventSet

    package init(
        _ kind: Kind,
        style: BoxStyle = BoxStyle(),
        accessibility: Accessibility = Accessibility(),
        events: EventSet = []
    ) {
        self.kind = kind
        self.style = style
        self.accessibility = accessibility
        self.events = events
    }

    /// What an element is.
    package enum Kind: Equatable, Sendable {
        /// The root of a graph; always present, with the id of ``Graph/rootID``.
        case root
        /// A paragraph of styled runs; has no children.
        case text(TextContent)
        /// A picture; has no children.
        case image(ImageContent)
        /// A control that answers a press; its children are its label.
        case button(ButtonContent)
        /// A press that opens an address; its children are its label.
        case link(url: String)
        /// Children one after the other along an axis.
        case stack(StackLayout)
        /// Children one upon the other.
        case overlay(OverlayLayout)
        /// One child with a box style of its own: padding, frame, background, border, opacity and the like.
        case box
        /// Room that grows along the axis of the stack around it.
        case spacer(minLength: Double?)
        /// A thin line across the axis of the stack around it.
        case divider
        /// A filled shape.
        case shape(ShapeContent)
        /// Rows under one another, each child a row or a section.
        case list
        /// A row of a list.
        case row(RowContent)
        /// A part of a list; children are rows between an optional header and an optional footer.
        case section(SectionContent)
        /// A region that scrolls.
        case scroll(axis: Axis)
        /// A page with a title and a bar of items above its content.
        ///
        /// The first child is the bar's leading group, the second its trailing group (both stacks), the rest content.
        case page(PageContent)
        /// A field of text; a change is reported as `.change` with the text as value.
        case field(FieldContent)
        /// A switch; a change is reported as `.change` with "true" or "false" as value.
        case toggle(isOn: Bool)
        /// An indication of progress, a fraction between 0 and 1 or indeterminate.
        case progress(Double?)
        /// A card in the flow of the page that may carry an arrow at one of its edges (an inline tip).
        ///
        /// Of one that comes after the page, the renderer lets screen readers say the texts, once and politely.
        case callout(CalloutContent)
        /// A host of popovers: the first child is the anchor, every other child a `.popover`.
        case anchor
        /// A card above the page that points at the anchor beside it; its texts are said as a callout's are.
        case popover(PopoverContent)
        /// A card above all of the page, which can't be used meanwhile: the card's last child may be another sheet.
        ///
        /// Its host is the root, or the sheet that it lies upon.
        case sheet(SheetContent)
    }
}
