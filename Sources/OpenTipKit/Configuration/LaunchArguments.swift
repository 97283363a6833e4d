import Foundation
import TipKitEngine

/// The launch arguments that Apple's TipKit obeys, each followed by its value; those after `--` are the app's alone.
struct LaunchArguments {
    var showsAll = false
    var hidesAll = false
    var shown: [String] = []
    var hidden: [String] = []
    var resetsDatastore = false

    static var current: LaunchArguments { LaunchArguments(ProcessInfo.processInfo.arguments) }

    init(_ arguments: [String]) {
        let arguments = arguments.prefix { $0 != "--" }
        for (name, value) in zip(arguments, arguments.dropFirst()) {
            switch name {
            case "-com.apple.TipKit.ShowAllTips": showsAll = Self.isTrue(value)
            case "-com.apple.TipKit.HideAllTips": hidesAll = Self.isTrue(value)
            case "-com.apple.TipKit.ShowTips": shown = Self.names(value)
            case "-com.apple.TipKit.HideTips": hidden = Self.names(value)
            case "-com.apple.TipKit.ResetDatastore": resetsDatastore = Self.isTrue(value)
            default: break
            }
        }
    }

    func apply(to center: TipCenter) {
        if showsAll { center.showAllForTesting() }
        if hidesAll { center.hideAllForTesting() }
        if !shown.isEmpty { center.showForTesting(shown) }
        if !hidden.isEmpty { center.hideForTesting(hidden) }
    }

    private static func isTrue(_ value: String) -> Bool {
        ["1", "yes", "true"].contains(value.lowercased())
    }

    private static func names(_ value: String) -> [String] {
        value.split(separator: ",").map { $0.trimmingCharacters(in: .whitespaces) }.filter { !$0.isEmpty }
    }
}
