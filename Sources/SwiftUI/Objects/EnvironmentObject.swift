#if SwiftUI
    public import OpenCombine
    public import TipUI

    /// A property that reads the observable object of its type that an enclosing view set with `environmentObject(_:)`.
    ///
    /// The view is evaluated again after the object has changed. If no enclosing view set an object of the type, the view
    /// is replaced by a warning sign, and the log names the type and the missing modifier; in SwiftUI, the program ends.
    @propertyWrapper
    public struct EnvironmentObject<ObjectType: ObservableObject>: DynamicProperty {
        @Environment(\.self) private var environment
        @State private var observer = ObjectObserver<ObjectType>()
        private var object: ObjectType?

        /// Provides bindings to the object's properties.
        public typealias Wrapper = ObservedObject<ObjectType>.Wrapper

        /// Creates a property; the object comes from the environment.
        public init() {}

        /// The object; it can be read in the body of a view and in all that the body calls, but not before.
        @MainActor @preconcurrency public var wrappedValue: ObjectType {
            guard let object else { preconditionFailure("A view reads \(missingObject).") }
            return object
        }

        /// Provides bindings to the object's properties.
        @MainActor @preconcurrency public var projectedValue: Wrapper { Wrapper(root: wrappedValue) }

        /// Called before each evaluation of the body.
        public mutating func update() {
            object = environment.object(of: ObjectType.self)
            if let object { observer.follow(object) }
        }

        private var missingObject: String {
            "an object of type \(ObjectType.self), which no enclosing view sets with .environmentObject(_:)"
        }
    }

    extension EnvironmentObject: RequiredProperty {
        package var missingValue: String? { object == nil ? missingObject : nil }
    }

    extension View {
        /// Sets an observable object in the environment of this view and its descendants, for `EnvironmentObject`.
        public nonisolated func environmentObject<T>(_ object: T) -> some View where T: ObservableObject {
            transformEnvironment(\.self) { $0.setObject(object) }
        }
    }

    extension Scene {
        /// Sets an observable object in the environment of the scene's views, for `EnvironmentObject`.
        public func environmentObject<T>(_ object: T) -> some Scene where T: ObservableObject {
            replacingView { $0.changingEnvironment { $0.setObject(object) } }
        }
    }
#endif
