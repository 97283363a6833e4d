#if Macros
    public import TipKitEngine

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
