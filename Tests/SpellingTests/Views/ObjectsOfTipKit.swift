#if SwiftUI
    import TipKit

    /// A model as an app has it whose file imports TipKit alone.
    final class TrailModel: ObservableObject {
        @Published var opened = 0
    }

    struct TrailView: View {
        @StateObject private var model = TrailModel()

        var body: some View {
            Button("Open") { model.opened += 1 }.onReceive(model.$opened) { print($0) }
        }
    }
#endif
