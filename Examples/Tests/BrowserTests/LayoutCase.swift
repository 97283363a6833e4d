/// A case of LayoutPage: the rectangles of its views `a` and `b`, that of the drawing in `a`, and where they are known
/// from.
///
/// Rectangles are x, y, width and height in a proposal of 200 by 200.
struct LayoutCase {
    let name: String
    let rectangles: [String: [Double]]
    let source: Source

    init(_ name: String, a: [Double]? = nil, b: [Double]? = nil, drawn: [Double]? = nil, _ source: Source) {
        self.name = name
        rectangles = ["a": a, "b": b, "drawn": drawn].compactMapValues { $0 }
        self.source = source
    }

    /// A page of Apple's documentation, a session, or what developers know.
    enum Source: String {
        case color = "documentation, Color: a color fills the space it is given"
        case frame = "documentation, View.frame(width:height:alignment:)"
        case flexibleFrame = "documentation, View.frame(minWidth:idealWidth:maxWidth:…)"
        case padding = "documentation, View.padding(_:_:)"
        case fixedSize = "documentation, View.fixedSize(horizontal:vertical:)"
        case position = "documentation, View.position(x:y:)"
        case offset = "documentation, View.offset(x:y:)"
        case stacks = "WWDC 2019, Building Custom Views with SwiftUI: a stack divides its space, least flexible first"
        case alignment = "documentation, Aligning views within a stack"
        case spacer = "documentation, Spacer: it expands along the axis of its stack"
        case divider = "documentation, Divider"
        case priority = "documentation, View.layoutPriority(_:)"
        case zstack = "documentation, ZStack"
        case overlay = "documentation, View.overlay(alignment:content:)"
        case background = "documentation, View.background(alignment:content:)"
        case image = "documentation, Fitting images into available space"
        case aspectRatio = "documentation, View.aspectRatio(_:contentMode:)"
        case scrollView = "documentation, ScrollView"
        case list = "WWDC 2019, SwiftUI Essentials: a list fills its space and scrolls"
        case geometry = "documentation, GeometryReader: it proposes its own size to its content"
        case group = "documentation, Group: a modifier applies to each member of the group"
        case circle = "documentation, Circle: its radius is half of the shorter side of its frame"
        case known = "known of SwiftUI"
    }

    static let all = frames + stacks + dividing + layers + images + scrolling + groups + limits + circles

    private static let frames = [
        LayoutCase("color", a: [0, 0, 200, 200], .color),
        LayoutCase("fixed", a: [50, 75, 100, 50], .frame),
        LayoutCase("width", a: [75, 0, 50, 200], .frame),
        LayoutCase("height", a: [0, 75, 200, 50], .frame),
        LayoutCase("nested", a: [75, 0, 50, 200], b: [50, 0, 100, 200], .frame),
        LayoutCase("wide", a: [90, 90, 20, 20], b: [0, 90, 200, 20], .flexibleFrame),
        LayoutCase("whole", a: [90, 90, 20, 20], b: [0, 0, 200, 200], .flexibleFrame),
        LayoutCase("topLeading", a: [0, 0, 20, 20], .flexibleFrame),
        LayoutCase("bottomTrailing", a: [180, 180, 20, 20], .flexibleFrame),
        LayoutCase("maxWidth", a: [90, 90, 20, 20], b: [40, 90, 120, 20], .flexibleFrame),
        LayoutCase("maxWidthLimited", a: [0, 90, 200, 20], .flexibleFrame),
        LayoutCase("maxHeight", a: [90, 90, 20, 20], b: [90, 40, 20, 120], .flexibleFrame),
        LayoutCase("maxColor", a: [40, 60, 120, 80], .flexibleFrame),
        LayoutCase("minWidth", a: [70, 90, 60, 20], .flexibleFrame),
        LayoutCase("minHeight", a: [90, 70, 20, 60], .flexibleFrame),
        LayoutCase("minSmaller", a: [60, 90, 80, 20], .flexibleFrame),
        LayoutCase("button", a: [90, 71, 20, 20], b: [70, 99, 60, 30], .known),
        LayoutCase("controlSize", b: [50, 75, 100, 50], .known),
        LayoutCase("bordered", b: [54, 77, 92, 46], .known),
        LayoutCase("larger", a: [-50, -25, 300, 250], .known),
        LayoutCase("largerAligned", a: [50, 50, 120, 120], b: [50, 50, 100, 100], .known),
        LayoutCase("aligned", a: [130, 130, 20, 20], .frame),
        LayoutCase("padding", a: [20, 20, 160, 160], .padding),
        LayoutCase("paddingEdges", a: [30, 0, 140, 200], .padding),
        LayoutCase("paddingDefault", a: [16, 16, 168, 168], .known),
        LayoutCase("paddingBlock", a: [80, 80, 40, 40], .padding),
        LayoutCase("paddingFrame", a: [60, 10, 80, 180], b: [50, 0, 100, 200], .padding),
        LayoutCase("ideal", a: [40, 80, 120, 40], .fixedSize),
        LayoutCase("idealHeight", a: [0, 80, 200, 40], .fixedSize),
        LayoutCase("offset", a: [100, 95, 20, 20], .offset),
        LayoutCase("position", a: [30, 15, 20, 20], .position),
        LayoutCase("positionBeyond", a: [0, 190, 300, 20], b: [40, 40, 20, 20], .position),
    ]

