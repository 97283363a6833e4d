import TipUI

/// A column of rows with two texts each: one of data, and one of a literal.
struct RowsPage: View {
    let rows: [Row]

    var body: some View {
        VStack {
            ForEach(rows) { row in
                HStack {
                    Text(row.name)
                    Text("\(row.length) km")
                }
            }
        }
    }
}
