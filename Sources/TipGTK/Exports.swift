@_exported public import TipKitCore
