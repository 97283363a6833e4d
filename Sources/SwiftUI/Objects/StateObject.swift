#if SwiftUI
    public import OpenCombine
    public import TipUI

    /// A property that makes an observable object once per view, and keeps it as long as the view keeps its identity.
    ///
    /// The view is evaluated again after the object has changed. A `StateObject` of an `App` is made once per process, and
    /// all pages share it.
    @propertyWrapper
    public struct StateObject<ObjectType: ObservableObject>: DynamicProperty {
        @State private var owner = Owner()
        private let make: () -> ObjectType

        /// The object of a view, once it is made.
        ///
        /// `@unchecked Sendable` because it is used on the main actor only, as the wrapper's value is.
        private final class Owner: @unchecked Sendable {
            let observer = ObjectObserver<ObjectType>()
            private var made: ObjectType?

            func object(_ make: () -> ObjectType) -> ObjectType {
                if let made { return made }
                let object = make()
                made = object
                return object
            }
        }

        /// Creates a property with an expression for its object, which is evaluated once per view.
        public init(wrappedValue thunk: @autoclosure @escaping () -> ObjectType) {
            make = thunk
        }

        /// The object.
        @MainActor @preconcurrency public var wrappedValue: ObjectType { owner.object(make) }

        /// Provides bindings to the object's properties.
        @MainActor @preconcurrency public var projectedValue: ObservedObject<ObjectType>.Wrapper {
            ObservedObject.Wrapper(root: wrappedValue)
        }

        /// Called before each evaluation of the body.
        public mutating func update() {
            owner.observer.follow(owner.object(make))
        }
    }
#endif
