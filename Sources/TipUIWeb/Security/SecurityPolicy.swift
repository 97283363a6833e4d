/// The headers that tell a browser what a page may do.
package enum SecurityPolicy {
    /// The policy of a page whose inline rules carry a nonce.
    package static func contentSecurityPolicy(nonce: String) -> String {
        [
            "default-src 'none'",
            "script-src 'self'",
            "style-src 'self' 'nonce-\(nonce)'",
            "connect-src 'self'",
            "img-src 'self' data:",
            "form-action 'self'",
            "base-uri 'none'",
            "frame-ancestors 'none'",
        ].joined(separator: "; ")
    }
}
