public import Foundation

extension Tips {
    /// An option for configuring tips.
    public struct ConfigurationOption: Sendable {
        package enum Choice: Sendable {
            case displayFrequency(DisplayFrequency)
            case datastoreLocation(DatastoreLocation)
            case cloudKitContainer(CloudKitContainer?)
            case syncServer(SyncServer)
            case clock(any TipClock)
            case holdout(Holdout)
            case arm(String)
            case limit(Cap)
            case grace(DonationTimeRange)
            case observe(DonationTimeRange)
            case firstLaunch(Date)
            case appVersion(String)
            case quiet(Quiet)
            case switches(TipSwitches)
            case keepOutcomes(most: Int)
        }

        package let choice: Choice

        /// The pause between the first appearances of different tips; `.immediate` without this option.
        public static func displayFrequency(_ displayFrequency: DisplayFrequency) -> ConfigurationOption {
            ConfigurationOption(choice: .displayFrequency(displayFrequency))
        }

        /// The location of the datastore; `.applicationDefault` without this option.
        public static func datastoreLocation(_ storeLocation: DatastoreLocation) -> ConfigurationOption {
            ConfigurationOption(choice: .datastoreLocation(storeLocation))
        }

        /// The container that tips sync through; `nil` to turn sync off.
        ///
        /// Tips sync through the server that ``syncServer(_:token:containers:schedule:)`` or the environment variables
        /// `TIPS_SYNC_URL` and `TIPS_SYNC_TOKEN` specify. Without a server, or in a build without the trait `Sync`,
        /// tips stay on this device, which is logged.
        public static func cloudKitContainer(_ cloudKitContainer: CloudKitContainer?) -> ConfigurationOption {
            ConfigurationOption(choice: .cloudKitContainer(cloudKitContainer))
        }

        /// The server that tips sync through.
        ///
        /// The `sub` claim of the token, a JWT, identifies the person to whom the tips belong. If another person signs
        /// in on a device, the next `Tips.configure` switches to that person's tips. Not in Apple's TipKit.
        ///
        /// - Parameters:
        ///   - url: The address of a `TipSyncServer`; it must be encrypted, unless it is on this machine.
        ///   - token: The token of the person, or of a host for `TipPeople`.
        ///   - containers: The app's containers, from which `.cloudKitContainer(.automatic)` chooses; if empty, the
        ///     container in the token.
        ///   - schedule: Whether rows are exchanged while the process runs, or in a separate process.
        public static func syncServer(
            _ url: URL,
            token: String,
            containers: [String] = [],
            schedule: SyncSchedule = .live
        ) -> ConfigurationOption {
            let server = SyncServer(url: url, token: token, containers: containers, schedule: schedule)
            return ConfigurationOption(choice: .syncServer(server))
        }

        /// The server that tips sync through, with tokens that expire.
        ///
        /// Not in Apple's TipKit.
        ///
        /// - Parameters:
        ///   - url: The address of a `TipSyncServer`; it must be encrypted, unless it is on this machine.
        ///   - person: The id of the person to whom the tips belong, as in the `sub` claim of the tokens; `TipPeople`
        ///     ignores it.
        ///   - containers: The app's containers, from which `.cloudKitContainer(.automatic)` chooses.
        ///   - schedule: Whether rows are exchanged while the process runs, or in a separate process.
        ///   - token: Returns a valid token. It is called on any thread, before the first request and whenever the
        ///     server has refused the last token. An error that it throws becomes the error of the sync status.
        public static func syncServer(
            _ url: URL,
            person: String,
            containers: [String],
            schedule: SyncSchedule = .live,
            token: @escaping @Sendable () async throws -> String
        ) -> ConfigurationOption {
            let server = SyncServer(url: url, person: person, containers: containers, schedule: schedule, token: token)
            return ConfigurationOption(choice: .syncServer(server))
        }

        /// When rows are exchanged with a sync server.
        public enum SyncSchedule: String, Sendable {
            /// Rows are exchanged while the process runs, as soon as there are rows to send or receive.
            case live
            /// Rows are exchanged at most once an hour, in a separate process; for a command-line tool that runs only
            /// briefly.
            ///
            /// The separate process is the tool itself, started without arguments, and it exits in `Tips.configure`.
            /// Therefore call `configure` before the tool does anything else.
            case detached
        }

        /// The clock that tips use; the machine's clock without this option.
        ///
        /// Not in Apple's TipKit.
        public static func clock(_ clock: any TipClock) -> ConfigurationOption {
            ConfigurationOption(choice: .clock(clock))
        }
    }
}

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

        /// The container with a name.
        public static func named(_ containerName: String) -> CloudKitContainer {
            CloudKitContainer(name: .named(containerName))
        }
    }
}

extension Tips.ConfigurationOption {
    /// The minimum pause between one tip's first appearance and another's.
    ///
    /// Tips that have appeared before and tips with `IgnoresDisplayFrequency(true)` are exempt.
    public struct DisplayFrequency: Equatable, Sendable {
        /// The length of the pause in seconds.
        package let interval: TimeInterval

        /// No pause.
        public static var immediate: DisplayFrequency { DisplayFrequency(interval: 0) }
        /// A pause of one hour.
        public static var hourly: DisplayFrequency { DisplayFrequency(interval: 3_600) }
        /// A pause of 24 hours.
        public static var daily: DisplayFrequency { DisplayFrequency(interval: 86_400) }
        /// A pause of seven days.
        public static var weekly: DisplayFrequency { DisplayFrequency(interval: 604_800) }
        /// A pause of 30 days.
        public static var monthly: DisplayFrequency { DisplayFrequency(interval: 2_592_000) }
    }
}
