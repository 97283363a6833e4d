#if Macros
    import OpenTipKit
    import OpenTipKitTesting
    import Testing
    import TipUI

    /// The places of a control at which a popover may point.
    @Suite @MainActor struct PopoverPlaceTests {
        struct PlaceTip: Tip {
            var title: Text { Text("Here") }
        }

        @Test("A popover may point at a button of a toolbar", .tipCenter()) func toolbar() {
            let page = DrawnPage(
                NavigationStack {
                    Text("Birds").toolbar {
                        ToolbarItem { Button("Sort") {}.popoverTip(PlaceTip()) }
                    }
                }
            )
            #expect(page.popovers.count == 1)
        }

        @Test("A popover may point at a control in the shown tab", .tipCenter()) func tab() {
            let page = DrawnPage(
                TabView {
                    Button("Sort") {}.popoverTip(PlaceTip()).tabItem { Label("Birds", systemImage: "bird") }
                    Text("Map").tabItem { Label("Map", systemImage: "map") }
                }
            )
            #expect(page.popovers.count == 1)
        }

        @Test("A popover may point at the item of a tab, whether the tab is shown or not", .tipCenter())
        func tabItem() {
            let page = DrawnPage(
                TabView {
                    Text("Birds").tabItem { Label("Birds", systemImage: "bird") }
                    Text("Map").tabItem { Label("Map", systemImage: "map").popoverTip(PlaceTip()) }
                }
            )
            #expect(page.popovers.count == 1)
        }
    }
#endif
