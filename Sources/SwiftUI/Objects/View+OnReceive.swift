#if SwiftUI
    public import OpenCombine
    public import TipUI

    extension View {
        /// Performs an action for each value of a publisher while the view is on screen.
        ///
        /// The view subscribes when it is added to the page, and again when it is given another publisher. Values that come
        /// before a client shows the page wait. The action runs on the main actor, on whatever thread the publisher sends.
        @preconcurrency
        public nonisolated func onReceive<P>(
            _ publisher: P,
            perform action: @escaping @MainActor (P.Output) -> Void
        ) -> some View where P: Publisher, P.Failure == Never {
            modifier(PublisherModifier(publisher: publisher, action: action))
        }
    }

    private struct PublisherModifier<P: Publisher> where P.Failure == Never {
        let publisher: P
        let action: @MainActor (P.Output) -> Void
        @State private var receiver = Receiver<P>()

        nonisolated init(publisher: P, action: @escaping @MainActor (P.Output) -> Void) {
            self.publisher = publisher
            self.action = action
        }
    }

    extension PublisherModifier: ViewModifier {
        func body(content: Content) -> some View {
            let receiver = receiver
            receiver.receive(from: publisher, action)
            return content.task { await receiver.performActions() }
        }
    }

    /// The subscription of a view, which keeps values in order until the view's task takes them.
    @MainActor
    private final class Receiver<P: Publisher> where P.Failure == Never {
        /// A value on its way to the main actor; `@unchecked Sendable` because the publisher has given it away.
        private struct Received: @unchecked Sendable {
            let value: P.Output
        }

        private let values: AsyncStream<Received>
        private let continuation: AsyncStream<Received>.Continuation
        private var publisher: P?
        private var subscription: AnyCancellable?
        private var action: (@MainActor (P.Output) -> Void)?

        nonisolated init() {
            (values, continuation) = AsyncStream.makeStream()
        }

        /// Subscribes unless the publisher is the one that is already subscribed to.
        func receive(from new: P, _ action: @escaping @MainActor (P.Output) -> Void) {
            self.action = action
            if let publisher, isSame(publisher, new) { return }
            publisher = new
            let continuation = continuation
            subscription = new.sink { continuation.yield(Received(value: $0)) }
        }

        func performActions() async {
            for await received in values { action?(received.value) }
        }

        /// Returns whether two publishers are equal, or the same in memory, as struct publishers of one upstream are.
        private func isSame(_ left: P, _ right: P) -> Bool {
            if let left = left as? any Equatable { return isEqual(left, to: right) }
            return withUnsafeBytes(of: left) { left in withUnsafeBytes(of: right) { left.elementsEqual($0) } }
        }

        private func isEqual<T: Equatable>(_ left: T, to right: Any) -> Bool { left == right as? T }
    }
#endif
