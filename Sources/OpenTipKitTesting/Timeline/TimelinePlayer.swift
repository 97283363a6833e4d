import Foundation
import OpenTipKit

/// Plays the entries of a timeline on a clock and records which tips show.
final class TimelinePlayer {
    /// A visit in progress.
    private struct Screen {
        let tips: [any Tip]
        let reaction: TipTimeline.Reaction
        let end: Date
        var shown: [Shown] = []
    }

    /// A tip on a screen.
    private struct Shown {
        let tip: any Tip
        let display: TipDisplay
        /// The index of the tip's showing in the diary.
        let place: Int
    }

    private let clock: ManualClock
    private let beginning: Date
    private var entries: ArraySlice<TipTimeline.Entry>
    private var screens: [Screen] = []
    private(set) var showings: [TipTimeline.Showing] = []

    init(_ entries: [TipTimeline.Entry], on clock: ManualClock) {
        self.clock = clock
        beginning = clock.now
        // Sort by time, and keep the order in which entries with the same time were planned.
        let sorted = entries.enumerated().sorted {
            ($0.element.seconds, $0.offset) < ($1.element.seconds, $1.offset)
        }
        self.entries = sorted.map(\.element)[...]
    }

    func play() async throws {
        while let moment = nextMoment {
            clock.advance(by: max(0, moment.timeIntervalSince(clock.now)))
            // Remove tips that expire at this moment, before the person can close them.
            withdraw()
            endVisits()
            refresh()
            while let entry = entries.first, date(of: entry) <= clock.now {
                entries.removeFirst()
                try await carryOut(entry)
                refresh()
            }
        }
    }

    /// The time of the next entry, end of a visit, or change of a tip on a screen.
    private var nextMoment: Date? {
        let now = clock.now
        let changes = screens.flatMap(\.tips).compactMap { $0.explain().nextChange }.filter { $0 > now }
        let planned = entries.first.map { [date(of: $0)] } ?? []
        return (planned + screens.map(\.end) + changes).min()
    }

    private func date(of entry: TipTimeline.Entry) -> Date {
        beginning.addingTimeInterval(entry.seconds)
    }

    private func carryOut(_ entry: TipTimeline.Entry) async throws {
        switch entry.action {
        case .act(let body):
            try await body()
        case .visit(let visit):
            let tips = await visit.tips()
            let end = clock.now.addingTimeInterval(max(0, visit.seconds))
            screens.append(Screen(tips: tips, reaction: visit.reaction, end: end))
        }
    }

    /// Updates every screen to show the tips that may appear now.
    private func refresh() {
        withdraw()
        ask()
    }

    /// Removes tips that may no longer appear from the screens.
    private func withdraw() {
        for index in screens.indices {
            var kept: [Shown] = []
            for shown in screens[index].shown {
                switch shown.tip.status {
                case .available: kept.append(shown)
                case .pending: end(shown, .hidden)
                case .invalidated(let reason): end(shown, .retired(reason))
                }
            }
            screens[index].shown = kept
        }
    }

    /// Ends the visits that are over, applying the person's reaction to each tip.
    private func endVisits() {
        for screen in screens where screen.end <= clock.now {
            for shown in screen.shown {
                guard let reason = screen.reaction.reason else {
                    end(shown, .left)
                    continue
                }
                shown.tip.invalidate(reason: reason)
                end(shown, .retired(reason))
            }
        }
        screens.removeAll { $0.end <= clock.now }
    }

    /// Begins a display of each offered tip that isn't on its screen yet, if the tip may appear.
    private func ask() {
        for index in screens.indices {
            for tip in screens[index].tips where !screens[index].shown.contains(where: { $0.tip.id == tip.id }) {
                guard let display = tip.beginDisplay() else { continue }
                screens[index].shown.append(Shown(tip: tip, display: display, place: showings.count))
                showings.append(TipTimeline.Showing(tip: tip.id, start: clock.now, since: beginning))
            }
        }
    }

    private func end(_ shown: Shown, _ ending: TipTimeline.Showing.Ending) {
        shown.display.end()
        showings[shown.place].end = clock.now
        showings[shown.place].ending = ending
    }
}
