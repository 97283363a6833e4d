import OpenTipKit
import OpenTipKitTesting
import Testing
import TipUI
import TipUIWeb

@testable import TipPages

@MainActor
@Suite struct StallTests {
    @Test("A stall in a page's tip names no view, because the app declares none", .tipCenter()) func names() throws {
        let watch = Watch()
        let sessions = Sessions(
            clock: { watch.now },
            delay: { .zero },
            onStall: { watch.stalls.append($0) },
            root: { EmptyView() }
        )
        let tip = SlowTip(watch: watch)
        let page = PageSlots([Slot(Slot.Post(key: "1", tip: tip.id), tip: tip)])
        _ = try sessions.begin(ServedPage(page, of: .current), owner: "ada")
        #expect(watch.stalls.map(\.kind) == [.bodies])
        #expect(watch.stalls.map(\.view) == [nil])
        sessions.endAll()
    }
}

/// A clock that moves only when the tip's title is read, and the reported stalls.
@MainActor
private final class Watch {
    var now = ContinuousClock.now
    var stalls: [Stall] = []
}

private struct SlowTip: Tip {
    let watch: Watch

    var title: Text {
        MainActor.assumeIsolated { watch.now += .milliseconds(200) }
        return Text("Slow")
    }
}
