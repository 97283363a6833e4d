#if Web
    import Foundation
    import OpenTipKit

    enum PlacingTipsListings {
        struct SortTip: Tip {
            var title: Text { Text("Sort the birds") }
        }

        struct MapTip: Tip {
            var title: Text { Text("Find birds on the map") }
        }

        struct RareTip: Tip {
            var title: Text { Text("See rare birds alone") }
        }

        struct BirdList: View {
            var body: some View {
                NavigationStack {
                    Text("Birds").toolbar {
                        ToolbarItem {
                            Button("Sort") { SortTip().invalidate(reason: .actionPerformed) }
                                .popoverTip(SortTip())
                        }
                    }
                }
            }
        }

        struct BirdTabs: View {
            var body: some View {
                TabView {
                    BirdList().tabItem { Label("Birds", systemImage: "bird") }
                    Text("Map").tabItem { Label("Map", systemImage: "map").popoverTip(MapTip()) }
                }
            }
        }

        struct FilterButton: View {
            @State private var isOpen = false

            var body: some View {
                Button("Filter") { isOpen = true }
                    .sheet(isPresented: $isOpen) {
                        Toggle("Only rare birds", isOn: .constant(true))
                            .popoverTip(RareTip())
                    }
            }
        }

        struct Picture: View {
            var body: some View {
                TipView(MapTip()).tipImageSize(CGSize(width: 64, height: 64))
            }
        }
    }
#endif
