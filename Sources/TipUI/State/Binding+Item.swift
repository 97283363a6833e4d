extension Binding<Bool> {
    /// A binding to an item that is there while the value is `true`.
    var asItem: Binding<Bool?> {
        Binding<Bool?>(get: { wrappedValue ? true : nil }, set: { wrappedValue = $0 != nil })
    }
}
