/// A value of any type that can stand on a stack's path; values of two types are never equal.
struct NavigationValue: Hashable {
    let base: any Hashable

    init(_ base: any Hashable) {
        self.base = base
    }

    /// The name of the value's type, as code spells it.
    var typeName: String { String(describing: type(of: base)) }

    func hash(into hasher: inout Hasher) {
        base.hash(into: &hasher)
    }

    static func == (left: NavigationValue, right: NavigationValue) -> Bool {
        type(of: left.base) == type(of: right.base) && left.base.isEqual(to: right.base)
    }
}
