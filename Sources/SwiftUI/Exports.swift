#if SwiftUI
    @_exported public import TipCombine
    @_exported public import TipUI
    @_exported public import TipUIWeb
#else
    /// Says what the manifest lacks, to an app that depends on this module without its trait.
    @available(*, unavailable, message: "Enable the package's trait: traits: [.defaults, \"SwiftUI\"].")
    public protocol View {}

    /// See ``View``.
    @available(*, unavailable, message: "Enable the package's trait: traits: [.defaults, \"SwiftUI\"].")
    public protocol App {}
#endif
