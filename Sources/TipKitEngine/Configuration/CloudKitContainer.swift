extension Tips.ConfigurationOption {
    /// The container that a person's tips sync through.
    public struct CloudKitContainer: Equatable, Sendable {
        package enum Name: Equatable, Sendable {
            case automatic
            case named(String)
        }

        package let name: Name

        /// The app's own container.
        public static var automatic: CloudKitContainer { CloudKitContainer(name: .automatic) }

        /// The container of a name.
        public static func named(_ containerName: String) -> CloudKitContainer {
            CloudKitContainer(name: .named(containerName))
        }
    }
}
