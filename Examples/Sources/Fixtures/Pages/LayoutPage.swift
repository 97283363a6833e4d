import SwiftUI

/// The cases of LayoutTests: each view gets a proposal of 200 by 200, in the identifier's frame.
struct LayoutPage: View {
    var body: some View {
        ScrollView {
            frames
            stacks
            dividing
            layers
            images
            scrolling
            groups
            limits
            circles
        }
    }

    private var frames: some View {
        VStack(alignment: .leading, spacing: 0) {
            Case("color") { Color.red.a }
            Case("fixed") { Color.red.frame(width: 100, height: 50).a }
            Case("width") { Color.red.frame(width: 50).a }
            Case("height") { Color.red.frame(height: 50).a }
            Case("nested") { Color.red.frame(width: 50).a.frame(width: 100).b }
            Case("wide") { block(20, 20).a.frame(maxWidth: .infinity).b }
            Case("whole") { block(20, 20).a.frame(maxWidth: .infinity, maxHeight: .infinity).b }
            Case("topLeading") {
                block(20, 20).a.frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .topLeading)
            }
            Case("bottomTrailing") {
                block(20, 20).a.frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .bottomTrailing)
            }
            Case("maxWidth") { block(20, 20).a.frame(maxWidth: 120).b }
            Case("maxWidthLimited") { block(20, 20).frame(maxWidth: 300).a }
            Case("maxHeight") { block(20, 20).a.frame(maxHeight: 120).b }
            Case("maxColor") { Color.red.frame(maxWidth: 120, maxHeight: 80).a }
            Case("minWidth") { block(20, 20).frame(minWidth: 60).a }
            Case("minHeight") { block(20, 20).frame(minHeight: 60).a }
            Case("minSmaller") { block(80, 20).frame(minWidth: 60).a }
            Case("button") {
                VStack {
                    block(20, 20).a
                    Button(action: {}, label: { block(60, 30) }).b
                }
            }
            Case("controlSize") {
                Button(action: {}, label: { block(60, 20) }).buttonStyle(.bordered).controlSize(.large).b
            }
            Case("bordered") { Button(action: {}, label: { block(60, 34) }).buttonStyle(.bordered).b }
            Case("larger") { block(300, 250).a }
            Case("largerAligned") { block(120, 120).a.frame(width: 100, height: 100, alignment: .topLeading).b }
            Case("aligned") { block(20, 20).a.frame(width: 100, height: 100, alignment: .bottomTrailing) }
            Case("padding") { Color.red.a.padding(20) }
            Case("paddingEdges") { Color.red.a.padding(.horizontal, 30) }
            Case("paddingDefault") { Color.red.a.padding() }
            Case("paddingBlock") { block(20, 20).padding(10).a }
            Case("paddingFrame") { Color.red.a.padding(10).frame(maxWidth: 100).b }
            Case("ideal") { Color.red.frame(idealWidth: 120, idealHeight: 40).fixedSize().a }
            Case("idealHeight") {
                Color.red.frame(idealHeight: 40).fixedSize(horizontal: false, vertical: true).a
            }
            Case("offset") { block(20, 20).a.offset(x: 10, y: 5) }
            Case("position") { block(20, 20).a.position(x: 40, y: 25) }
            Case("positionBeyond") {
                ZStack {
                    block(300, 20).a.position(x: 150, y: 200)
                    block(20, 20).b.position(x: 50, y: 50)
                }
            }
        }
    }

    private var stacks: some View {
        VStack(alignment: .leading, spacing: 0) {
            Case("column") {
                VStack(spacing: 10) {
                    block(40, 20).a; block(60, 30).b
                }
            }
            Case("columnLeading") {
                VStack(alignment: .leading, spacing: 10) {
                    block(40, 20).a; block(60, 30).b
                }
            }
            Case("columnTrailing") {
                VStack(alignment: .trailing, spacing: 10) {
                    block(40, 20).a; block(60, 30).b
                }
            }
            Case("columnSpacing") {
                VStack {
                    block(40, 20).a; block(60, 30).b
                }
            }
            Case("row") {
                HStack {
                    block(20, 40).a; block(30, 20).b
                }
            }
            Case("rowTop") {
                HStack(alignment: .top) {
                    block(20, 40).a; block(30, 20).b
                }
            }
            Case("rowBottom") {
                HStack(alignment: .bottom) {
                    block(20, 40).a; block(30, 20).b
                }
            }
            Case("empty") {
                VStack {
                    block(40, 20).a; EmptyView(); block(40, 20).b
                }
            }
            Case("absent") {
                VStack {
                    block(40, 20).a; if isShown { block(40, 20) }; block(40, 20).b
                }
            }
            Case("group") {
                VStack(spacing: 0) {
                    Group {
                        block(40, 20).a; block(40, 20)
                    }; block(40, 20).b
                }
            }
            Case("hidden") {
                VStack(spacing: 0) {
                    block(40, 20).hidden(); block(40, 20).b
                }
            }
            Case("divider") {
                VStack {
                    block(20, 20).a; Divider().b; block(20, 20)
                }
            }
            Case("dividerInRow") {
                HStack {
                    block(20, 20).a; Divider().b; block(20, 20)
                }
            }
        }
    }

    private var isShown: Bool { false }

    private var dividing: some View {
        VStack(alignment: .leading, spacing: 0) {
            Case("halves") {
                VStack(spacing: 0) {
                    Color.red.a; Color.blue.b
                }
            }
            Case("halvesSpacing") {
                VStack {
                    Color.red.a; Color.blue.b
                }
            }
            Case("halvesRow") {
                HStack(spacing: 10) {
                    Color.red.a; Color.blue.b
                }
            }
            Case("rest") {
                HStack(spacing: 0) {
                    block(50, 20).a; Color.blue.b
                }
            }
            Case("thirds") {
                HStack(spacing: 0) {
                    Color.red.a; Color.green; Color.blue.b
                }
            }
            Case("nestedStacks") {
                HStack(spacing: 0) {
                    VStack(spacing: 0) {
                        Color.red; Color.green.a
                    }; Color.blue.b
                }
            }
            Case("equal") {
                HStack(spacing: 0) {
                    block(20, 20).frame(maxWidth: .infinity).a
                    block(80, 20).frame(maxWidth: .infinity).b
                }
            }
            Case("leastFlexible") {
                HStack(spacing: 0) {
                    Color.red.frame(maxWidth: 50).a; Color.blue.b
                }
            }
            Case("leastFlexibleColumn") {
                VStack(spacing: 0) {
                    Color.red.frame(maxHeight: 50).a; Color.blue.b
                }
            }
            Case("priority") {
                HStack(spacing: 0) {
                    Color.red.layoutPriority(1).a; Color.blue.b
                }
            }
            Case("spacer") {
                HStack {
                    block(20, 20).a; Spacer(); block(20, 20).b
                }
            }
            Case("spacerColumn") {
                VStack {
                    block(20, 20).a; Spacer(); block(20, 20).b
                }
            }
            Case("spacers") {
                HStack {
                    Spacer(); block(20, 20).a; Spacer()
                }
            }
            Case("spacerColor") {
                HStack(spacing: 0) {
                    Color.red.a; Spacer()
                }
            }
            Case("spacerMinimum") {
                HStack(spacing: 0) {
                    Color.red.a; Spacer(minLength: 50); block(20, 20).b
                }
            }
            Case("spacerFrame") {
                VStack(spacing: 0) {
                    block(20, 20).a; Spacer().frame(height: 50); block(20, 20).b
                }
            }
            Case("fixedInRow") {
                HStack(spacing: 0) {
                    HStack(spacing: 0) {
                        block(70, 20); block(80, 20)
                    }.a
                    Text("A long text that must wrap").frame(maxWidth: .infinity).b
                }
            }
        }
    }

    private var layers: some View {
        VStack(alignment: .leading, spacing: 0) {
            Case("zstack") {
                ZStack {
                    block(100, 100).a; block(20, 20).b
                }
            }
            Case("zstackCorner") {
                ZStack(alignment: .bottomTrailing) {
                    block(100, 100).a; block(20, 20).b
                }
            }
            Case("zstackColor") {
                ZStack {
                    Color.red.a; block(20, 20).b
                }
            }
            Case("geometry") {
                GeometryReader { _ in
                    ZStack {
                        Color.red.a; block(20, 20).b
                    }
                }
            }
            Case("overlay") { block(100, 50).overlay { Color.blue.b }.a }
            Case("overlayLarger") { block(40, 40).a.overlay { block(80, 80).b } }
            Case("overlayCorner") { block(40, 40).a.overlay(alignment: .topTrailing) { block(10, 10).b } }
            Case("background") { block(100, 50).a.background { Color.blue.b } }
            Case("backgroundLarger") {
                VStack(spacing: 0) {
                    block(40, 20).a.background { block(100, 100) }; block(40, 20).b
                }
            }
            Case("zIndex") {
                ZStack {
                    block(40, 40).zIndex(1).a; block(60, 60).b
                }
            }
            Case("circle") { Circle().frame(width: 100, height: 50).a }
        }
    }

    private var images: some View {
        VStack(alignment: .leading, spacing: 0) {
            Case("symbolHeight") { Image(systemName: "star").resizable().scaledToFit().b.frame(height: 24).a }
            Case("pictureHeight") { Image("Portrait").resizable().scaledToFit().b.frame(height: 60).a }
            Case("pictureWidth") { Image("Portrait").resizable().scaledToFit().b.frame(width: 40).a }
            Case("pictureMaxHeight") { Image("Portrait").resizable().scaledToFit().b.frame(maxHeight: 60).a }
            Case("pictureRow") {
                HStack(spacing: 0) {
                    Image("Portrait").resizable().scaledToFit().frame(height: 60).a
                    Image("Portrait").resizable().scaledToFit().frame(height: 60).b
                }
            }
            Case("pictureClipped") {
                Image("Portrait").resizable().scaledToFit().clipShape(RoundedRectangle(cornerRadius: 8)).b
                    .frame(width: 100).a
            }
            Case("stretched") { Image("Portrait").resizable().b.frame(width: 100, height: 50).a }
            Case("stretchedSymbol") { Image(systemName: "star").resizable().a }
            Case("filled") { Image("Portrait").resizable().scaledToFill().b.frame(width: 80, height: 80).clipped().a }
            Case("aspectWide") { Color.red.a.aspectRatio(2, contentMode: .fit) }
            Case("aspectHigh") { Color.red.a.aspectRatio(0.5, contentMode: .fit) }
            Case("aspectHeight") { Color.red.b.aspectRatio(2, contentMode: .fit).frame(height: 50).a }
            Case("aspectColumn") {
                VStack(spacing: 0) {
                    Color.red.a.aspectRatio(1, contentMode: .fit); block(20, 100).b
                }
            }
            Case("aspectLow") {
                VStack(spacing: 0) {
                    Color.red.a.aspectRatio(2, contentMode: .fit); block(20, 20).b
                }
            }
            Case("aspectFill") { Color.red.a.aspectRatio(2, contentMode: .fill) }
        }
    }

    private var scrolling: some View {
        VStack(alignment: .leading, spacing: 0) {
            Case("scroll") { ScrollView { block(50, 300).b }.a }
            Case("scrollShort") { ScrollView { block(50, 30).b }.a }
            Case("scrollColumn") {
                VStack(spacing: 0) {
                    ScrollView { block(50, 300) }.a; block(50, 40).b
                }
            }
            Case("scrollAspect") {
                ScrollView {
                    Color.red.a.aspectRatio(2, contentMode: .fill)
                    block(20, 20).b
                }
            }
            Case("scrollColor") { ScrollView { Color.red.b }.a }
            Case("scrollFrame") { ScrollView { block(20, 20).frame(maxHeight: .infinity).b }.a }
            Case("scrollAcross") {
                VStack(spacing: 0) {
                    ScrollView(.horizontal) { block(500, 50).a }; block(20, 20).b
                }
            }
            Case("lazy") {
                ScrollView {
                    LazyVStack(spacing: 10) {
                        block(20, 20).a; block(20, 20).b
                    }
                }
            }
            Case("list") {
                VStack {
                    List { ForEach(0..<20) { Text(verbatim: "\($0)") } }.a; block(50, 44).b
                }
            }
            Case("listShort") {
                VStack {
                    List { Text("One") }.a; block(50, 44).b
                }
            }
            Case("listPadded") {
                VStack {
                    List { ForEach(0..<20) { Text(verbatim: "\($0)") } }.a.padding(10); block(50, 44).b
                }
            }
        }
    }
}

