import OpenTipKitTesting
import Testing
import TipUI

/// Requests of views to their page, which are performed after a pass.
@MainActor
@Suite struct PassTests {
    private let subject = Subject()
    private let diary = Diary()

    @Test("Changes made after a pass are in the first tree, and later in the same batch") func sameBatch() {
        let (graph, renderer) = mounted(
            Column {
                Drawn { Word(subject.name) }
                Drawn {
                    let seen = subject.other
                    Word("\(seen)").onPass {
                        subject.name = "seen \(seen)"
                    } onUnmount: {
                    }
                }
            }
        )
        #expect(renderer.tree.texts == ["seen 0", "0"])
        subject.other = 7
        graph.flush()
        #expect(renderer.tree.texts == ["seen 7", "7"])
        #expect(renderer.batches.count == 1)
    }

    @Test("Evaluated views act once a pass, parents before children and siblings in order")
    func order() {
        let (graph, _) = mounted(
            Drawn {
                Acting(name: "above", diary: diary) {
                    Drawn {
                        let other = subject.other
                        Acting(name: "first \(other)", diary: diary) { Word("1") }
                    }
                    Acting(name: "second", diary: diary) { Word("2") }
                }
            }
        )
        #expect(diary.take() == ["above", "first 0", "second"])
        subject.other = 1
        graph.flush()
        #expect(diary.take() == ["first 1"])
    }

    @Test("A view evaluated twice before a pass acts once, with its latest result") func once() {
        let (graph, _) = mounted(
            Column {
                Drawn { Acting(name: subject.name, diary: diary) { Word("a") } }
                Drawn {
                    // Changes state that the first view has already read in this pass.
                    let _ = { subject.name = "drawn \(subject.other)" }()
                    Word("b")
                }
            }
        )
        #expect(diary.take() == ["drawn 0"])
        subject.other = 1
        graph.flush()
        #expect(diary.take() == ["drawn 1"])
    }

    @Test("A view removed in the same pass doesn't act and disappears once") func taken() {
        let (graph, renderer) = mounted(
            Column {
                Acting(name: "host", diary: diary, act: { subject.isOn = false }) { Word("host") }
                Drawn {
                    if subject.isOn { Acting(name: "guest", diary: diary) { Word("guest") } }
                }
            }
        )
        #expect(renderer.tree.texts == ["host"])
        #expect(diary.take() == ["host", "guest", "-guest"])
        graph.unmount()
        #expect(diary.take() == ["-host"])
    }

    @Test("A view that changes what it reads after each pass doesn't block a page") func endless() {
        struct Restless: View {
            let subject: Subject
            var body: some View {
                let count = subject.other
                Word("\(count)").onPass {
                    subject.other = count + 1
                } onUnmount: {
                }
            }
        }
        let (graph, renderer) = mounted(Restless(subject: subject))
        graph.flush()
        #expect(renderer.batches.count == 1)
        #expect(renderer.tree == graph.snapshot())
        graph.unmount()
    }

    @Test("Views act within the host's scope, on screen or not") func scope() {
        let host = GraphHost(scope: { body in Host.$name.withValue("host") { body() } })
        let (graph, _) = mounted(
            Drawn {
                Word("\(subject.other)").onPass {
                    diary.note(Host.name)
                } onUnmount: {
                    diary.note("-\(Host.name)")
                }
            },
            host: host
        )
        #expect(diary.take() == ["host"])
        graph.unmount()
        #expect(diary.take() == ["-host"])
    }
}

private enum Host {
    @TaskLocal static var name = "nobody"
}

/// A view that records when it acts and when it disappears.
private struct Acting<Content: View>: View {
    let name: String
    let diary: Diary
    var act: @MainActor () -> Void = {}
    @ViewBuilder let content: Content

    var body: some View {
        content.onPass {
            diary.note(name)
            act()
        } onUnmount: {
            diary.note("-\(name)")
        }
    }
}

/// A coordinator that lets each view act once for each time that it is drawn.
private final class Acts: PageCoordinator {
    struct Request: PageRequest {
        typealias Coordinator = Acts
        let action: @MainActor () -> Void
        private let identity = UniqueIdentity()

        init(_ action: @escaping @MainActor () -> Void) { self.action = action }

        static func == (left: Request, right: Request) -> Bool { left.identity == right.identity }
    }

    private var requests: [Request] = []

    func update(_ requests: [Request]) {
        let old = self.requests
        self.requests = requests
        for request in requests where !old.contains(request) { request.action() }
    }
}

extension View {
    fileprivate nonisolated func onPass(
        perform action: @escaping @MainActor () -> Void,
        onUnmount departure: @escaping @MainActor () -> Void
    ) -> some View {
        pageRequest(Acts.Request(action)).onUnmount(perform: departure)
    }
}
