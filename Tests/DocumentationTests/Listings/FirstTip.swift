import OpenTipKit

enum FirstTipListings {
    struct PlatesTip: Tip {
        var title: Text { Text("Cook for more people") }
        var message: Text? { Text("Press the number of plates, and all amounts follow.") }
        var image: Image? { Image(systemName: "person.2") }
    }

    struct LarderApp: App {
        init() {
            do {
                try Tips.configure([.displayFrequency(.daily)])
            } catch {
                print("Tips.configure: \(error.localizedDescription)")
            }
        }

        var body: some Scene {
            WindowGroup {
                RecipePage()
            }
        }
    }

    struct RecipePage: View {
        @State private var plates = 2

        var body: some View {
            VStack(alignment: .leading) {
                TipView(PlatesTip())
                Button("For \(plates)") {
                    plates += 1
                    PlatesTip().invalidate(reason: .actionPerformed)
                }
            }
        }
    }

    struct PlatesButton: View {
        @Binding var plates: Int

        var body: some View {
            Button("For \(plates)") {
                plates += 1
                PlatesTip().invalidate(reason: .actionPerformed)
            }
            .popoverTip(PlatesTip(), arrowEdge: .top)
        }
    }

    struct TimerTip: Tip {
        var title: Text { Text("Start a timer from a step") }
        var message: Text? { Text("A time inside a step can be pressed.") }
        var actions: [Action] {
            Action(id: "show", title: "Show me")
        }
    }
}
