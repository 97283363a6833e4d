#if SwiftUI
    @_exported public import TipOS
#endif
