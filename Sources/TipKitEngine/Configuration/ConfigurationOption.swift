import Foundation

extension Tips {
    /// A choice made when tips are configured.
    public struct ConfigurationOption: Sendable {
        package enum Choice: Sendable {
            case displayFrequency(DisplayFrequency)
            case datastoreLocation(DatastoreLocation)
            case cloudKitContainer(CloudKitContainer?)
            case clock(any TipClock)
        }

        package let choice: Choice

        /// The pause between the first appearances of different tips; `.immediate` unless given.
        public static func displayFrequency(_ displayFrequency: DisplayFrequency) -> ConfigurationOption {
            ConfigurationOption(choice: .displayFrequency(displayFrequency))
        }

        /// Where the datastore lies; `.applicationDefault` unless given.
        public static func datastoreLocation(_ storeLocation: DatastoreLocation) -> ConfigurationOption {
            ConfigurationOption(choice: .datastoreLocation(storeLocation))
        }

        /// The container that tips sync through; `nil` for none.
        ///
        /// Accepted, without effect so far.
        public static func cloudKitContainer(_ cloudKitContainer: CloudKitContainer?) -> ConfigurationOption {
            ConfigurationOption(choice: .cloudKitContainer(cloudKitContainer))
        }

        /// The clock that tips run on; the machine's unless given.
        ///
        /// Not in Apple's TipKit.
        public static func clock(_ clock: any TipClock) -> ConfigurationOption {
            ConfigurationOption(choice: .clock(clock))
        }
    }
}
