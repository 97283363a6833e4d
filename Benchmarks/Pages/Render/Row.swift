/// What a row shows.
struct Row: Identifiable {
    let id: Int
    let name: String
    let length: Int

    /// So many rows, each with letters that must be escaped.
    static func samples(_ count: Int) -> [Row] {
        (0..<count).map { Row(id: $0, name: "Ridge & river <\($0)>", length: 3 + $0 % 20) }
    }
}
