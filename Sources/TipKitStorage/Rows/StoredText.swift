import Foundation

extension String {
    /// An id as it is stored: ids that are equal to Swift are the same bytes.
    var storedID: String {
        // Most ids are ASCII, which has one form.
        utf8.allSatisfy { $0 > 1 && $0 < 0x80 } ? self : precomposedStringWithCanonicalMapping.storedText
    }

    /// A text as it is stored: without the NUL at which SQLite's texts end.
    ///
    /// The order of texts stays what it is: NUL becomes a 1 and a 1, and 1 a 1 and a 2.
    var storedText: String {
        guard utf8.contains(where: { $0 < 2 }) else { return self }
        var stored = String.UnicodeScalarView()
        for scalar in unicodeScalars {
            guard scalar.value < 2 else {
                stored.append(scalar)
                continue
            }
            stored.append("\u{1}")
            stored.append(scalar == "\0" ? "\u{1}" : "\u{2}")
        }
        return String(stored)
    }

    /// Reads a text as it was before it was stored.
    init(stored: String) {
        guard stored.utf8.contains(1) else {
            self = stored
            return
        }
        var text = String.UnicodeScalarView()
        var isEscaped = false
        for scalar in stored.unicodeScalars {
            switch (isEscaped, scalar) {
            case (false, "\u{1}"): isEscaped = true
            case (true, "\u{1}"): (isEscaped, _) = (false, text.append("\0"))
            case (true, "\u{2}"): (isEscaped, _) = (false, text.append("\u{1}"))
            default: (isEscaped, _) = (false, text.append(scalar))
            }
        }
        self = String(text)
    }
}
