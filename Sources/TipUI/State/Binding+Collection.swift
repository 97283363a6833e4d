extension Binding: Identifiable where Value: Identifiable {
    /// The id of the value.
    public var id: Value.ID { wrappedValue.id }
}

/// The elements of a binding to a collection are bindings to the collection's elements.
extension Binding: Sequence where Value: MutableCollection {
    /// A binding to an element of the collection.
    public typealias Element = Binding<Value.Element>
    /// The iterator over the bindings.
    public typealias Iterator = IndexingIterator<Binding<Value>>
    /// A part of the collection.
    public typealias SubSequence = Slice<Binding<Value>>
}

extension Binding: Collection where Value: MutableCollection {
    /// The index of an element in the collection.
    public typealias Index = Value.Index
    /// The indices of the collection.
    public typealias Indices = Value.Indices

    /// The index of the first element.
    public var startIndex: Index { wrappedValue.startIndex }
    /// The index after the last element.
    public var endIndex: Index { wrappedValue.endIndex }
    /// The indices of the collection.
    public var indices: Indices { wrappedValue.indices }

    /// Returns the index after another.
    public func index(after index: Index) -> Index { wrappedValue.index(after: index) }

    /// Moves an index to the next element.
    public func formIndex(after index: inout Index) { wrappedValue.formIndex(after: &index) }

    /// Returns a binding to the element at an index.
    ///
    /// When the collection no longer has that index, the binding still returns the last element there, and setting it
    /// has no effect.
    public subscript(index: Index) -> Binding<Value.Element> {
        let base = self
        let first = wrappedValue[index]
        func isThere(_ elements: Value) -> Bool { index >= elements.startIndex && index < elements.endIndex }
        return Binding<Value.Element>(
            get: {
                let elements = base.wrappedValue
                return isThere(elements) ? elements[index] : first
            },
            set: { if isThere(base.wrappedValue) { base.wrappedValue[index] = $0 } }
        )
    }
}

extension Binding: BidirectionalCollection where Value: BidirectionalCollection, Value: MutableCollection {
    /// Returns the index before another.
    public func index(before index: Index) -> Index { wrappedValue.index(before: index) }

    /// Moves an index to the previous element.
    public func formIndex(before index: inout Index) { wrappedValue.formIndex(before: &index) }
}

extension Binding: RandomAccessCollection where Value: MutableCollection, Value: RandomAccessCollection {}
