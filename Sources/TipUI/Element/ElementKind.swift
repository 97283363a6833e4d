/// The names of the element kinds.
///
/// Each content type declares its kind, and `content` returns the content type of each kind; the compiler checks that
/// both are complete.
package enum ElementKind: String, CaseIterable, Sendable {
    case root, text, image, button, link, stack, overlay, box, spacer, divider, shape, list, row, section, scroll, page
    case rowActions, field, toggle, progress, callout, anchor, popover, menu, sheet
    case tabs, tabBar, tabPanel, badge

    /// The content type of elements of the kind.
    package var content: any ElementContent.Type {
        switch self {
        case .root: RootContent.self
        case .text: TextContent.self
        case .image: ImageContent.self
        case .button: ButtonContent.self
        case .link: LinkContent.self
        case .stack: StackContent.self
        case .overlay: OverlayContent.self
        case .box: BoxContent.self
        case .spacer: SpacerContent.self
        case .divider: DividerContent.self
        case .shape: ShapeContent.self
        case .list: ListContent.self
        case .row: RowContent.self
        case .section: SectionContent.self
        case .scroll: ScrollContent.self
        case .page: PageContent.self
        case .rowActions: RowActionsContent.self
        case .field: FieldContent.self
        case .toggle: ToggleContent.self
        case .progress: ProgressContent.self
        case .callout: CalloutContent.self
        case .anchor: AnchorContent.self
        case .popover: PopoverContent.self
        case .menu: MenuContent.self
        case .sheet: SheetContent.self
        case .tabs: TabsContent.self
        case .tabBar: TabBarContent.self
        case .tabPanel: TabPanelContent.self
        case .badge: BadgeContent.self
        }
    }
}
