import Logging
import Synchronization

extension Tips {
    /// A value of the app that rules read, and that is kept between launches.
    ///
    /// The `@Parameter` macro creates a parameter for a static property of any type. A parameter can be read and set
    /// from any thread, in the current center. Before `Tips.configure` a parameter has its default value, and setting
    /// it has no effect (Apple's documentation of `Tips.Parameter`).
    public struct Parameter<Value>: Identifiable, Sendable where Value: Codable & Sendable {
        /// The id of the parameter, made of the names of the enclosing type and the property.
        public let id: String

        let defaultValue: Value
        let isTransient: Bool

        /// Creates a parameter; called by the macro.
        ///
        /// - Parameters:
        ///   - enclosingType: The type that declares the property.
        ///   - name: The property's name, with the prefix `+` if the property is static.
        ///   - defaultValue: The parameter's value until another value is set.
        ///   - options: How the value is kept.
        public init(
            _ enclosingType: Any.Type,
            _ name: String,
            _ defaultValue: Value,
            _ options: ParameterOption...
        ) {
            id = stableTypeName(enclosingType) + name
            ParameterOwners.register(id, enclosingType)
            self.defaultValue = defaultValue
            isTransient = options.contains(.transient)
        }

        /// The value in the current center.
        ///
        /// A new value is stored when the setter returns. If the value can't be stored, it takes effect in memory, the
        /// failure is logged, and storing is retried. Setting an equal value changes nothing.
        public var wrappedValue: Value {
            get {
                if let evaluation = RuleEvaluation.current {
                    return evaluation.value(of: self)
                }
                return TipCenter.current.value(of: self)
            }
            nonmutating set { TipCenter.current.setValue(newValue, of: self) }
        }
    }

    /// An option for how a parameter is kept.
    public struct ParameterOption: Sendable, Equatable {
        private enum Kind { case transient }
        private let kind: Kind

        /// The parameter starts with its default value at each launch.
        public static var transient: ParameterOption { ParameterOption(kind: .transient) }
    }
}

extension Tips.Parameter: Tips.RuleInput {
    /// The key that identifies the parameter as an input of a rule.
    public var key: Tips.RuleInputKey { .parameter(id) }

    /// Reads the parameter's value for one evaluation of a rule.
    public func value(in evaluation: Tips.RuleEvaluation) -> Value {
        evaluation.value(of: self)
    }
}

/// Returns a type's name with the names of its enclosing types; the result is the same in every build.
///
/// The name doesn't include the module, nor the part of a private or local type's full name that changes with the
/// build.
package func stableTypeName(_ type: Any.Type) -> String {
    let full = _typeName(type, qualified: true)
    var parts: [Substring] = []
    var depth = 0
    var start = full.startIndex
    for index in full.indices {
        switch full[index] {
        case "(", "<": depth += 1
        case ")", ">": depth -= 1
        case "." where depth == 0:
            parts.append(full[start..<index])
            start = full.index(after: index)
        default: break
        }
    }
    parts.append(full[start...])
    return parts.dropFirst().filter { !$0.hasPrefix("(") }.joined(separator: ".")
}

extension Tips.Parameter {
    /// Sets the parameter to each value of a sequence, until the sequence ends or the task is cancelled.
    ///
    /// Not in Apple's TipKit.
    ///
    /// ```swift
    /// .task { await SyncTip.$isOnline.update(from: network.isOnlineValues) }
    /// ```
    ///
    /// - Throws: The error of the sequence, after which the parameter keeps its last value.
    public func update<Values: AsyncSequence>(
        isolation: isolated (any Actor)? = #isolation,
        from values: Values
    ) async throws(Values.Failure) where Values.Element == Value {
        var iterator = values.makeAsyncIterator()
        while !Task.isCancelled, let value = try await iterator.next(isolation: isolation) {
            wrappedValue = value
        }
    }
}

/// The types that declare parameters, used to detect that two types declare a parameter with the same id.
enum ParameterOwners {
    /// For each id, the type that used it first; `nil` after a conflict with another type was logged.
    private static let known = Mutex<[String: ObjectIdentifier?]>([:])

    /// Registers the type that declares a parameter, and logs an error if another type has a parameter with that id.
    static func register(_ id: String, _ type: Any.Type) {
        let isShared = known.withLock { known in
            guard let owner = known.updateValue(known[id] ?? ObjectIdentifier(type), forKey: id) else { return false }
            guard let owner, owner != ObjectIdentifier(type) else { return false }
            known[id] = .some(nil)
            return true
        }
        guard isShared else { return }
        tipLog.error(
            """
            Two types with the same name, such as private types of two files, have a parameter with the same name, \
            and so share its value; give one of them another name.
            """,
            metadata: ["parameter": "\(id)", "type": "\(String(reflecting: type))"]
        )
    }
}
