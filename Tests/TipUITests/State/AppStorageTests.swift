import Foundation
import OpenTipKitTesting
import Testing

@testable import TipUI

@MainActor @Suite struct AppStorageTests {
    private enum Fruit: String { case apple, pear }
    private enum Size: Int { case small = 1, large }

    /// A page with a count that is kept.
    private struct Page: View {
        @AppStorage("count") private var count = 0

        var body: some View { Button("\(count)") { count += 1 } }
    }

    @Test("A value that one page sets is drawn on every page that reads it") func shared() {
        let store = MemoryDefaults()
        let (first, firstRenderer) = mounted(Page().defaultAppStorage(store))
        let (second, secondRenderer) = mounted(Page().defaultAppStorage(store))
        first.press("0")
        second.flush()
        #expect(firstRenderer.tree.texts == ["1"])
        #expect(secondRenderer.tree.texts == ["1"])
        second.press("1")
        first.flush()
        #expect(firstRenderer.tree.texts == ["2"])
    }

    @Test("Pages with stores of their own keep values of their own") func separate() {
        let (first, firstRenderer) = mounted(Page().defaultAppStorage(MemoryDefaults()))
        let (second, secondRenderer) = mounted(Page().defaultAppStorage(MemoryDefaults()))
        first.press("0")
        second.flush()
        #expect(firstRenderer.tree.texts == ["1"])
        #expect(secondRenderer.tree.texts == ["0"])
        #expect(secondRenderer.batches.isEmpty)
    }

    @Test("A view that comes later reads what was set before; a store that the property names goes before the views'")
    func named() {
        let store = MemoryDefaults()
        AppStorage(wrappedValue: 0, "count", store: store).wrappedValue = 7
        #expect(mounted(Page().defaultAppStorage(store)).renderer.tree.texts == ["7"])
        struct Naming: View {
            @AppStorage private var count: Int

            init(_ store: UserDefaults) { _count = AppStorage(wrappedValue: 0, "count", store: store) }

            var body: some View { Text("\(count)") }
        }
        #expect(mounted(Naming(store).defaultAppStorage(MemoryDefaults())).renderer.tree.texts == ["7"])
    }

    @Test("A binding sets the value, and an equal value draws nothing anew") func binding() throws {
        struct Switch: View {
            @AppStorage("isOn") private var isOn = false
            let diary: Diary

            var body: some View {
                let _ = diary.note("body")
                Press {
                    $isOn.wrappedValue = true
                } content: {
                    Text(isOn ? "on" : "off")
                }
            }
        }
        let diary = Diary()
        let (graph, renderer) = mounted(Switch(diary: diary).defaultAppStorage(MemoryDefaults()))
        #expect(diary.take() == ["body"])
        for _ in 1...2 {
            graph.handle(ElementEvent(.tap, on: try #require(renderer.tree.first(answering: .tap))))
            graph.flush()
        }
        #expect(renderer.tree.texts == ["on"])
        #expect(diary.take() == ["body"])
    }

    @Test("Every type that SwiftUI keeps is read back as it was set") func types() throws {
        let store = MemoryDefaults()
        func check<Value: Equatable>(_ property: AppStorage<Value>, _ first: Value, _ second: Value) {
            #expect(property.wrappedValue == first)
            property.wrappedValue = second
            #expect(property.wrappedValue == second)
        }
        let address = try #require(URL(string: "https://a.example/b?c=1#d"))
        let file = URL(fileURLWithPath: "/a/b c")
        let (early, late) = (Date(timeIntervalSince1970: 1), Date(timeIntervalSince1970: 2))
        check(AppStorage(wrappedValue: false, "bool", store: store), false, true)
        check(AppStorage(wrappedValue: 1, "int", store: store), 1, -2)
        check(AppStorage(wrappedValue: 0.5, "double", store: store), 0.5, 2.25)
        check(AppStorage(wrappedValue: "a", "string", store: store), "a", "é")
        check(AppStorage(wrappedValue: address, "url", store: store), address, file)
        check(AppStorage(wrappedValue: Data(), "data", store: store), Data(), Data([0, 255]))
        check(AppStorage(wrappedValue: early, "date", store: store), early, late)
        check(AppStorage(wrappedValue: Fruit.apple, "fruit", store: store), .apple, .pear)
        check(AppStorage(wrappedValue: Size.small, "size", store: store), .small, .large)
        check(AppStorage<Bool?>("bool?", store: store), nil, false)
        check(AppStorage<Int?>("int?", store: store), nil, 0)
        check(AppStorage<Double?>("double?", store: store), nil, 0)
        check(AppStorage<String?>("string?", store: store), nil, "")
        check(AppStorage<URL?>("url?", store: store), nil, address)
        check(AppStorage<Data?>("data?", store: store), nil, Data())
        check(AppStorage<Date?>("date?", store: store), nil, early)
        check(AppStorage<Fruit?>("fruit?", store: store), nil, .pear)
        check(AppStorage<Size?>("size?", store: store), nil, .large)
        check(AppStorage<Int?>("int?", store: store), 0, nil)
        #expect(store.object(forKey: "int?") == nil)
        #expect(store.url(forKey: "url?") == address)
    }

    @Test("What can't be read is the initial value; a launch argument's text is read as the value") func texts() {
        let store = MemoryDefaults()
        store.set("plum", forKey: "fruit")
        #expect(AppStorage(wrappedValue: Fruit.apple, "fruit", store: store).wrappedValue == .apple)
        #expect(AppStorage<Fruit?>("fruit", store: store).wrappedValue == nil)
        store.set("YES", forKey: "isOn")
        store.set("12", forKey: "count")
        #expect(AppStorage(wrappedValue: false, "isOn", store: store).wrappedValue)
        #expect(AppStorage(wrappedValue: 0, "count", store: store).wrappedValue == 12)
    }

    #if os(Linux)
        @Test("What was set is on disk once the writer has finished") func disk() throws {
            let suite = "tipui-tests-\(UUID().uuidString)"
            let environment = ProcessInfo.processInfo.environment
            let home = environment["HOME"] ?? NSHomeDirectory()
            let folder = URL(fileURLWithPath: environment["XDG_CONFIG_HOME"] ?? "\(home)/.config", isDirectory: true)
            let file = folder.appendingPathComponent("\(suite).plist")
            let store = try #require(UserDefaults(suiteName: suite))
            AppStorage(wrappedValue: "", "name", store: store).wrappedValue = "Ada"
            DefaultsWriter.shared.finish()
            let list = try PropertyListSerialization.propertyList(from: Data(contentsOf: file), format: nil)
            #expect((list as? [String: Any])?["name"] as? String == "Ada")
            try FileManager.default.removeItem(at: file)
        }
    #endif
}
