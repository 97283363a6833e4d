/// What stands on a level above the first: the view of the destination that leads to it.
struct NavigationLevelContent {
    let model: NavigationModel
    let step: NavigationStep
    /// How many levels lie below.
    let depth: Int
}

extension NavigationLevelContent: View {
    var body: some View {
        if let destination = model.destination(of: step, at: depth) {
            NavigationDestinationView(destination: destination, value: step.value)
        } else {
            MissingDestination(value: step.value)
        }
    }
}

/// The view of a value at its destination.
///
/// It is the same as long as its destination is: what other destinations say draws no level anew, so that views which name
/// destinations may stand at one.
struct NavigationDestinationView: Equatable {
    let destination: NavigationDestination
    let value: NavigationValue
}

extension NavigationDestinationView: PrimitiveView {
    func primitive(in environment: EnvironmentValues) -> Primitive {
        Primitive(children: destination.view(of: value).map { [Primitive.Child($0)] } ?? [])
    }
}
