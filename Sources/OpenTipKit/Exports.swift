@_exported public import Foundation
@_exported public import TipKitEngine
@_exported public import TipUI
