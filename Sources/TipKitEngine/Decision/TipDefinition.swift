/// What the engine needs to know of a tip.
package struct TipDefinition: Sendable {
    package var id: String
    package var typeName: String
    /// The type of the tip; `nil` for a tip that has none.
    package var type: Any.Type?
    package var rules: [Tips.Rule]
    package var options: TipOptions

    package init(
        id: String,
        typeName: String = "",
        type: Any.Type? = nil,
        rules: [Tips.Rule] = [],
        options: [any TipOption] = []
    ) {
        self.id = id
        self.typeName = typeName
        self.type = type
        self.rules = rules
        self.options = TipOptions(options)
    }
}
