/// How what stands in a row of a list wants the row to look.
struct RowLook: Equatable {
    /// What the row's background is painted with; `nil` for the list's.
    var background: PaintStyle?
    /// The room around the row's content; `nil` for the list's.
    var insets: EdgeInsets?
    /// The edges that have no line although another row is there.
    var hiddenSeparators: Edge.Set?
}

/// The look of a row: of several views in it the outermost decides, of views beside one another the first.
enum RowLookKey: PreferenceKey {
    static var defaultValue: RowLook { RowLook() }

    static func reduce(value: inout RowLook, nextValue: () -> RowLook) {
        let next = nextValue()
        value.background = value.background ?? next.background
        value.insets = value.insets ?? next.insets
        value.hiddenSeparators = value.hiddenSeparators ?? next.hiddenSeparators
    }
}
