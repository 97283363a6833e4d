import Foundation

/// What a centre must show: the disk as it last saw it, with what couldn't be stored on top.
struct PlainView: Sendable {
    /// The disk as the centre last saw it.
    var seen: PlainDisk
    /// The commits that there were when the centre was launched.
    let launch: Int
    /// What was promised and isn't stored yet.
    var promises: [PlainPromise] = []

    /// The disk with what waits.
    var shown: PlainDisk {
        var disk = seen
        for promise in promises where promise.isWaiting { disk.overlay(promise.change, knowing: promise.known) }
        return disk
    }

    /// The text of a parameter's value.
    func text(of parameter: SimulatedParameter) -> String {
        guard let stored = shown.parameter(parameter.id) else { return parameter.defaultText }
        return parameter.isTransient && stored.set <= launch ? parameter.defaultText : stored.text
    }

    /// The donations that a value of an event sees.
    func donations(of event: SimulatedEvent, at now: Date) -> [PlainDonation] {
        let newest = shown.event(event.id).donations.suffix(event.maximumCount)
        guard let age = event.maximumAge else { return Array(newest) }
        return newest.filter { now.timeIntervalSince($0.date) < age }
    }
}
