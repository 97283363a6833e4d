import Foundation
import OpenTipKit
import OpenTipKitTesting
import Testing

/// Parameters of types that an untyped cache gets wrong.
@Suite struct OptionalParameterTests {
    enum Mode: String, Codable {
        case plain, rich
    }

    struct Nested: Codable, Equatable {
        var inner: Int??
        var list: [String?]
    }

    struct ExportTip: Tip {
        @Parameter static var format: String? = "pdf"
        @Parameter static var exported: Date? = nil
        @Parameter static var mode: Mode? = .plain
        @Parameter static var nested: Nested = Nested(inner: nil, list: [])
        @Parameter static var ratio: Double = 0.5
        var title: Text { Text("Export") }
        var rules: [Rule] {
            #Rule(Self.$format) { $0 == nil }
        }
    }

    private func launch(_ store: some TipStore) throws -> TipCenter {
        let center = TipCenter(clock: ManualClock())
        try center.configure(store: store)
        return center
    }

    @Test("An optional parameter reads as its default, in every type", .tipCenter()) func defaults() {
        #expect(ExportTip.format == "pdf")
        #expect(ExportTip.exported == nil)
        #expect(ExportTip.mode == .plain)
        #expect(ExportTip.nested == Nested(inner: nil, list: []))
    }

    @Test("A value and nil are kept between launches, whatever the default is") func launches() throws {
        let store = InMemoryTipStore()
        let date = Date(timeIntervalSince1970: 1_234_567.25)
        try launch(store).run {
            #expect(ExportTip().status == .pending)
            ExportTip.format = nil
            ExportTip.exported = date
            ExportTip.mode = nil
            ExportTip.nested = Nested(inner: .some(7), list: ["a", nil])
            #expect(ExportTip().status == .available)
        }
        try launch(store).run {
            #expect(ExportTip.format == nil)
            #expect(ExportTip.exported == date)
            #expect(ExportTip.mode == nil)
            #expect(ExportTip.nested == Nested(inner: .some(7), list: ["a", nil]))
            #expect(ExportTip().status == .available)
            ExportTip.format = "png"
            ExportTip.mode = .rich
            #expect(ExportTip().status == .pending)
        }
        try launch(store).run {
            #expect(ExportTip.format == "png")
            #expect(ExportTip.mode == .rich)
        }
    }

    @Test("Setting an equal value commits nothing, of an optional type neither") func equal() throws {
        let store = InMemoryTipStore()
        try launch(store).run {
            ExportTip.format = nil
            let position = try store.header().position
            ExportTip.format = nil
            ExportTip.mode = .plain
            ExportTip.ratio = 0.5
            #expect(try store.header().position == position)
        }
    }

    @Test("A value that another process has replaced in between is set again") func replaced() throws {
        let store = InMemoryTipStore()
        let (one, two) = (try launch(store), try launch(store))
        one.run { ExportTip.format = "svg" }
        two.run { ExportTip.format = "gif" }
        one.run { ExportTip.format = "svg" }
        #expect(try launch(store).run { ExportTip.format } == "svg")
    }
}
