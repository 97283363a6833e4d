@_exported public import OpenTipKit
