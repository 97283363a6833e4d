import Foundation
import Synchronization
import TipKitEngine
import TipKitStorage

/// The datastore that was opened before `Tips.configure`, which then uses it.
enum EarlyStore {
    private static let opened = Mutex<(directory: URL, store: SQLiteTipStore)?>(nil)

    /// Opens the datastore of a directory, unless there is none.
    static func open(_ directory: URL) throws -> SQLiteTipStore? {
        guard SQLiteTipStore.exists(in: directory) else { return nil }
        let store = try take(of: directory) ?? new(directory)
        let old = opened.withLock { opened in
            defer { opened = (directory, store) }
            return opened
        }
        withExtendedLifetime(old) {}
        return store
    }

    /// Opens or creates the datastore of a directory, as suits the current center.
    static func new(_ directory: URL) throws -> SQLiteTipStore {
        TipCenter.current.isBrief
            ? try SQLiteTipStore(briefly: directory) : try SQLiteTipStore(directory: directory)
    }

    /// Returns the datastore of a directory if it is open, and forgets any that is.
    static func take(of directory: URL) -> SQLiteTipStore? {
        let old = opened.withLock { $0.take() }
        return old.flatMap { $0.directory == directory ? $0.store : nil }
    }
}

extension Tips {
    /// Returns the directory of the datastore that a configuration names.
    package static func directory(of configuration: [ConfigurationOption]) -> URL {
        var settings = Settings(configuration)
        return settings.location.directory
    }

    /// Returns whether the person has turned off all tips.
    ///
    /// Before `configure` the datastore that `configuration` names is opened for it, if there is one; if that fails,
    /// the result is `true`.
    package static func areOff(by configuration: [ConfigurationOption]) -> Bool {
        let center = TipCenter.current
        guard !center.isConfigured, !center.keepsInMemory else { return areOff }
        var settings = Settings(configuration)
        do {
            guard let store = try EarlyStore.open(settings.location.directory) else { return false }
            let stores = try [store] + [settings.server?.person].compactMap { try $0.map(store.person) }
            return try stores.contains { try $0.parameter(off.id)?.json == "true" }
        } catch {
            return true
        }
    }
}
