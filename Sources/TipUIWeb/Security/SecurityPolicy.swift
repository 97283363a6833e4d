/// The Content-Security-Policy header of pages.
package enum SecurityPolicy {
    /// Returns the policy of a page whose inline style sheet has a nonce.
    package static func contentSecurityPolicy(nonce: String) -> String {
        [
            "default-src 'none'",
            "script-src 'self'",
            "style-src 'self' 'nonce-\(nonce)'",
            "connect-src 'self'",
            "img-src 'self' data: https:",
            "form-action 'self'",
            "base-uri 'none'",
            "frame-ancestors 'none'",
        ].joined(separator: "; ")
    }
}
