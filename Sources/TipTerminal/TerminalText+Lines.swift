extension TerminalText {
    /// The text in lines of at most some columns, broken between words where there is room.
    ///
    /// One character that is wider than a line has that line to itself.
    func lines(width: Int) -> [TerminalText] {
        letters.split(omittingEmptySubsequences: false) { $0.character == "\n" }.flatMap { paragraph in
            Self.words(in: paragraph).reduce(into: [TerminalText()]) { lines, word in
                word.append(to: &lines, width: width)
            }
        }
    }

    /// The parts of a paragraph that stay together.
    private static func words(in paragraph: ArraySlice<Letter>) -> [Word] {
        var words: [Word] = []
        var space: Letter?
        for letter in paragraph {
            if letter.character == " " {
                space = space ?? letter
                continue
            }
            if space == nil, let last = words.last?.letters.last, !mayBreak(last.character, letter.character) {
                words[words.count - 1].letters.append(letter)
            } else {
                words.append(Word(space: words.isEmpty ? nil : space, letters: [letter]))
            }
            space = nil
        }
        return words
    }

    private static func mayBreak(_ left: Character, _ right: Character) -> Bool {
        (left.isIdeographic || right.isIdeographic) && !left.opens && !right.closes
    }

    private struct Word {
        /// The space before the word, if there is one.
        var space: Letter?
        var letters: [Letter]

        /// Puts the word at the end of the last line, or on lines of its own.
        func append(to lines: inout [TerminalText], width: Int) {
            let last = lines.count - 1
            let before = lines[last].letters.isEmpty ? [] : space.map { [$0] } ?? []
            if lines[last].columns + before.count + TerminalText(letters: letters).columns <= width {
                lines[last].letters += before + letters
                return
            }
            if !lines[last].letters.isEmpty { lines.append(TerminalText()) }
            for letter in letters {
                if let line = lines.last, !line.letters.isEmpty, line.columns + letter.character.columns > width {
                    lines.append(TerminalText())
                }
                lines[lines.count - 1].letters.append(letter)
            }
        }
    }
}
