/// What stands around each preview: found by its conformance, so that renderers needn't know who brings it.
package protocol PreviewHosting {
    /// What stands around one page.
    @MainActor static func makeHost() -> GraphHost
}
