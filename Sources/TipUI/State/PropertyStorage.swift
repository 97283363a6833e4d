/// What a node keeps for the properties of its view, by their place in it.
@MainActor
package final class PropertyStorage {
    private var boxes: [Int: AnyObject] = [:]

    package init() {}

    /// The box at a slot, made at the first time.
    package func box<Box: AnyObject>(_ slot: Int, make: () -> Box) -> Box {
        if let box = boxes[slot] as? Box { return box }
        let box = make()
        boxes[slot] = box
        return box
    }

    /// How often the values of the boxes have changed.
    var changes: Int {
        boxes.values.reduce(0) { $0 + (($1 as? any CountedBox)?.changes ?? 0) }
    }
}

/// A box that counts the changes of its value.
protocol CountedBox: AnyObject {
    var changes: Int { get }
}
