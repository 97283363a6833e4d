import SwiftUI

/// Observable objects that views own, observe, and get from the environment.
struct ObjectsPage: View {
    @StateObject private var counter = Counter()
    @State private var posted = 0
    @State private var seen = ""
    private let timer = Timer.publish(every: 0.05, on: .main, in: .common).autoconnect()

    var body: some View {
        VStack {
            Text("count \(counter.count), twice \(counter.twice), made \(counter.number)").accessibilityIdentifier(
                "count"
            )
            Button("Add twice") {
                counter.add()
                counter.add()
            }
            .accessibilityIdentifier("add")
            Stepwise(counter: counter)
            NameField()
            Bystander()
            NeedsLibrary().accessibilityIdentifier("missing")
            Text("posted \(posted)").accessibilityIdentifier("posted")
            Text(seen).accessibilityIdentifier("seen")
        }
        .environmentObject(counter)
        .onReceive(counter.$name.dropFirst()) { seen = "received \($0)" }
        .onReceive(NotificationCenter.default.publisher(for: .counted)) { _ in posted += 1 }
        .onReceive(timer) { _ in counter.ticks = min(counter.ticks + 1, 3) }
    }
}

/// A view that observes an object of another view.
private struct Stepwise: View {
    @ObservedObject var counter: Counter

    var body: some View {
        Text("ticks \(counter.ticks)").accessibilityIdentifier("ticks")
    }
}

/// A field that is bound to a property of an object in the environment.
private struct NameField: View {
    @EnvironmentObject private var counter: Counter

    var body: some View {
        TextField("Name", text: $counter.name).accessibilityIdentifier("name")
        Text("Hello, \(counter.name)").accessibilityIdentifier("greeting")
    }
}

/// A view without the object that it needs.
private struct NeedsLibrary: View {
    @EnvironmentObject private var library: Library

    var body: some View { Text(library.name) }
}

@MainActor
private final class Counter: ObservableObject {
    private static var made = 0
    let number: Int
    @Published var count = 0
    @Published var name = "Ada"
    @Published var ticks = 0
    @Published var twice = 0
    private var cancellables: Set<AnyCancellable> = []

    init() {
        Self.made += 1
        number = Self.made
        $count
            .map { $0 * 2 }
            .receive(on: DispatchQueue.main)
            .sink { [weak self] in self?.twice = $0 }
            .store(in: &cancellables)
    }

    func add() {
        count += 1
        NotificationCenter.default.post(name: .counted, object: self)
    }
}

private final class Library: ObservableObject {
    @Published var name = "none"
}

extension Notification.Name {
    fileprivate static let counted = Notification.Name("fixtures.counted")
}

/// A view that holds no object, and counts its evaluations.
private struct Bystander: View, Equatable {
    var body: some View {
        Text("evaluated \(Evaluations.next())").accessibilityIdentifier("bystander")
    }
}

@MainActor
private enum Evaluations {
    private static var count = 0

    static func next() -> Int {
        count += 1
        return count
    }
}
