#if SwiftUI
    @_exported public import SwiftUI
#endif
