@_exported public import OpenTipKit

// Apple's TipKit also gives the names of SwiftUI and the observable objects of Combine.
#if SwiftUI
    @_exported public import SwiftUI
#endif
