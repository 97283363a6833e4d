@_exported public import TipRandom