/// The cases of several views in one modifier, of heights with limits, and of circles.
extension LayoutPage {
    private var groups: some View {
        VStack(alignment: .leading, spacing: 0) {
            Case("groupPadding") {
                VStack(spacing: 0) {
                    Group {
                        block(40, 20).a; block(40, 20).b
                    }.padding(5)
                }
            }
            Case("groupFrame") {
                HStack(spacing: 0) {
                    ForEach(0..<2) { index in
                        if index == 0 { block(20, 20).a } else { block(20, 20).b }
                    }.frame(width: 60, height: 40)
                }
            }
            Case("groupLayers") {
                VStack(spacing: 0) {
                    Two().background(Color.yellow).overlay { Color.clear }.aspectRatio(2, contentMode: .fit)
                }
            }
            Case("groupAnchor") {
                VStack(spacing: 0) {
                    Group {
                        block(40, 20).a; block(40, 20).b
                    }.popover(isPresented: .constant(false)) { Text("Popover") }.disabled(true).blur(radius: 0)
                }
            }
            Case("groupMenu") {
                VStack(spacing: 0) {
                    AnyView(Two()).contextMenu { Button("Copy") {} }.padding(.bottom, 10)
                }
            }
            Case("groupOrder") {
                VStack(spacing: 0) {
                    Two().padding(10).frame(width: 100).frame(height: 60, alignment: .top)
                }
            }
            Case("groupCondition") {
                VStack(spacing: 0) {
                    Group { if isShown { block(10, 10) } else { block(40, 20).a } }.padding(5)
                    block(40, 20).b
                }
            }
        }
    }

