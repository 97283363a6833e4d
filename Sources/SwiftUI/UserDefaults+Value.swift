#if SwiftUI && !canImport(ObjectiveC)
    public import Foundation

    extension UserDefaults {
        /// Returns the object for a key, as key-value coding does where there is Objective-C.
        public func value(forKey key: String) -> Any? { object(forKey: key) }
    }
#endif
