/// What a node keeps for the properties of its view, by their place in it.
@MainActor
package final class PropertyStorage {
    /// Few, so that to look through them is quicker than a dictionary, which weighs more too.
    private var boxes: [(slot: Int, box: AnyObject)] = []

    package init() {}

    /// The box at a slot, made at the first time.
    package func box<Box: AnyObject>(_ slot: Int, make: () -> Box) -> Box {
        let index = boxes.firstIndex { $0.slot == slot }
        if let index, let box = boxes[index].box as? Box { return box }
        let box = make()
        if let index { boxes[index].box = box } else { boxes.append((slot, box)) }
        return box
    }

    /// How often the values of the boxes have changed.
    var changes: Int {
        boxes.reduce(0) { $0 + (($1.box as? any CountedBox)?.changes ?? 0) }
    }
}

/// A box that counts the changes of its value.
protocol CountedBox: AnyObject {
    var changes: Int { get }
}
