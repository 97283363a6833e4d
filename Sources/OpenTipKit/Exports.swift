@_exported public import Foundation
@_exported public import TipKitCore
@_exported public import TipUI
