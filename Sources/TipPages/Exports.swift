@_exported public import TipPagesCore
