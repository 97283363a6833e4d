import Testing

@testable import TipUI

@MainActor
@Suite struct StallMonitorTests {
    private let watch = ManualStallClock()
    private let subject = Subject()

    private var host: GraphHost {
        GraphHost(
            stallMonitor: StallMonitor(
                limit: .milliseconds(100),
                now: { [watch] in watch.now },
                report: { [watch] in watch.holds.append($0) }
            )
        )
    }

    @Test("If several slow bodies stall the main actor together, the stall report names the view with the slowest body")
    func slowest() {
        let (graph, _) = mounted(
            Column {
                Slow(milliseconds: 40, watch: watch, subject: subject)
                Slower(milliseconds: 60, watch: watch, subject: subject)
            },
            host: host
        )
        #expect(watch.holds.isEmpty)
        subject.other = 1
        graph.flush()
        #expect(watch.holds == [Stall(kind: .bodies, duration: .milliseconds(101), view: "Slower")])
    }

    @Test("A slow onDisappear is reported as a stall in lifecycle handlers, without the view's name") func leaving() {
        let (graph, _) = mounted(
            Drawn {
                if subject.isOn {
                    Word("a").onDisappear { watch.turn(by: 101) }
                }
            },
            host: host
        )
        graph.appear()
        subject.isOn = false
        graph.flush()
        #expect(watch.holds == [Stall(kind: .lifecycle, duration: .milliseconds(101), view: nil)])
        #expect(
            watch.holds.first?.description
                == "Lifecycle handlers of views blocked the main actor for 101 ms."
        )
    }

    @Test("A slow onPreferenceChange action is reported as a stall in preference observers") func observing() {
        struct Observing: View {
            let watch: ManualStallClock
            var body: some View {
                Word("a").navigationTitle("a").onPreferenceChange(NavigationLookKey.self) { _ in watch.turn(by: 102) }
            }
        }
        _ = mounted(Observing(watch: watch), host: host)
        #expect(watch.holds.map(\.kind) == [.observers])
        #expect(watch.holds.first?.description.hasPrefix("Preference observers blocked") == true)
    }

    @Test("A slow completion of openURL is reported as a stall in an event handler") func opening() throws {
        struct Opener: View {
            @Environment(\.openURL) private var openURL
            let watch: ManualStallClock
            var body: some View {
                Word("a").onAppear {
                    guard let url = URL(string: "https://example.com") else { return }
                    openURL(url) { _ in watch.turn(by: 150) }
                }
            }
        }
        let (graph, renderer) = mounted(Opener(watch: watch), host: host)
        graph.appear()
        #expect(renderer.openedAddresses.count == 1)
        #expect(watch.holds.first == Stall(kind: .handler, duration: .milliseconds(150), view: nil))
    }
}

/// A clock that moves only when a test's views advance it, and a record of the reported stalls.
@MainActor
private final class ManualStallClock {
    private(set) var now = ContinuousClock.now
    var holds: [Stall] = []

    func turn(by milliseconds: Int) { now += .milliseconds(milliseconds) }
}

/// A view with a slow body.
private struct Slow: View {
    let milliseconds: Int
    let watch: ManualStallClock
    let subject: Subject

    var body: some View {
        let _ = watch.turn(by: milliseconds)
        Word("\(subject.other)")
    }
}

/// A view with a slow body, which takes one millisecond longer after each increment of `subject.other`.
private struct Slower: View {
    let milliseconds: Int
    let watch: ManualStallClock
    let subject: Subject

    var body: some View {
        let _ = watch.turn(by: milliseconds + subject.other)
        Word("\(subject.other)")
    }
}
