import TipKit

protocol NumberedTip: Tip {
    var number: Int { get }
}

extension NumberedTip {
    var message: Text? { Text("Step \(number)") }
}

struct MessageOfProtocolTip: NumberedTip {
    let number: Int
    var title: Text { Text("Steps") }
}

struct OptionalMessageTip: Tip {
    var title: Text { Text("Steps") }
    var message: Optional<Text> { Text("One") }
    var image: Optional<Image> { Image(systemName: "figure.walk") }
}

struct GenericTip<Value: Sendable>: Tip {
    let value: Value
    var title: Text { Text("Value") }
    var message: Text? { Text(verbatim: "\(value)") }
}
