/// A copy-on-write container for a large value on the heap.
package struct Indirect<Value: Equatable & Sendable>: Equatable, Sendable {
    @usableFromInline final class Box: Sendable {
        @usableFromInline let value: Value

        @usableFromInline init(_ value: Value) {
            self.value = value
        }
    }

    @usableFromInline var box: Box

    @inlinable package init(_ value: Value) {
        box = Box(value)
    }

    @inlinable package var value: Value {
        _read { yield box.value }
        _modify {
            var value = box.value
            defer { box = Box(value) }
            yield &value
        }
    }

    /// Returns whether both containers share one box; if so, they are equal, and their values need not be compared.
    @inlinable package func isShared(with other: Indirect) -> Bool { box === other.box }

    @inlinable package static func == (left: Indirect, right: Indirect) -> Bool {
        left.isShared(with: right) || left.value == right.value
    }
}
