import TipKit

/// Value-based navigation, in the forms that apps written for SwiftUI use.
struct NavigationForms: View {
    struct Trail: Identifiable, Hashable, Codable {
        let id: String
    }

    enum Route: Hashable {
        case settings
        case trail(Trail)
    }

    let trails = [Trail(id: "heron"), Trail(id: "larch")]
    @State private var path = NavigationPath()
    @State private var routes: [Route] = []
    @State private var isShown = false
    @State private var chosen: Trail?

    var body: some View {
        NavigationStack(path: $path) {
            List(trails) { trail in
                NavigationLink(trail.id, value: trail)
                NavigationLink(value: Route.trail(trail)) { Label("Route", systemImage: "map") }
            }
            .navigationDestination(for: Trail.self) { trail in
                Text(trail.id)
            }
            .navigationDestination(for: Route.self) { route in
                switch route {
                case .settings: Text("Settings")
                case .trail(let trail): Text(trail.id)
                }
            }
            .navigationDestination(isPresented: $isShown) { Text("Shown") }
            .navigationDestination(item: $chosen) { Text($0.id) }
            .toolbar {
                Button("Home") { path.removeLast(path.count) }
                Button("Keep") { path = path.codable.map { NavigationPath($0) } ?? NavigationPath() }
            }
        }
        NavigationStack(path: $routes) {
            NavigationLink("Settings", value: Route.settings)
                .navigationDestination(for: Route.self) { _ in Text("Route") }
        }
        NavigationStack {
            NavigationLink("Plain", destination: Text("Plain"))
        }
    }
}
