/// The view of a value at its destination.
///
/// It is the same as long as its destination is: what other destinations say draws no level anew, so that views which
/// name destinations may stand at one.
struct NavigationDestinationView: Equatable {
    let destination: NavigationDestination
    let value: NavigationValue
}

extension NavigationDestinationView: PrimitiveView {
    func primitive(in environment: EnvironmentValues) -> Primitive {
        Primitive(children: destination.view(of: value).map { [Primitive.Child($0)] } ?? [])
    }
}