    private var limits: some View {
        VStack(alignment: .leading, spacing: 0) {
            Case("maxPicture") { Image("Portrait").resizable().b.frame(maxWidth: .infinity, maxHeight: 150).a }
            Case("maxPictureColumn") {
                VStack(spacing: 0) {
                    Image("Portrait").resizable().frame(maxWidth: .infinity, maxHeight: 100).a; block(20, 20).b
                }
            }
            Case("maxButton") { Button(action: {}, label: { block(40, 20).a.frame(maxHeight: 50) }).b }
            Case("maxButtonWide") {
                VStack(spacing: 0) {
                    Button(action: {}, label: { block(40, 20).frame(maxWidth: .infinity, maxHeight: 50) }).a
                    block(50, 44).b
                }
            }
            Case("maxPadded") {
                VStack(spacing: 0) {
                    Color.red.a.frame(maxHeight: 50).padding(10); block(20, 20).b
                }
            }
            Case("maxNested") {
                VStack(spacing: 0) {
                    VStack(spacing: 0) {
                        Color.red.frame(maxHeight: 30).a; Color.blue.frame(maxHeight: 40)
                    }; block(20, 20).b
                }
            }
            Case("maxOverlay") {
                VStack(spacing: 0) {
                    Color.red.frame(maxHeight: 50).overlay { Color.clear }.a; block(20, 20).b
                }
            }
            Case("maxRow") {
                VStack(spacing: 0) {
                    HStack(spacing: 0) {
                        Color.red.frame(maxHeight: 50).a; Color.blue.frame(maxHeight: 30)
                    }; block(20, 20).b
                }
            }
            Case("maxShared") {
                VStack(spacing: 0) {
                    Color.red.frame(maxHeight: 150).a; Color.blue.b
                }
            }
            Case("minColor") { Color.red.b.frame(minHeight: 50).a }
            Case("minShared") {
                VStack(spacing: 0) {
                    Color.red.frame(minHeight: 150).a; Color.blue.b
                }
            }
            Case("scrollMinMax") {
                ScrollView { Rectangle().b.frame(maxWidth: .infinity, minHeight: 50, maxHeight: 70).a }
            }
            Case("scrollMinBoxed") {
                ScrollView {
                    Rectangle().b.frame(maxWidth: .infinity, minHeight: 50, maxHeight: 70).a.opacity(1).padding(5)
                }
            }
            Case("scrollMin") { ScrollView { Color.red.b.frame(minHeight: 50).a } }
            Case("scrollMax") { ScrollView { Color.red.frame(maxHeight: 70).a } }
            Case("scrollMaxBlock") { ScrollView { block(20, 20).a.frame(maxHeight: 50).b } }
            Case("scrollMaxButton") {
                ScrollView { Button(action: {}, label: { block(40, 30).a.frame(maxHeight: 50) }).b }
            }
            Case("scrollMaxPicture") {
                ScrollView { Image("Portrait").resizable().b.frame(maxWidth: .infinity, maxHeight: 50).a }
            }
            Case("scrollMinPadded") {
                ScrollView { VStack { Rectangle().b.frame(minHeight: 50, maxHeight: 70).a }.padding(10) }
            }
        }
    }

