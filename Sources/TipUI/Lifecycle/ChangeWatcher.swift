/// A view that detects changes of a value, which doesn't have to be hashable.
struct ChangeWatcher<Content: View, Value: Equatable> {
    let content: Content
    let value: Value
    let lifecycle: @MainActor (Watched) -> Primitive.Lifecycle
    @State private var history = History()

    /// The current value and the value before it.
    struct Watched {
        let old: Value
        let new: Value
        /// A key that differs after every change.
        let key: AnyHashable
    }

    /// Remembers the value of the last update; not observable, so that storing a value doesn't cause another update.
    @MainActor
    final class History {
        private var last: Watched?

        nonisolated init() {}

        func next(_ value: Value) -> Watched {
            guard let last else {
                let watched = Watched(old: value, new: value, key: 0)
                self.last = watched
                return watched
            }
            guard last.new != value else { return last }
            let watched = Watched(old: last.new, new: value, key: ((last.key.base as? Int) ?? 0) + 1)
            self.last = watched
            return watched
        }
    }

    nonisolated init(
        content: Content,
        value: Value,
        lifecycle: @escaping @MainActor (Watched) -> Primitive.Lifecycle
    ) {
        self.content = content
        self.value = value
        self.lifecycle = lifecycle
    }

}

@MainActor
extension ChangeWatcher: ModifierView, UntrackedView {
    func primitive(in environment: EnvironmentValues) -> Primitive {
        Primitive(children: [Primitive.Child(content)], lifecycle: lifecycle(history.next(value)))
    }
}
