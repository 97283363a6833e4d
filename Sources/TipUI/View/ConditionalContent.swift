/// One of two views, by a condition; each branch is a place of its own.
public struct _ConditionalContent<First: View, Second: View> {
    enum Branch {
        case first(First)
        case second(Second)
    }

    private let branch: Branch

    init(_ branch: Branch) {
        self.branch = branch
    }
}

extension _ConditionalContent: UntrackedView {
    package func primitive(in environment: EnvironmentValues) -> Primitive {
        switch branch {
        case .first(let view): Primitive(children: [Primitive.Child(view, key: true)])
        case .second(let view): Primitive(children: [Primitive.Child(view, key: false)])
        }
    }
}
