public import Foundation

extension Tips {
    /// A choice made when tips are configured.
    public struct ConfigurationOption: Sendable {
        package enum Choice: Sendable {
            case displayFrequency(DisplayFrequency)
            case datastoreLocation(DatastoreLocation)
            case cloudKitContainer(CloudKitContainer?)
            case syncServer(SyncServer)
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
        /// It syncs through the server of ``syncServer(_:token:containers:schedule:)``, or of the environment's
        /// `TIPS_SYNC_URL` and `TIPS_SYNC_TOKEN`, in a build with the trait `Sync`. Without them tips stay on this device,
        /// and the log says so.
        public static func cloudKitContainer(_ cloudKitContainer: CloudKitContainer?) -> ConfigurationOption {
            ConfigurationOption(choice: .cloudKitContainer(cloudKitContainer))
        }

        /// The server that tips sync through.
        ///
        /// The token, a JWT, says whose tips they are by its claim `sub`. Where another person signs in on a device,
        /// tips are that person's own from the next `Tips.configure` on. Not in Apple's TipKit.
        ///
        /// - Parameters:
        ///   - url: The address of a `TipSyncServer`; encrypted, unless it is this machine's.
        ///   - token: The token of the person, or of a host for `TipPeople`.
        ///   - containers: The containers that the app has, from which `.cloudKitContainer(.automatic)` chooses; that of
        ///     the token if there are none.
        ///   - schedule: Whether rows are exchanged while the process runs.
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
        ///   - url: The address of a `TipSyncServer`; encrypted, unless it is this machine's.
        ///   - person: The id of the person whose tips they are, the `sub` of the tokens; not read for `TipPeople`.
        ///   - containers: The containers that the app has, from which `.cloudKitContainer(.automatic)` chooses.
        ///   - schedule: Whether rows are exchanged while the process runs.
        ///   - token: Gives a valid token. It is called on any thread, before the first request and whenever the server
        ///     has refused the last token; what it throws is the status's error.
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
            /// While the process runs, as soon as there is something to send or to receive.
            case live
            /// At most once an hour, in a process of its own: for a command-line tool that runs for a moment.
            ///
            /// That process is the tool itself, begun again without arguments, and it ends within `Tips.configure`; so call
            /// `configure` before the tool does anything else.
            case detached
        }

        /// The clock that tips run on; the machine's unless given.
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

        /// The container of a name.
        public static func named(_ containerName: String) -> CloudKitContainer {
            CloudKitContainer(name: .named(containerName))
        }
    }
}

extension Tips.ConfigurationOption {
    /// The least pause between one tip's first appearance and another's.
    ///
    /// A tip that appeared before is exempt, and so is one with `IgnoresDisplayFrequency(true)`.
    public struct DisplayFrequency: Equatable, Sendable {
        /// The pause in elapsed seconds.
        package let interval: TimeInterval

        /// No pause.
        public static var immediate: DisplayFrequency { DisplayFrequency(interval: 0) }
        /// An hour.
        public static var hourly: DisplayFrequency { DisplayFrequency(interval: 3_600) }
        /// 24 hours.
        public static var daily: DisplayFrequency { DisplayFrequency(interval: 86_400) }
        /// Seven days.
        public static var weekly: DisplayFrequency { DisplayFrequency(interval: 604_800) }
        /// 30 days.
        public static var monthly: DisplayFrequency { DisplayFrequency(interval: 2_592_000) }
    }
}
