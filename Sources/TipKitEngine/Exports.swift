@_exported public import TipRows
