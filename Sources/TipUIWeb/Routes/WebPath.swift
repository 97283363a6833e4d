/// The paths that a server answers.
package enum WebPath {
    package static let page = "/"
    package static let client = "/_tipui/client.js"
    package static let asset = "/_tipui/asset/:name"
    package static let stream = "/_tipui/stream"
    package static let alive = "/_tipui/alive"
    package static let event = "/_tipui/event"
    package static let form = "/_tipui/form"
    package static let bye = "/_tipui/bye"
}
