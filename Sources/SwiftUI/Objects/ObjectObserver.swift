#if SwiftUI
    import Foundation
    import Observation
    import OpenCombine
    import TipKitEngine
    import TipUI

    /// Connects an observable object to the view that holds it: the view is evaluated again after the object has changed.
    ///
    /// `@unchecked Sendable` because only the graph calls `follow(_:)`, on the main actor; changes may come from any thread.
    final class ObjectObserver<Object: ObservableObject>: Observable, @unchecked Sendable {
        private let registrar = ObservationRegistrar()
        private var object: Object?
        private var subscription: AnyCancellable?

        private var changes: Void { () }

        /// Follows an object, and makes the view that is being evaluated depend on it.
        func follow(_ new: Object) {
            if object !== new {
                object = new
                subscription = new.objectWillChange.sink { [weak self] _ in self?.objectWillChange() }
            }
            registrar.access(self, keyPath: \.changes)
        }

        /// Schedules the view for the main actor's next turn, when the object has its new values.
        private func objectWillChange() {
            guard !MainQueue.isCurrent else { return notify() }
            DiagnosticLog.write(
                """
                A \(Object.self) was changed outside the main actor, so views may show an earlier state of it. Mark the \
                class with @MainActor, or publish on the main thread with receive(on: DispatchQueue.main).
                """
            )
            Task { @MainActor in self.notify() }
        }

        private func notify() { registrar.withMutation(of: self, keyPath: \.changes) {} }
    }
#endif
