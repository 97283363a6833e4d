import TipUI
import TipUIHTML

/// What a browser posts without script: a press on a button.
struct FormPost: Decodable {
    var session: String
    var tap: String

    /// The button; `nil` if the field names no element.
    var target: ElementID? { ElementID(domID: tap) }
}
