#if SwiftUI
    public import OpenCombine
    public import TipUI

    /// A property that holds an observable object of another owner.
    ///
    /// The view is evaluated again after the object has changed, once for all changes of one turn of the main actor. Other
    /// views aren't, unless they hold the object too.
    @propertyWrapper
    public struct ObservedObject<ObjectType: ObservableObject>: DynamicProperty {
        @State private var observer = ObjectObserver<ObjectType>()
        private var object: ObjectType

        /// Creates a property with an object.
        public init(wrappedValue: ObjectType) {
            object = wrappedValue
        }

        /// Creates a property with an object.
        public init(initialValue: ObjectType) {
            object = initialValue
        }

        /// The object.
        @MainActor @preconcurrency public var wrappedValue: ObjectType {
            get { object }
            set { object = newValue }
        }

        /// Provides bindings to the object's properties.
        @MainActor @preconcurrency public var projectedValue: Wrapper { Wrapper(root: object) }

        /// Called before each evaluation of the body.
        public mutating func update() {
            observer.follow(object)
        }

        /// Provides bindings to an object's properties.
        @dynamicMemberLookup
        public struct Wrapper {
            let root: ObjectType

            /// Returns a binding to a property of the object.
            public subscript<Subject>(
                dynamicMember keyPath: ReferenceWritableKeyPath<ObjectType, Subject>
            ) -> Binding<Subject> {
                let root = root
                return Binding(get: { root[keyPath: keyPath] }, set: { root[keyPath: keyPath] = $0 })
            }
        }
    }
#endif
