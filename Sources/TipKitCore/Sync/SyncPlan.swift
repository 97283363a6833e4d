import Foundation
import TipKitEngine
import TipKitStorage

#if Sync
    import TipSync
#endif

/// How tips are synced, according to the configuration options and the environment variables.
struct SyncPlan {
    let server: SyncServer
    #if Sync
        private let transport: HTTPTransport
    #endif

    /// The person whose tips are on this device; `nil` if the token belongs to a host, which syncs the tips of many
    /// people.
    var person: String? { server.person }

    /// Creates the plan for a list of options; returns `nil` if tips stay on this device.
    ///
    /// If the options request syncing but it isn't possible, the reason is logged.
    ///
    /// - Throws: `Tips.SyncError` if the address of the server is invalid.
    init?(_ settings: Settings, environment: [String: String] = SyncServer.environment) throws {
        guard !settings.isSyncOff, settings.container != nil || settings.server != nil else { return nil }
        #if Sync
            let found: SyncServer?
            do { found = try settings.server ?? SyncServer.named(in: environment) } catch {
                logNotice("Tips stay on this device: \(error.localizedDescription)")
                return nil
            }
            guard let named = found else {
                logNotice(
                    """
                    Tips stay on this device: there is no sync server. Pass .syncServer(url, token:), or set TIPS_SYNC_URL \
                    and TIPS_SYNC_TOKEN.
                    """
                )
                return nil
            }
            guard let container = (settings.container ?? .automatic).name(of: named.containers) else {
                logNotice(
                    """
                    Tips stay on this device: no container is declared for .cloudKitContainer(.automatic). Pass \
                    .cloudKitContainer(.named(…)), or declare one in .syncServer or TIPS_SYNC_CONTAINERS.
                    """
                )
                return nil
            }
            server = named
            transport = try HTTPTransport(to: named, container: container)
        #else
            logNotice("Tips stay on this device: OpenTipKit was built without the Sync trait.")
            return nil
        #endif
    }
}

extension Tips.ConfigurationOption.CloudKitContainer {
    /// Returns the name of the container to sync through; `.automatic` chooses one of the declared containers.
    func name(of declared: [String]) -> String? {
        switch name {
        case .named(let name): name
        case .automatic: declared.first { $0.hasSuffix(".tips") } ?? declared.first
        }
    }
}

#if Sync
    extension SyncPlan {
        /// Syncs the tips of a center for as long as the center exists.
        ///
        /// - Throws: `TipStoreError` if the store can't be watched.
        func sync(_ store: SQLiteTipStore, _ center: TipCenter) throws {
            guard let person else {
                logNotice("Tips stay on this device: the token doesn't identify a person. Add the claim “sub” to it.")
                return
            }
            switch server.schedule {
            case .live:
                let runner = SyncRunner(transport, at: server.url)
                try runner.add(person, store, center.sync)
                center.retain(runner)
            case .detached:
                try DetachedSync(person: person, store: store, url: server.url).run(transport)
            }
        }

        /// Starts to sync the rows of a host's people; the rows of each person are synced while the person's center
        /// exists.
        ///
        /// - Throws: `TipStoreError` if the store can't be read.
        func syncPeople(of store: SQLiteTipStore) throws -> PeopleSync {
            let runner = SyncRunner(transport, at: server.url)
            let sync = PeopleSync(runner: runner)
            for id in try store.unsentPersons() { try sync.send(id, try store.person(id)) }
            return sync
        }
    }

    /// Syncs the rows of a host's people over one connection.
    struct PeopleSync: Sendable {
        fileprivate let runner: SyncRunner

        /// Fetches a person's rows now, and syncs them until the returned membership is released.
        func join(_ id: String, _ store: SQLiteTipStore, _ status: ObservedSyncStatus) throws -> SyncMembership {
            let watch = try runner.add(id, store, status)
            return SyncMembership { [runner] in runner.remove(id, watch) }
        }

        /// Stops syncing a person's rows at once; afterwards nothing from the server changes them.
        func forget(_ id: String) { runner.forget(id) }

        /// Sends a person's unsent rows once, without syncing the person's rows afterwards.
        fileprivate func send(_ id: String, _ store: SQLiteTipStore) throws {
            runner.remove(id, try runner.add(id, store, ObservedSyncStatus()))
        }
    }
#else
    extension SyncPlan {
        func sync(_ store: SQLiteTipStore, _ center: TipCenter) throws {}
        func syncPeople(of store: SQLiteTipStore) throws -> PeopleSync? { nil }
    }

    /// A placeholder for builds without the `Sync` trait, which don't sync.
    struct PeopleSync: Sendable {
        func join(_ id: String, _ store: SQLiteTipStore, _ status: ObservedSyncStatus) throws -> SyncMembership? { nil }
        func forget(_ id: String) {}
    }
#endif

/// A person's membership in a host's sync, which ends when this object is released.
final class SyncMembership: Sendable {
    private let onEnd: @Sendable () -> Void

    init(onEnd: @escaping @Sendable () -> Void) { self.onEnd = onEnd }

    deinit { onEnd() }
}
