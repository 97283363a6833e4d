import Foundation
import Testing
import TipUIConformance

@testable import TipUI

@MainActor @Suite struct AppStorageTests {
    private enum Fruit: String { case apple, pear }
    private enum Size: Int { case small = 1, large }

    /// A page with a button that increases a stored count.
    private struct Page: View {
        @AppStorage("count") private var count = 0

        var body: some View { Button("\(count)") { count += 1 } }
    }

    @Test("Setting an @AppStorage value on one page updates all pages that read the value from the same store")
    func shared() {
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

    @Test("Pages with different @AppStorage stores have separate values") func separate() {
        let (first, firstRenderer) = mounted(Page().defaultAppStorage(MemoryDefaults()))
        let (second, secondRenderer) = mounted(Page().defaultAppStorage(MemoryDefaults()))
        first.press("0")
        second.flush()
        #expect(firstRenderer.tree.texts == ["1"])
        #expect(secondRenderer.tree.texts == ["0"])
        #expect(secondRenderer.batches.isEmpty)
    }

    @Test("A new view reads the stored @AppStorage value, and a property's own store overrides the environment's")
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

    @Test("A binding to an @AppStorage property sets the value, and setting an equal value redraws nothing")
    func binding() throws {
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

    @Test("@AppStorage reads values of every type that SwiftUI supports back unchanged") func types() throws {
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

    @Test("@AppStorage returns the initial value for an unknown raw value, and parses texts such as launch arguments")
    func texts() {
        let store = MemoryDefaults()
        store.set("plum", forKey: "fruit")
        #expect(AppStorage(wrappedValue: Fruit.apple, "fruit", store: store).wrappedValue == .apple)
        #expect(AppStorage<Fruit?>("fruit", store: store).wrappedValue == nil)
        store.set("YES", forKey: "isOn")
        store.set("12", forKey: "count")
        #expect(AppStorage(wrappedValue: false, "isOn", store: store).wrappedValue)
        #expect(AppStorage(wrappedValue: 0, "count", store: store).wrappedValue == 12)
    }

    @Test("@AppStorage returns the initial value, not zero or false, if the stored value has an unsuitable type")
    func unreadable() {
        let store = MemoryDefaults()
        for junk: Any in ["maybe", ["a"], Data([1])] {
            store.set(junk, forKey: "junk")
            #expect(AppStorage(wrappedValue: true, "junk", store: store).wrappedValue)
            #expect(AppStorage(wrappedValue: 5, "junk", store: store).wrappedValue == 5)
            #expect(AppStorage(wrappedValue: 0.5, "junk", store: store).wrappedValue == 0.5)
            #expect(AppStorage<Int?>("junk", store: store).wrappedValue == nil)
        }
        for (text, value) in [("true", true), ("No", false), ("1", true), ("0", false)] {
            store.set(text, forKey: "isOn")
            #expect(AppStorage(wrappedValue: !value, "isOn", store: store).wrappedValue == value)
        }
        store.set(1, forKey: "number")
        #expect(AppStorage(wrappedValue: false, "number", store: store).wrappedValue)
        #expect(AppStorage(wrappedValue: 0.0, "number", store: store).wrappedValue == 1)
        store.set(2.5, forKey: "number")
        #expect(AppStorage(wrappedValue: 7, "number", store: store).wrappedValue == 7)
    }

    @Test("Setting an @AppStorage property to its registered default stores the value") func registered() {
        let store = MemoryDefaults()
        store.register(defaults: ["count": 3])
        let count = AppStorage(wrappedValue: 0, "count", store: store)
        #expect(count.wrappedValue == 3)
        count.wrappedValue = 3
        #expect(store.stored["count"] as? Int == 3)
    }

    /// A page that records each evaluation of its body.
    private struct NotingPage: View, Equatable {
        @AppStorage("count") private var count = 0
        let diary: Diary

        var body: some View {
            let _ = diary.note("\(count)")
            Button("\(count)") { count += 1 }
        }

        nonisolated static func == (left: NotingPage, right: NotingPage) -> Bool { true }
    }

    @Test("Setting an @AppStorage value in one store doesn't redraw pages that use another store") func others() {
        let diary = Diary()
        let (first, _) = mounted(Page().defaultAppStorage(MemoryDefaults()))
        let (second, _) = mounted(NotingPage(diary: diary).defaultAppStorage(MemoryDefaults()))
        #expect(diary.take() == ["0"])
        first.press("0")
        second.flush()
        #expect(diary.take() == [])
    }

    #if os(Linux)
        @Test("All UserDefaults objects of the same suite are one store for @AppStorage")
        func suites() throws {
            let suite = "tipui-tests-\(UUID().uuidString)"
            defer { remove(suite) }
            let object = { try #require(UserDefaults(suiteName: suite)) }
            let diary = Diary(), subject = Subject()
            let (store, others) = (try object(), [try object(), try object()])
            let (first, _) = mounted(Page().defaultAppStorage(store))
            let (second, renderer) = mounted(
                Drawn { NotingPage(diary: diary).defaultAppStorage(others[subject.isOn ? 0 : 1]) }
            )
            #expect(diary.take() == ["0"])
            subject.isOn.toggle()
            second.flush()
            #expect(diary.take() == [])
            first.press("0")
            second.flush()
            #expect(renderer.tree.texts == ["1"])
            #expect(diary.take() == ["1"])
            DefaultsWriter.shared.finish()
        }

        @Test("@AppStorage values are on disk once the defaults writer has finished") func disk() throws {
            let suite = "tipui-tests-\(UUID().uuidString)"
            defer { remove(suite) }
            let store = try #require(UserDefaults(suiteName: suite))
            AppStorage(wrappedValue: "", "name", store: store).wrappedValue = "Ada"
            DefaultsWriter.shared.finish()
            #expect(try values(of: suite)["name"] as? String == "Ada")
        }

        @Test("A defaults file that an interrupted write left empty is restored from its backup") func cut() throws {
            let suite = "tipui-tests-\(UUID().uuidString)"
            defer { remove(suite) }
            let store = try #require(UserDefaults(suiteName: suite))
            AppStorage(wrappedValue: "", "name", store: store).wrappedValue = "Ada"
            DefaultsWriter.shared.finish()
            let file = DefaultsFile(of: suite, in: DefaultsFolder().url)
            #expect(!file.hasBackup)
            try file.makeBackup()
            try Data().write(to: file.url)
            AppStorage(wrappedValue: 0, "count", store: store).wrappedValue = 7
            DefaultsWriter.shared.finish()
            let values = try values(of: suite)
            #expect(values["name"] as? String == "Ada")
            #expect(values["count"] as? Int == 7)
            #expect(!file.hasBackup)
        }

        @Test("After an interrupted write of a defaults file, a new process reads the values from the backup")
        func beginning() throws {
            let suite = "tipui-tests-\(UUID().uuidString)"
            defer { remove(suite) }
            let file = DefaultsFile(of: suite, in: DefaultsFolder().url)
            let list = try PropertyListSerialization.data(fromPropertyList: ["name": "Ada"], format: .xml, options: 0)
            try FileManager.default.createDirectory(at: DefaultsFolder().url, withIntermediateDirectories: true)
            try list.write(to: file.backupURL)
            try list.prefix(40).write(to: file.url)
            let store = try #require(UserDefaults(suiteName: suite))
            #expect(AppStorage(wrappedValue: "", "name", store: store).wrappedValue == "Ada")
            #expect(!file.hasBackup)
        }

        private func values(of suite: String) throws -> [String: Any] {
            let file = DefaultsFile(of: suite, in: DefaultsFolder().url).url
            let list = try PropertyListSerialization.propertyList(from: Data(contentsOf: file), format: nil)
            return try #require(list as? [String: Any])
        }

        private func remove(_ suite: String) {
            let file = DefaultsFile(of: suite, in: DefaultsFolder().url)
            for url in [file.url, file.backupURL] where FileManager.default.fileExists(atPath: url.path) {
                #expect(throws: Never.self) { try FileManager.default.removeItem(at: url) }
            }
        }
    #endif
}
