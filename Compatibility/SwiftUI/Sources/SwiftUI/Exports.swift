@_exported public import TipUI
@_exported public import TipUIWeb
