import OpenTipKit

/// The code examples in the documentation comments of navigation paths and destinations.
enum NavigationExamples {
    enum ByCode {
        struct TrailsView: View {
            @State private var path = NavigationPath()

            var body: some View {
                NavigationStack(path: $path) {
                    Button("The longest") { path.append(36) }
                        .navigationDestination(for: Int.self) { Text("\($0) km") }
                }
            }
        }
    }

    enum ByLinks {
        struct TrailsView: View {
            let trails = ["Heron Lake", "Larch Valley"]

            var body: some View {
                NavigationStack {
                    List(trails, id: \.self) { NavigationLink($0, value: $0) }
                        .navigationDestination(for: String.self) { Text($0) }
                }
            }
        }
    }
}