    private var circles: some View {
        VStack(alignment: .leading, spacing: 0) {
            Case("circleStroked") { Circle().stroke(.red, lineWidth: 4).a.frame(width: 100, height: 50) }
            Case("circleBorder") { Circle().strokeBorder(.red, lineWidth: 4).a.frame(width: 50, height: 100) }
            Case("circleTrimmed") {
                Circle().trim(from: 0, to: 0.7).stroke(.red, lineWidth: 4).a.rotationEffect(.degrees(-90)).padding(
                    .top,
                    80
                )
            }
            Case("circleInset") { Circle().inset(by: 10).fill(.red).a.frame(width: 100, height: 60) }
        }
    }
}

/// Two views without a layout of their own.
private struct Two: View {
    var body: some View {
        block(40, 20).a
        block(40, 20).b
    }
}

/// A view in a proposal of 200 by 200.
private struct Case<Content: View>: View {
    let name: String
    let content: Content

    init(_ name: String, @ViewBuilder content: () -> Content) {
        self.name = name
        self.content = content()
    }

    var body: some View {
        content.frame(width: 200, height: 200).accessibilityIdentifier(name)
    }
}

/// A rectangle of a fixed size.
@MainActor
private func block(_ width: CGFloat, _ height: CGFloat) -> some View {
    Color.gray.frame(width: width, height: height)
}

extension View {
    /// The first view of a case whose rectangle is expected.
    fileprivate var a: some View { accessibilityIdentifier("a") }
    /// The second view of a case whose rectangle is expected.
    fileprivate var b: some View { accessibilityIdentifier("b") }
}
