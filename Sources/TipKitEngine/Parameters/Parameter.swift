import Logging
import Synchronization

extension Tips {
    /// A value of the app that rules read, remembered between launches.
    ///
    /// The `@Parameter` macro makes one for a static property; it may stand in any type. Reading and setting work
    /// from any thread and concern the current centre. Before `Tips.configure` a parameter reads as its default, and
    /// setting it changes nothing (Apple's documentation of `Tips.Parameter`).
    public struct Parameter<Value>: Identifiable, Sendable where Value: Codable & Sendable {
        /// The id: the name of the enclosing type and of the property.
        public let id: String

        let defaultValue: Value
        let isTransient: Bool

        /// Makes a parameter; the macro calls this.
        ///
        /// - Parameters:
        ///   - enclosingType: The type that the property stands in.
        ///   - name: The property's name, after a `+` for a static one.
        ///   - defaultValue: The value until one is set.
        ///   - options: How the value is remembered.
        public init(
            _ enclosingType: Any.Type,
            _ name: String,
            _ defaultValue: Value,
            _ options: ParameterOption...
        ) {
            id = stableTypeName(enclosingType) + name
            ParameterOwners.claim(id, enclosingType)
            self.defaultValue = defaultValue
            isTransient = options.contains(.transient)
        }

        /// The value in the current centre.
        ///
        /// A new value is stored when the setter returns; if it can't be, it holds meanwhile and is tried again, which the
        /// log says. Setting an equal value changes nothing.
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

    /// How a parameter is remembered.
    public struct ParameterOption: Sendable, Equatable {
        private enum Kind { case transient }
        private let kind: Kind

        /// The value starts from its default in every launch.
        public static var transient: ParameterOption { ParameterOption(kind: .transient) }
    }
}

extension Tips.Parameter: Tips.RuleInput {
    /// The parameter's key.
    public var key: Tips.RuleInputKey { .parameter(id) }

    /// Reads the value for one evaluation.
    public func value(in evaluation: Tips.RuleEvaluation) -> Value {
        evaluation.value(of: self)
    }
}

/// Returns a type's name with the types around it, without module and build details.
///
/// Private and local types carry a context in their full name that differs from build to build; it is left out.
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
    /// - Throws: What the sequence throws; the parameter keeps the last value.
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

/// The types that parameters stand in, to notice that two types' parameters have one id.
enum ParameterOwners {
    /// The type that had each id first; `nil` once it was said that others have it too.
    private static let known = Mutex<[String: ObjectIdentifier?]>([:])

    /// Registers whose parameter has an id, and says so if it is another type's already.
    static func claim(_ id: String, _ type: Any.Type) {
        let isShared = known.withLock { known in
            guard let owner = known.updateValue(known[id] ?? ObjectIdentifier(type), forKey: id) else { return false }
            guard let owner, owner != ObjectIdentifier(type) else { return false }
            known[id] = .some(nil)
            return true
        }
        guard isShared else { return }
        tipLog.error(
            """
            Two types of one name have a parameter of one name, such as private types of two files, and so share its \
            value; give one of them another name.
            """,
            metadata: ["parameter": "\(id)", "type": "\(String(reflecting: type))"]
        )
    }
}