    private static let stacks = [
        LayoutCase("column", a: [80, 70, 40, 20], b: [70, 100, 60, 30], .alignment),
        LayoutCase("columnLeading", a: [70, 70, 40, 20], b: [70, 100, 60, 30], .alignment),
        LayoutCase("columnTrailing", a: [90, 70, 40, 20], b: [70, 100, 60, 30], .alignment),
        LayoutCase("columnSpacing", a: [80, 71, 40, 20], b: [70, 99, 60, 30], .known),
        LayoutCase("row", a: [71, 80, 20, 40], b: [99, 90, 30, 20], .alignment),
        LayoutCase("rowTop", a: [71, 80, 20, 40], b: [99, 80, 30, 20], .alignment),
        LayoutCase("rowBottom", a: [71, 80, 20, 40], b: [99, 100, 30, 20], .alignment),
        LayoutCase("empty", a: [80, 76, 40, 20], b: [80, 104, 40, 20], .known),
        LayoutCase("absent", a: [80, 76, 40, 20], b: [80, 104, 40, 20], .known),
        LayoutCase("group", a: [80, 70, 40, 20], b: [80, 110, 40, 20], .known),
        LayoutCase("hidden", b: [80, 100, 40, 20], .known),
        LayoutCase("divider", a: [90, 71.5, 20, 20], b: [0, 99.5, 200, 1], .divider),
        LayoutCase("dividerInRow", a: [71.5, 90, 20, 20], b: [99.5, 0, 1, 200], .divider),
    ]

    private static let dividing = [
        LayoutCase("halves", a: [0, 0, 200, 100], b: [0, 100, 200, 100], .stacks),
        LayoutCase("halvesSpacing", a: [0, 0, 200, 96], b: [0, 104, 200, 96], .stacks),
        LayoutCase("halvesRow", a: [0, 0, 95, 200], b: [105, 0, 95, 200], .stacks),
        LayoutCase("rest", a: [0, 90, 50, 20], b: [50, 0, 150, 200], .stacks),
        LayoutCase("thirds", a: [0, 0, 66.7, 200], b: [133.3, 0, 66.7, 200], .stacks),
        LayoutCase("nestedStacks", a: [0, 100, 100, 100], b: [100, 0, 100, 200], .stacks),
        LayoutCase("equal", a: [0, 90, 100, 20], b: [100, 90, 100, 20], .known),
        LayoutCase("leastFlexible", a: [0, 0, 50, 200], b: [50, 0, 150, 200], .stacks),
        LayoutCase("leastFlexibleColumn", a: [0, 0, 200, 50], b: [0, 50, 200, 150], .stacks),
        LayoutCase("priority", a: [0, 0, 200, 200], .priority),
        LayoutCase("spacer", a: [0, 90, 20, 20], b: [180, 90, 20, 20], .spacer),
        LayoutCase("spacerColumn", a: [90, 0, 20, 20], b: [90, 180, 20, 20], .spacer),
        LayoutCase("spacers", a: [90, 90, 20, 20], .spacer),
        LayoutCase("spacerColor", a: [0, 0, 192, 200], .known),
        LayoutCase("spacerMinimum", a: [0, 0, 130, 200], b: [180, 90, 20, 20], .spacer),
        LayoutCase("spacerFrame", a: [90, 55, 20, 20], b: [90, 125, 20, 20], .known),
        LayoutCase("fixedInRow", a: [0, 90, 150, 20], .stacks),
    ]

