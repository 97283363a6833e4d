#if Macros
    import OpenTipKit

    enum WritingGoodTipsListings {
        struct ScanTip: Tip {
            @Parameter static var typedRecipes: Int = 0

            var title: Text { Text("Scan a recipe") }
            var message: Text? { Text("Hold the page before the camera, and there is nothing to type.") }
            var image: Image? { Image(systemName: "camera") }
            var rules: [Rule] {
                #Rule(Self.$typedRecipes) { $0 >= 2 }
            }
            var options: [any TipOption] { MaxDisplayCount(5) }
        }

        struct CameraButton: View {
            var body: some View {
                Button("Scan") { ScanTip().invalidate(reason: .actionPerformed) }
                    .popoverTip(ScanTip())
            }
        }

        struct ShareTip: Tip {
            static let shared = Event(id: "recipe-shared")

            var title: Text { Text("Share a recipe with a link") }
            var options: [any TipOption] { Teaches(Self.shared) }
        }

        struct UnitsTip: Tip {
            var title: Text { Text("Choose your units") }
            var message: Text? { Text("Grams or cups, for all recipes.") }
            var actions: [Action] {
                Action(id: "units", title: "Open settings")
            }
        }
    }
#endif
