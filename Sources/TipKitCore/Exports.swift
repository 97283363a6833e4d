@_exported public import Foundation
@_exported public import TipContent
@_exported public import TipKitEngine
