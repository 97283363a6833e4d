#if Macros
    import SwiftCompilerPlugin
    import SwiftSyntaxMacros

    /// The plug-in that the compiler starts to expand the macros of OpenTipKit.
    @main
    struct TipKitMacrosPlugin: CompilerPlugin {
        let providingMacros: [any Macro.Type] = [
            ParameterMacro.self,
            RuleMacro.self,
            PreviewMacro.self,
        ]
    }
#else
    /// What stands in the plug-in's place when the trait `Macros` is off: a program that does nothing.
    @main
    enum TipKitMacrosPlugin {
        static func main() {}
    }
#endif
