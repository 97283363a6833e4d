/// The paths that a server answers.
package enum WebPath {
    package static let page = "/"
    package static let previews = "/_previews"
    package static let client = "/_tipui/client.js"
    package static let asset = "/_tipui/asset/:name"
    package static let stream = "/_tipui/stream"
    package static let alive = "/_tipui/alive"
    package static let event = "/_tipui/event"
    package static let form = "/_tipui/form"
    package static let bye = "/_tipui/bye"

    /// The path of a preview by its place in the list.
    package static func preview(_ index: Int) -> String { "\(previews)/\(index + 1)" }
}