    private static let layers = [
        LayoutCase("zstack", a: [50, 50, 100, 100], b: [90, 90, 20, 20], .zstack),
        LayoutCase("zstackCorner", a: [50, 50, 100, 100], b: [130, 130, 20, 20], .zstack),
        LayoutCase("zstackColor", a: [0, 0, 200, 200], b: [90, 90, 20, 20], .zstack),
        LayoutCase("geometry", a: [0, 0, 200, 200], b: [90, 90, 20, 20], .geometry),
        LayoutCase("overlay", a: [50, 75, 100, 50], b: [50, 75, 100, 50], .overlay),
        LayoutCase("overlayLarger", a: [80, 80, 40, 40], b: [60, 60, 80, 80], .overlay),
        LayoutCase("overlayCorner", a: [80, 80, 40, 40], b: [110, 80, 10, 10], .overlay),
        LayoutCase("background", a: [50, 75, 100, 50], b: [50, 75, 100, 50], .background),
        LayoutCase("backgroundLarger", a: [80, 80, 40, 20], b: [80, 100, 40, 20], .background),
        LayoutCase("zIndex", a: [80, 80, 40, 40], b: [70, 70, 60, 60], .zstack),
        LayoutCase("circle", a: [50, 75, 100, 50], .known),
    ]

    private static let images = [
        LayoutCase("symbolHeight", a: [88, 88, 24, 24], b: [88, 88, 24, 24], .image),
        LayoutCase("pictureHeight", a: [80, 70, 40, 60], b: [80, 70, 40, 60], .image),
        LayoutCase("pictureWidth", a: [80, 70, 40, 60], b: [80, 70, 40, 60], .image),
        LayoutCase("pictureMaxHeight", a: [80, 70, 40, 60], b: [80, 70, 40, 60], .image),
        LayoutCase("pictureRow", a: [60, 70, 40, 60], b: [100, 70, 40, 60], .image),
        LayoutCase("pictureClipped", a: [50, 25, 100, 150], b: [50, 25, 100, 150], .image),
        LayoutCase("stretched", a: [50, 75, 100, 50], b: [50, 75, 100, 50], .image),
        LayoutCase("stretchedSymbol", a: [0, 0, 200, 200], .image),
        LayoutCase("filled", a: [60, 60, 80, 80], .image),
        LayoutCase("aspectWide", a: [0, 50, 200, 100], .aspectRatio),
        LayoutCase("aspectHigh", a: [50, 0, 100, 200], .aspectRatio),
        LayoutCase("aspectHeight", a: [50, 75, 100, 50], b: [50, 75, 100, 50], .aspectRatio),
        LayoutCase("aspectColumn", a: [50, 0, 100, 100], b: [90, 100, 20, 100], .aspectRatio),
        LayoutCase("aspectLow", a: [0, 40, 200, 100], b: [90, 140, 20, 20], .aspectRatio),
        LayoutCase("aspectFill", a: [-100, 0, 400, 200], .aspectRatio),
    ]

    private static let scrolling = [
        LayoutCase("scroll", a: [0, 0, 200, 200], b: [75, 0, 50, 300], .scrollView),
        LayoutCase("scrollShort", a: [0, 0, 200, 200], b: [75, 0, 50, 30], .scrollView),
        LayoutCase("scrollColumn", a: [0, 0, 200, 160], b: [75, 160, 50, 40], .scrollView),
        LayoutCase("scrollAspect", a: [0, 0, 200, 100], b: [90, 108, 20, 20], .aspectRatio),
        LayoutCase("scrollColor", a: [0, 0, 200, 200], b: [0, 0, 200, 10], .known),
        LayoutCase("scrollFrame", b: [90, 0, 20, 20], .known),
        LayoutCase("scrollAcross", a: [0, 65, 500, 50], b: [90, 115, 20, 20], .scrollView),
        LayoutCase("lazy", a: [90, 0, 20, 20], b: [90, 30, 20, 20], .known),
        LayoutCase("list", a: [0, 0, 200, 148], b: [75, 156, 50, 44], .list),
        LayoutCase("listShort", a: [0, 0, 200, 148], b: [75, 156, 50, 44], .list),
        LayoutCase("listPadded", a: [10, 10, 180, 128], b: [75, 156, 50, 44], .list),
    ]

