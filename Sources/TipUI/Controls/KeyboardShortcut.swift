/// A key that performs a control's action.
public struct KeyEquivalent: Hashable, Sendable, ExpressibleByExtendedGraphemeClusterLiteral {
    /// The character that the key types, or the private character of a function key.
    public var character: Character

    /// Creates the key that types a character.
    public init(_ character: Character) {
        self.character = character
    }

    /// Creates the key that types a character.
    public init(extendedGraphemeClusterLiteral: Character) {
        character = extendedGraphemeClusterLiteral
    }

    /// The up arrow key.
    public static let upArrow = KeyEquivalent("\u{F700}")
    /// The down arrow key.
    public static let downArrow = KeyEquivalent("\u{F701}")
    /// The left arrow key.
    public static let leftArrow = KeyEquivalent("\u{F702}")
    /// The right arrow key.
    public static let rightArrow = KeyEquivalent("\u{F703}")
    /// The Escape key.
    public static let escape = KeyEquivalent("\u{1B}")
    /// The key that deletes backward.
    public static let delete = KeyEquivalent("\u{8}")
    /// The key that deletes forward.
    public static let deleteForward = KeyEquivalent("\u{F728}")
    /// The Home key.
    public static let home = KeyEquivalent("\u{F729}")
    /// The End key.
    public static let end = KeyEquivalent("\u{F72B}")
    /// The Page Up key.
    public static let pageUp = KeyEquivalent("\u{F72C}")
    /// The Page Down key.
    public static let pageDown = KeyEquivalent("\u{F72D}")
    /// The Clear key.
    public static let clear = KeyEquivalent("\u{F739}")
    /// The Tab key.
    public static let tab = KeyEquivalent("\t")
    /// The space bar.
    public static let space = KeyEquivalent(" ")
    /// The Return key.
    public static let `return` = KeyEquivalent("\r")
}

/// The modifier keys of a keyboard shortcut.
public struct EventModifiers: OptionSet, Hashable, Sendable {
    /// The bits of the set.
    public let rawValue: Int

    /// Creates a set from its bits.
    public init(rawValue: Int) {
        self.rawValue = rawValue
    }

    /// The Caps Lock key, which browsers don't count as a modifier.
    public static let capsLock = EventModifiers(rawValue: 1)
    /// The Shift key.
    public static let shift = EventModifiers(rawValue: 2)
    /// The Control key.
    public static let control = EventModifiers(rawValue: 4)
    /// The Option key, which is Alt on other keyboards.
    public static let option = EventModifiers(rawValue: 8)
    /// The Command key on Apple's keyboards, and the Control key on others.
    public static let command = EventModifiers(rawValue: 16)
    /// The number pad, which browsers don't count as a modifier.
    public static let numericPad = EventModifiers(rawValue: 32)
    /// All modifier keys.
    public static let all: EventModifiers = [.capsLock, .shift, .control, .option, .command, .numericPad]
}

/// A combination of keys that performs a control's action.
public struct KeyboardShortcut: Hashable, Sendable {
    /// How a shortcut adapts to the layout of a keyboard.
    public struct Localization: Hashable, Sendable {
        private enum Kind: Hashable { case automatic, withoutMirroring, custom }

        private let kind: Kind

        /// The platform's choice.
        public static let automatic = Localization(kind: .automatic)
        /// Never mirrored for languages that are written from right to left.
        public static let withoutMirroring = Localization(kind: .withoutMirroring)
        /// Never changed.
        public static let custom = Localization(kind: .custom)
    }

    /// The key.
    public var key: KeyEquivalent
    /// The modifier keys.
    public var modifiers: EventModifiers
    /// How the shortcut adapts to a keyboard's layout; browsers never change a shortcut.
    public var localization: Localization

    /// Creates a shortcut.
    public init(_ key: KeyEquivalent, modifiers: EventModifiers = .command, localization: Localization = .automatic) {
        self.key = key
        self.modifiers = modifiers
        self.localization = localization
    }

    /// The default button: Return, unless another button has the focus.
    public static let defaultAction = KeyboardShortcut(.return, modifiers: [])
    /// The button that cancels: Escape.
    public static let cancelAction = KeyboardShortcut(.escape, modifiers: [])
}

private enum KeyboardShortcutKey: EnvironmentKey {
    static var defaultValue: KeyboardShortcut? { nil }
}

extension EnvironmentValues {
    /// The keyboard shortcut of the controls in a view.
    public internal(set) var keyboardShortcut: KeyboardShortcut? {
        get { self[KeyboardShortcutKey.self] }
        set { self[KeyboardShortcutKey.self] = newValue }
    }
}

extension View {
    /// Sets a shortcut that presses the button in this view while the button is visible.
    ///
    /// A browser keeps some combinations for itself, such as those that open and close its windows. With the Command
    /// key, the Control key works too, so that a shortcut has a key on every keyboard. Without script a shortcut has no
    /// effect.
    public nonisolated func keyboardShortcut(_ key: KeyEquivalent, modifiers: EventModifiers = .command) -> some View {
        keyboardShortcut(KeyboardShortcut(key, modifiers: modifiers))
    }

    /// Sets a shortcut that presses the button in this view; browsers ignore the localization.
    public nonisolated func keyboardShortcut(
        _ key: KeyEquivalent,
        modifiers: EventModifiers = .command,
        localization: KeyboardShortcut.Localization
    ) -> some View {
        keyboardShortcut(KeyboardShortcut(key, modifiers: modifiers, localization: localization))
    }

    /// Sets a shortcut that presses the button in this view.
    public nonisolated func keyboardShortcut(_ shortcut: KeyboardShortcut) -> some View {
        keyboardShortcut(Optional(shortcut))
    }

    /// Sets a shortcut that presses the button in this view; `nil` for none.
    public nonisolated func keyboardShortcut(_ shortcut: KeyboardShortcut?) -> some View {
        EnvironmentModifier(content: self) { $0.keyboardShortcut = shortcut }
    }
}
