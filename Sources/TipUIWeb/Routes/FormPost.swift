/// What a browser posts without script: a press on a button.
struct FormPost: Decodable {
    var session: String
    /// The id of the button.
    var tap: String
}
