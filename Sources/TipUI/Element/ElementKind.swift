/// The names of the element kinds.
///
/// Each content type declares its kind, and `content` returns the content type of each kind; the compiler checks that
/// both are complete.
package enum ElementKind: String, CaseIterable, Sendable {
    case root, text, image, button, link, stack, overlay, box, aspect, spacer, divider, shape, list, row, section,
        scroll
    case page, rowActions, rowEdge, field, textArea, picker, segments, dateField, slider, stepper, toggle, progress,
        callout, anchor
    case popover, menu, sheet, grid, gridRow, rowMover, geometry, fits, loader
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
        case .aspect: AspectContent.self
        case .spacer: SpacerContent.self
        case .divider: DividerContent.self
        case .shape: ShapeContent.self
        case .list: ListContent.self
        case .row: RowContent.self
        case .section: SectionContent.self
        case .scroll: ScrollContent.self
        case .page: PageContent.self
        case .rowMover: RowMoverContent.self
        case .rowActions: RowActionsContent.self
        case .rowEdge: RowEdgeContent.self
        case .field: FieldContent.self
        case .textArea: TextAreaContent.self
        case .picker: PickerContent.self
        case .segments: SegmentsContent.self
        case .dateField: DateFieldContent.self
        case .slider: SliderContent.self
        case .stepper: StepperContent.self
        case .toggle: ToggleContent.self
        case .progress: ProgressContent.self
        case .callout: CalloutContent.self
        case .anchor: AnchorContent.self
        case .popover: PopoverContent.self
        case .menu: MenuContent.self
        case .sheet: SheetContent.self
        case .grid: GridContent.self
        case .gridRow: GridRowContent.self
        case .geometry: GeometryContent.self
        case .fits: FitsContent.self
        case .loader: LoaderContent.self
        case .tabs: TabsContent.self
        case .tabBar: TabBarContent.self
        case .tabPanel: TabPanelContent.self
        case .badge: BadgeContent.self
        }
    }
}
