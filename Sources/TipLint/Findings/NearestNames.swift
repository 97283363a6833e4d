#if Tools
    /// The names that someone who misspelled a name may have meant.
    package struct NearestNames {
        /// At most three names, nearest first.
        package let names: [String]

        /// Finds the names that differ from a name in less than half of its letters.
        package init(to name: String, among candidates: [String]) {
            let limit = max(2, name.count / 2)
            let near = Set(candidates).map { (name: $0, distance: Self.distance(name, $0)) }
                .filter { $0.distance <= limit }
                .sorted { ($0.distance, $0.name) < ($1.distance, $1.name) }
            names = near.prefix(3).map(\.name)
        }

        /// The names as the end of a sentence, such as `; did you mean “map”?`; empty if no name is near.
        package var text: String {
            names.isEmpty ? "" : "; did you mean \(names.map { "“\($0)”" }.joined(separator: " or "))"
        }

        /// How many letters must be inserted, removed or replaced, without regard to case.
        private static func distance(_ a: String, _ b: String) -> Int {
            let (a, b) = (Array(a.lowercased()), Array(b.lowercased()))
            var row = Array(0...b.count)
            for (i, letter) in a.enumerated() {
                var diagonal = row[0]
                row[0] = i + 1
                for (j, other) in b.enumerated() {
                    let cost = min(row[j] + 1, row[j + 1] + 1, diagonal + (letter == other ? 0 : 1))
                    (diagonal, row[j + 1]) = (row[j + 1], cost)
                }
            }
            return row[b.count]
        }
    }
#endif
