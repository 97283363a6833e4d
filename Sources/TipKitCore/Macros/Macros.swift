#if Macros
    public import TipKitEngine

    /// Creates a rule that holds when the closure returns true for the value of an input.
    ///
    /// The closure receives the value of a parameter or the history of an event. It may capture values in scope, but
    /// must not have a capture list. It can run on any thread, at any time and more than once. Its source text is kept
    /// for explanations.
    ///
    /// - Parameters:
    ///   - input: The parameter, as `$name`, or the event that the rule reads.
    ///   - body: Returns whether the rule holds.
    @freestanding(expression)
    public macro Rule<Input: Tips.RuleInput>(
        _ input: Input,
        _ body: @escaping @Sendable (Input.Value) -> Bool
    ) -> Tips.Rule = #externalMacro(module: "TipKitMacros", type: "RuleMacro")

    /// Creates a rule that holds when the trailing closure returns true for the values of several inputs.
    ///
    /// - Parameters:
    ///   - first: A parameter, as `$name`, or an event.
    ///   - second: Another parameter or event.
    ///   - more: More parameters or events that the rule reads.
    ///   - body: Returns whether the rule holds.
    @freestanding(expression)
    public macro Rule<First: Tips.RuleInput, Second: Tips.RuleInput, each More: Tips.RuleInput>(
        _ first: First,
        _ second: Second,
        _ more: repeat each More,
        _ body: @escaping @Sendable (First.Value, Second.Value, repeat (each More).Value) -> Bool
    ) -> Tips.Rule = #externalMacro(module: "TipKitMacros", type: "RuleMacro")

    /// Unavailable, because a rule needs the parameter itself, which is written with a `$` before its name.
    @available(*, unavailable, message: "name the parameter itself, with a '$' before its name: #Rule(Self.$isReady)")
    @freestanding(expression)
    public macro Rule<Value>(_ value: Value, _ body: @escaping @Sendable (Value) -> Bool) -> Tips.Rule =
        #externalMacro(module: "TipKitMacros", type: "RuleMacro")

    /// Turns a static property into a parameter that rules can read and that is stored between launches.
    ///
    /// The property can be in any type that isn't generic. It needs a type annotation and an initial value; an optional
    /// property starts as `nil`. Rules refer to the parameter by the property's name with a `$` before it.
    ///
    /// ```swift
    /// struct CompassTip: Tip {
    ///     @Parameter static var hasOpenedMap: Bool = false
    ///
    ///     var title: Text { Text("Turn the map") }
    ///     var rules: [Rule] {
    ///         #Rule(Self.$hasOpenedMap) { $0 }
    ///     }
    /// }
    /// ```
    ///
    /// - Parameter options: Options for storing the value; with `.transient`, the property has its initial value again
    ///   at every launch.
    @attached(accessor, names: named(get), named(set))
    @attached(peer, names: prefixed(`$`))
    public macro Parameter(_ options: Tips.ParameterOption...) =
        #externalMacro(module: "TipKitMacros", type: "ParameterMacro")
#endif
