import TipUI

/// What a browser posts without script: a press on one of the page's submit buttons.
struct FormPost: Decodable {
    var session: String
    /// The id of the button that was pressed.
    var tap: String?
    /// The id of the switch that was turned on.
    var on: String?
    /// The id of the switch that was turned off.
    var off: String?

    /// The event that the press stands for; `nil` if there is none.
    var event: (kind: ElementEvent.Kind, id: String, value: String?)? {
        if let tap { return (.tap, tap, nil) }
        if let on { return (.change, on, "true") }
        return off.map { (.change, $0, "false") }
    }
}
