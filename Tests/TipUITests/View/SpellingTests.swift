import Foundation
import Testing

@testable import TipUI

/// Tests that view code in the many spellings that SwiftUI apps use compiles and is drawn.
@MainActor @Suite struct ViewSpellingTests {
    private struct Item: Identifiable {
        let id: Int
        let name: String
    }

    private struct Store {
        let title: Text? = Text("Need Help?")
        let image: Image? = Image(systemName: "lock.shield")
    }

    private struct Card: View {
        let store = Store()
        let items = [Item(id: 1, name: "one")]
        let onTap: @MainActor () -> Void
        @State private var isOn = false
        @State private var name = ""

        var body: some View {
            NavigationView {
                ScrollView {
                    VStack(alignment: .leading, spacing: 20) {
                        store.image?.font(.title2).foregroundStyle(.green)
                        store.title?.bold().font(.headline).textCase(.uppercase)
                        if let title = store.title {
                            title.multilineTextAlignment(.center).font(.title2)
                            Divider()
                        }
                        Image(systemName: "wand.and.stars").imageScale(.large).onTapGesture(perform: onTap)
                        Image("photo").resizable().aspectRatio(contentMode: .fit).frame(width: 40, height: 40)
                            .clipShape(Circle()).overlay(Circle().stroke(.white, lineWidth: 2)).shadow(radius: 3)
                        Button(action: onTap, label: { Label("Favorite", systemImage: "star") })
                        Button {
                            isOn.toggle()
                        } label: {
                            Text("Toggle")
                        }.buttonStyle(.borderedProminent).tint(.indigo)
                        Button("Settings", systemImage: "gearshape") {}.buttonStyle(.plain)
                        Toggle("On", isOn: $isOn)
                        TextField("Name", text: $name).onSubmit {}
                        List(items) { item in Text(item.name).listRowSeparator(.hidden) }.listStyle(.plain)
                        Rectangle().fill(LinearGradient(colors: [.red, .blue], startPoint: .top, endPoint: .bottom))
                            .frame(height: 100).cornerRadius(8)
                        Text("x").frame(maxWidth: .infinity).backgroundStyle(.thinMaterial)
                            .overlay(alignment: .topTrailing) {
                                Image(systemName: "multiply").alignmentGuide(.top) { $0[.top] - 5 }
                                    .alignmentGuide(.trailing) { $0[.trailing] + 5 }.foregroundStyle(.secondary)
                            }
                        Text("y").padding([.top, .leading], 4).background(Color(.sRGB, red: 1, green: 0, blue: 0))
                            .background(RoundedRectangle(cornerRadius: 4).fill(.ultraThinMaterial))
                            .background(.blue.opacity(0.2), in: .rect(cornerRadius: 12))
                            .animation(.easeInOut, value: isOn).transition(.opacity)
                        Text("z").onLongPressGesture { onTap() }.symbolRenderingMode(.multicolor)
                            .task(id: name) { name = "a" }.onChange(of: name) { withAnimation { isOn = true } }
                        Spacer()
                    }
                    .padding()
                }
                .navigationTitle("Cards")
                .navigationBarTitleDisplayMode(.inline)
                .toolbar(content: { Button("Add", systemImage: "plus") {} })
                .toolbar { ToolbarItem(placement: .navigationBarTrailing) { Image(systemName: "star") } }
            }
        }
    }

    @Test("A page with many common SwiftUI spellings is drawn completely, and further flushes send no updates")
    func draws() {
        let renderer = Counting()
        let graph = Graph(Card(onTap: {}), renderer: renderer)
        graph.appear()
        graph.flush()
        let drawn = renderer.commits
        graph.flush()
        graph.flush()
        #expect(renderer.commits == drawn)
        #expect(count(graph.snapshot()) > 40)
    }

    private func count(_ tree: ElementTree) -> Int { tree.children.reduce(1) { $0 + count($1) } }

    private final class Counting: Renderer {
        var commits = 0
        func commit(_ mutations: [Mutation]) { commits += 1 }
        func open(url: String, completion: @escaping @MainActor (Bool) -> Void) { completion(false) }
    }
}
