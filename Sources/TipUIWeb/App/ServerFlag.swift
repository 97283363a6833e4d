/// An argument that a served app reads by itself; all others are left to the app.
enum ServerFlag: String, CaseIterable, Sendable {
    case host = "--host"
    case port = "--port"
    case previews = "--previews"
    case help = "--help"

    /// The arguments before a `--`, behind which all are the app's.
    static func arguments(in arguments: [String]) -> [String] {
        Array(arguments.prefix { $0 != "--" })
    }

    static func asksForHelp(_ arguments: [String]) -> Bool {
        self.arguments(in: arguments).contains { $0 == help.rawValue || $0 == "-h" }
    }

    static func help(program: String) -> String {
        """
        Usage: \(program) [--host ADDRESS] [--port NUMBER] [--previews]

        Serves the app to browsers until it is told to end.

          --host ADDRESS  Where to listen: an address of this machine, or a name of it; 127.0.0.1 by default.
          --port NUMBER   At which port, 0 for any that is free; by default what PORT says in the environment, or 8080.
          --previews      Serves the program's previews too, below /_previews.
          --help          Prints this.

        Other arguments are the app's own, and so are all behind a --. LOG_LEVEL in the environment says how much is
        logged: \(ServerOptions.logLevels.joined(separator: ", ")).
        """
    }

    /// The flag that an argument seems to be meant for, where it is none and looks much like one.
    static func meant(by argument: String) -> ServerFlag? {
        let word = argument.prefix { $0 != "=" }
        guard word.hasPrefix("-"), !allCases.contains(where: { $0.rawValue == word }) else { return nil }
        let name = Array(word.drop { $0 == "-" }.lowercased())
        return allCases.first { flag in
            let wanted = Array(flag.rawValue.dropFirst(2))
            // The app's own --sort is no misspelt --port: hardly anybody misses the first letter.
            guard name.first == wanted.first || name.sorted() == wanted.sorted() else { return false }
            return distance(from: name, to: wanted) <= wanted.count / 4
        }
    }

    /// How many letters are to be added, left out, changed, or swapped with their neighbour to get from a word to another.
    private static func distance(from word: [Character], to other: [Character]) -> Int {
        var rows = [Array(0...other.count)]
        for (row, letter) in word.enumerated() {
            var next = [row + 1]
            for (column, wanted) in other.enumerated() {
                let changed = rows[row][column] + (letter == wanted ? 0 : 1)
                var least = min(changed, rows[row][column + 1] + 1, next[column] + 1)
                if row > 0, column > 0, letter == other[column - 1], word[row - 1] == wanted {
                    least = min(least, rows[row - 1][column - 1] + 1)
                }
                next.append(least)
            }
            rows.append(next)
        }
        return rows[word.count][other.count]
    }
}
