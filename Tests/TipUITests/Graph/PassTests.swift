import Testing
import TipUI
import TipUIConformance

/// Tests of the requests that a view makes to its page in its body, and that are performed after all bodies are
/// evaluated.
@MainActor
@Suite struct PassTests {
    private let subject = Subject()
    private let diary = Diary()

    @Test("If a view's request to its page changes state, the change is drawn in the batch of the requesting update")
    func sameBatch() {
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

    @Test("Requests of evaluated views to their page are performed once: parents before children, siblings in order")
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

    @Test(
        "If a view is evaluated twice before its request to the page is performed, only its latest request is performed"
    )
    func once() {
        let (graph, _) = mounted(
            Column {
                Drawn { Acting(name: subject.name, diary: diary) { Word("a") } }
                Drawn {
                    // Change state that the first view has already read, so that it is evaluated a second time.
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

    @Test("A view that is removed by another view's request to the page is unmounted exactly once") func taken() {
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

    @Test("A flush ends even if a view's request to its page always changes the state that the view reads")
    func endless() {
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

    @Test("Views' requests to their page and unmount actions run in the host's scope, even before a client connects")
    func scope() {
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

/// A view that records when its request to the page is performed and when the view is unmounted.
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

/// A page coordinator that runs the action of each new request by a view.
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
