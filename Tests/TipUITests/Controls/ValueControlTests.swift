import Foundation
import Testing
import TipUIConformance

@testable import TipUI

/// Tests of sliders, steppers and date pickers.
@MainActor @Suite struct ValueControlTests {
    @Observable final class Model {
        var level = 2.0
        var count = 3
        var date = Date(timeIntervalSince1970: 0)
        var edits: [Bool] = []
    }

    @Test("A slider takes numbers in its range, at its steps, and reports when a person begins and ends moving it")
    func slider() throws {
        let model = Model()
        let level = Binding(get: { model.level }, set: { model.level = $0 })
        let page = ControlPage(
            Slider(value: level, in: 1...4, step: 0.5) {
                Text("Level")
            } minimumValueLabel: {
                Text("low")
            } maximumValueLabel: {
                Text("high")
            } onEditingChanged: {
                model.edits.append($0)
            }
            .tint(.red)
        )
        let content = try page.content(SliderContent.self)
        #expect(content == SliderContent(value: 2, lower: 1, upper: 4, step: 0.5, tint: .system(.red)))
        for value in ["0.5", "4.1", "nan", "inf", "x", "", nil] as [String?] {
            #expect(!content.hasRequiredValue(ElementEvent(.change, on: ElementID(1), value: value)))
            try page.post(.change, value)
        }
        #expect(model.level == 2 && model.edits.isEmpty)
        try page.post(.change, "3.3")
        try page.post(.change, "4")
        #expect(model.level == 4 && model.edits == [true])
        try page.post(.commit, "4")
        try page.post(.commit, "4")
        #expect(model.edits == [true, false])
        let labels = page.renderer.tree.all.filter { $0.element.accessibility.isHidden }
        #expect(labels.map(\.texts) == [["low"], ["high"]])
    }

    @Test("The tint of a progress view's style goes before the tint around it, and a bar has it too") func progress()
        throws
    {
        let circle = ControlPage(ProgressView().progressViewStyle(CircularProgressViewStyle(tint: .red)).tint(.green))
        #expect(try circle.content(ProgressContent.self) == ProgressContent(isCircular: true, tint: .system(.red)))
        let bar = ControlPage(ProgressView(value: 0.5).progressViewStyle(LinearProgressViewStyle(tint: .red)))
        #expect(try bar.content(ProgressContent.self) == ProgressContent(fraction: 0.5, tint: .system(.red)))
        let plain = ControlPage(ProgressView().progressViewStyle(.circular).tint(.green))
        #expect(try plain.content(ProgressContent.self).tint == .system(.green))
    }

    @Test("A stepper moves a value within its range, and its buttons at the ends are disabled") func stepper() throws {
        let model = Model()
        let count = Binding(get: { model.count }, set: { model.count = $0 })
        let page = ControlPage(Stepper("Count", value: count, in: 0...5, step: 2))
        func buttons() -> [ElementTree] { page.renderer.tree.all.filter { $0.element.content is ButtonContent } }
        func press(_ index: Int) {
            page.graph.handle(ElementEvent(.tap, on: buttons()[index].id))
            page.graph.flush()
        }
        #expect(buttons().map(\.element.accessibility.label) == ["Count −", "Count +"])
        press(1)
        #expect(model.count == 5)
        #expect(buttons().map { ($0.element.content as? ButtonContent)?.isDisabled } == [false, true])
        for _ in 1...4 { press(0) }
        #expect(model.count == 0)
        #expect(buttons().map { ($0.element.content as? ButtonContent)?.isDisabled } == [true, false])
    }

    @Test("A stepper without an action for a button disables the button") func actions() throws {
        let model = Model()
        let page = ControlPage(
            Stepper("Count", onIncrement: { model.count += 10 }, onDecrement: nil) { model.edits.append($0) }
                .labelsHidden()
        )
        #expect(page.renderer.tree.texts.isEmpty)
        try page.post(.tap)
        #expect(model.count == 13 && model.edits == [true, false])
    }

    @Test("A date picker keeps the parts of the date that it doesn't show, in the time zone of the environment")
    func date() throws {
        let model = Model()
        let zone = try #require(TimeZone(identifier: "Asia/Tokyo"))
        let date = Binding(get: { model.date }, set: { model.date = $0 })
        let day = ControlPage(
            DatePicker("Day", selection: date, displayedComponents: .date).environment(\.timeZone, zone)
        )
        #expect(try day.content(DateFieldContent.self) == DateFieldContent(format: .date, text: "1970-01-01"))
        try day.post(.change, "2024-02-29")
        #expect(model.date == Date(timeIntervalSince1970: 1_709_164_800))
        for text in ["2023-02-29", "2024-13-01", "2024-02", "", nil] as [String?] { try day.post(.change, text) }
        #expect(model.date == Date(timeIntervalSince1970: 1_709_164_800))
        let time = ControlPage(
            DatePicker("Time", selection: date, displayedComponents: .hourAndMinute).environment(\.timeZone, zone)
        )
        #expect(try time.content(DateFieldContent.self).text == "09:00")
        try time.post(.change, "10:30")
        #expect(model.date == Date(timeIntervalSince1970: 1_709_164_800 + 5400))
    }

    @Test("The size and border shape of buttons, and the style of progress views, come from the environment")
    func looks() throws {
        let button = ControlPage(
            Button("Go") {}.buttonStyle(.bordered).controlSize(.small).buttonBorderShape(.roundedRectangle(radius: 4))
        )
        #expect(
            try button.content(ButtonContent.self)
                == ButtonContent(look: .bordered, size: .small, shape: .roundedRectangle(radius: 4))
        )
        let progress = try ControlPage(ProgressView().controlSize(.large)).content(ProgressContent.self)
        #expect(progress == ProgressContent(isCircular: true, isLarge: true))
        let bar = try ControlPage(ProgressView("Load").progressViewStyle(.linear)).content(ProgressContent.self)
        #expect(bar == ProgressContent())
        let known = ControlPage(ProgressView(value: 0.5) { Text("Half") }.progressViewStyle(.circular))
        #expect(try known.content(ProgressContent.self) == ProgressContent(fraction: 0.5, isCircular: true))
    }

    @Test("A date outside the range of a date picker is refused") func range() throws {
        let model = Model()
        let date = Binding(get: { model.date }, set: { model.date = $0 })
        let utc = try #require(TimeZone(identifier: "UTC"))
        let page = ControlPage(
            DatePicker(
                "Start",
                selection: date,
                in: Date(timeIntervalSince1970: 0)...Date(timeIntervalSince1970: 86400)
            )
            .environment(\.timeZone, utc)
        )
        let content = try page.content(DateFieldContent.self)
        #expect(content.earliest == "1970-01-01T00:00" && content.latest == "1970-01-02T00:00")
        for text in ["1969-12-31T23:59", "1970-01-02T00:01", "1970-01-01"] {
            #expect(!content.hasRequiredValue(ElementEvent(.change, on: ElementID(1), value: text)))
            try page.post(.change, text)
        }
        #expect(model.date == Date(timeIntervalSince1970: 0))
        try page.post(.change, "1970-01-01T12:00")
        #expect(model.date == Date(timeIntervalSince1970: 43200))
    }
}
