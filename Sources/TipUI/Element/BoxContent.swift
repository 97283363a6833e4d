/// One child with a box style of its own: padding, frame, background, border, opacity and the like.
package struct BoxContent: ElementContent {
    package static let kind = ElementKind.box
    package static let variations = [Variations(of: BoxContent())]

    package init() {}
}
