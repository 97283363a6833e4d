#if Macros
    public import TipKitEngine

    /// Makes a rule that holds when the closure returns true for the input's value.
    ///
    /// The closure gets a parameter's value or an event's history. It may capture what is in scope, but takes no
    /// capture list. It can run on any thread, at any time and more than once. Its source text is kept for explanations.
    ///
    /// - Parameters:
    ///   - input: The parameter, as `$name`, or the event that the rule reads.
    ///   - body: Whether the rule holds.
    @freestanding(expression)
    public macro Rule<Input: Tips.RuleInput>(
        _ input: Input,
        _ body: @escaping @Sendable (Input.Value) -> Bool
    ) -> Tips.Rule = #externalMacro(module: "TipKitMacros", type: "RuleMacro")

    /// Makes a rule that holds when the trailing closure returns true for the values of several inputs.
    ///
    /// - Parameters:
    ///   - first: A parameter, as `$name`, or an event.
    ///   - second: Another.
    ///   - more: The others that the rule reads.
    ///   - body: Whether the rule holds.
    @freestanding(expression)
    public macro Rule<First: Tips.RuleInput, Second: Tips.RuleInput, each More: Tips.RuleInput>(
        _ first: First,
        _ second: Second,
        _ more: repeat each More,
        _ body: @escaping @Sendable (First.Value, Second.Value, repeat (each More).Value) -> Bool
    ) -> Tips.Rule = #externalMacro(module: "TipKitMacros", type: "RuleMacro")

    /// Not there: a rule reads a parameter itself, which a `$` before its name stands for.
    @available(*, unavailable, message: "name the parameter itself, with a '$' before its name: #Rule(Self.$isReady)")
    @freestanding(expression)
    public macro Rule<Value>(_ value: Value, _ body: @escaping @Sendable (Value) -> Bool) -> Tips.Rule =
        #externalMacro(module: "TipKitMacros", type: "RuleMacro")

    /// Makes a static property a value that rules read and that is remembered between launches.
    ///
    /// The property can stand in any type that is not generic. It needs a type and an initial value; an optional one
    /// starts as nil. Rules name the parameter itself with a `$` before the name.
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
    /// - Parameter options: How the value is remembered; `.transient` starts from the initial value in every launch.
    @attached(accessor, names: named(get), named(set))
    @attached(peer, names: prefixed(`$`))
    public macro Parameter(_ options: Tips.ParameterOption...) =
        #externalMacro(module: "TipKitMacros", type: "ParameterMacro")
#endif
