@_exported public import OpenCombine
@_exported public import OpenCombineDispatch
@_exported public import TipUI
@_exported public import TipUIWeb
