import TipHTML
import TipUI

extension KeyboardShortcut {
    /// The keys as the client script compares them: the modifiers' letters, a plus sign and the key's name in lowercase.
    ///
    /// Command and Control are one letter, because keyboards differ in which of the two a browser leaves to pages.
    var keys: String {
        let command: EventModifiers = [.command, .control]
        let letters = [
            modifiers.isDisjoint(with: command) ? "" : "C", modifiers.contains(.option) ? "A" : "",
            modifiers.contains(.shift) ? "S" : "",
        ]
        return letters.joined() + "+" + key.name.lowercased()
    }

    /// The keys as `aria-keyshortcuts` names them.
    var description: String {
        var names: [String] = []
        if modifiers.contains(.option) { names.append("Alt") }
        if modifiers.contains(.shift) { names.append("Shift") }
        names.append(key.name == " " ? "Space" : key.name.count == 1 ? key.name.uppercased() : key.name)
        let rest = names.joined(separator: "+")
        if modifiers.contains(.command) { return "Meta+\(rest) Control+\(rest)" }
        return modifiers.contains(.control) ? "Control+\(rest)" : rest
    }
}

extension KeyEquivalent {
    /// The name of the key in browsers.
    fileprivate var name: String { Self.names[self] ?? String(character) }

    private static let names: [KeyEquivalent: String] = [
        .upArrow: "ArrowUp", .downArrow: "ArrowDown", .leftArrow: "ArrowLeft", .rightArrow: "ArrowRight",
        .escape: "Escape", .delete: "Backspace", .deleteForward: "Delete", .home: "Home", .end: "End",
        .pageUp: "PageUp", .pageDown: "PageDown", .clear: "Clear", .tab: "Tab", .return: "Enter",
    ]
}