    private static let groups = [
        LayoutCase("groupPadding", a: [80, 75, 40, 20], b: [80, 105, 40, 20], .group),
        LayoutCase("groupFrame", a: [60, 90, 20, 20], b: [120, 90, 20, 20], .group),
        LayoutCase("groupLayers", a: [80, 80, 40, 20], b: [80, 100, 40, 20], .group),
        LayoutCase("groupAnchor", a: [80, 80, 40, 20], b: [80, 100, 40, 20], .group),
        LayoutCase("groupMenu", a: [80, 70, 40, 20], b: [80, 100, 40, 20], .group),
        LayoutCase("groupOrder", a: [80, 50, 40, 20], b: [80, 110, 40, 20], .group),
        LayoutCase("groupCondition", a: [80, 80, 40, 20], b: [80, 105, 40, 20], .group),
    ]

    private static let limits = [
        LayoutCase("maxPicture", a: [0, 25, 200, 150], b: [0, 25, 200, 150], .flexibleFrame),
        LayoutCase("maxPictureColumn", a: [0, 40, 200, 100], b: [90, 140, 20, 20], .flexibleFrame),
        LayoutCase("maxButton", a: [80, 90, 40, 20], b: [80, 75, 40, 50], .flexibleFrame),
        LayoutCase("maxButtonWide", a: [0, 53, 200, 50], b: [75, 103, 50, 44], .flexibleFrame),
        LayoutCase("maxPadded", a: [10, 65, 180, 50], b: [90, 125, 20, 20], .flexibleFrame),
        LayoutCase("maxNested", a: [0, 55, 200, 30], b: [90, 125, 20, 20], .flexibleFrame),
        LayoutCase("maxOverlay", a: [0, 65, 200, 50], b: [90, 115, 20, 20], .flexibleFrame),
        LayoutCase("maxRow", a: [0, 65, 100, 50], b: [90, 115, 20, 20], .flexibleFrame),
        LayoutCase("maxShared", a: [0, 0, 200, 100], b: [0, 100, 200, 100], .flexibleFrame),
        LayoutCase("minColor", a: [0, 0, 200, 200], b: [0, 0, 200, 200], .flexibleFrame),
        LayoutCase("minShared", a: [0, 0, 200, 150], b: [0, 150, 200, 50], .flexibleFrame),
        LayoutCase("scrollMinMax", a: [0, 0, 200, 50], b: [0, 0, 200, 50], .flexibleFrame),
        LayoutCase("scrollMinBoxed", a: [5, 5, 190, 50], b: [5, 5, 190, 50], .flexibleFrame),
        LayoutCase("scrollMin", a: [0, 0, 200, 50], b: [0, 0, 200, 50], .flexibleFrame),
        LayoutCase("scrollMax", a: [0, 0, 200, 10], .flexibleFrame),
        LayoutCase("scrollMaxBlock", a: [90, 0, 20, 20], b: [90, 0, 20, 20], .flexibleFrame),
        LayoutCase("scrollMaxButton", a: [80, 0, 40, 30], b: [80, 0, 40, 30], .flexibleFrame),
        LayoutCase("scrollMaxPicture", a: [0, 0, 200, 50], b: [0, 0, 200, 50], .flexibleFrame),
        LayoutCase("scrollMinPadded", a: [10, 10, 180, 50], b: [10, 10, 180, 50], .flexibleFrame),
    ]

    private static let circles = [
        LayoutCase("circleStroked", a: [50, 75, 100, 50], drawn: [75, 75, 50, 50], .circle),
        LayoutCase("circleBorder", a: [75, 50, 50, 100], drawn: [77, 77, 46, 46], .circle),
        LayoutCase("circleTrimmed", drawn: [40, 80, 120, 120], .circle),
        LayoutCase("circleInset", a: [50, 70, 100, 60], drawn: [80, 80, 40, 40], .circle),
    ]
}
