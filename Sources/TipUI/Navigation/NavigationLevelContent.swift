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
