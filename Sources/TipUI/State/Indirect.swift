/// A large value on the heap, which its copies share until one of them changes.
struct Indirect<Value: Equatable & Sendable>: Equatable, Sendable {
    private final class Box: Sendable {
        let value: Value

        init(_ value: Value) {
            self.value = value
        }
    }

    private var box: Box

    init(_ value: Value) {
        box = Box(value)
    }

    var value: Value {
        _read { yield box.value }
        _modify {
            var value = box.value
            defer { box = Box(value) }
            yield &value
        }
    }

    /// Whether both are certainly equal, without a look at their values.
    func isShared(with other: Indirect) -> Bool { box === other.box }

    static func == (left: Indirect, right: Indirect) -> Bool {
        left.isShared(with: right) || left.value == right.value
    }
}
