/// What the engine needs to know of a tip.
package struct TipDefinition: Sendable {
    package var id: String
    package var typeName: String
    package var rules: [Tips.Rule]
    package var options: TipOptions

    package init(
        id: String,
        typeName: String = "",
        rules: [Tips.Rule] = [],
        options: [any TipOption] = []
    ) {
        self.id = id
        self.typeName = typeName
        self.rules = rules
        self.options = TipOptions(options)
    }
}
