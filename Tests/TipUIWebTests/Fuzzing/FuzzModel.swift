import Testing
import TipUI

/// A simple model of the expected state of the fuzz test's page.
struct FuzzModel: Equatable {
    private(set) var taps = 0
    private(set) var text = ""
    private(set) var sent = ""
    private(set) var isOn = false
    private(set) var rows: [Int] = []
    private(set) var made = 0
    private(set) var isOpen = false

    init() {}

    /// Reads the model from the markup of a shown page.
    init(_ page: ShownPage) throws {
        func tag(_ identifier: String) throws -> ShownPage.Tag {
            try #require(page.find(named: identifier), "no \(identifier)")
        }
        let texts = (taps: try tag("taps").text, made: try tag("made").text)
        let field = try tag("field").attributes
        taps = try #require(Int(texts.taps))
        made = try #require(Int(texts.made))
        text = try #require(field["value"])
        sent = try tag("sent").text
        isOn = try tag("switch").all.contains { $0.attributes["checked"] != nil }
        rows = page.all.compactMap { $0.attributes["data-testid"].flatMap(Self.row) }
        isOpen = page.all.contains { $0.attributes["data-popover"] != nil }
        try #require(isOn == (page.find(named: "extra") != nil))
        try #require(isOpen == (page.find(named: "inside") != nil))
    }

    /// The model with its texts changed as HTML requires, to compare it with a shown page.
    var printable: FuzzModel {
        var model = self
        model.text = withoutControls(text)
        model.sent = withoutControls(sent)
        return model
    }

    /// Changes the model as the page's handler of an event changes the page.
    ///
    /// - Parameters:
    ///   - kind: The kind of the event.
    ///   - identifier: The view's accessibility identifier; "card" for a popover.
    ///   - value: The value of the event.
    mutating func apply(_ kind: ElementEvent.Kind, on identifier: String, value: String?) throws {
        switch (identifier, kind) {
        case ("tap", .tap): taps += 1
        case ("extra", .tap): taps += 10
        case ("held", .longPress): taps += 100
        case ("inside", .tap): taps += 1_000
        case ("add", .tap):
            guard rows.count < 12 else { return }
            rows.append(made)
            made += 1
        case ("turn", .tap): rows.reverse()
        case ("ask", .tap): isOpen = true
        case ("card", .dismiss): isOpen = false
        case ("card", .setAside), ("", .visibility): break
        case ("switch", .change): isOn = value == "true"
        case ("field", .change): text = value ?? text
        case ("field", .submit):
            text = value ?? text
            sent = text
        case (_, .tap):
            let row = try #require(Self.row(identifier), "\(identifier) answers a tap")
            rows.removeAll { $0 == row }
        default: throw BrokenMarkup("\(identifier) answers a \(kind.rawValue)")
        }
    }

    /// Returns whether an event has a valid value for its view.
    static func understands(_ kind: ElementEvent.Kind, on identifier: String, value: String?) -> Bool {
        switch kind {
        case .change where identifier != "switch": value != nil
        case .change, .visibility, .focus: value == "true" || value == "false"
        case .size: ElementEvent(kind, on: ElementID(1), value: value).size != nil
        case .drag: ElementEvent(kind, on: ElementID(1), value: value).drag != nil
        case .tap, .longPress, .submit, .commit, .dismiss, .setAside: true
        }
    }

    private static func row(_ identifier: String) -> Int? {
        identifier.hasPrefix("row-") ? Int(identifier.dropFirst(4)) : nil
    }
}
