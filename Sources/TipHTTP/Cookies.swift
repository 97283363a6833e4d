#if Web
    package import HTTPTypes

    extension HTTPFields {
        /// Returns the value of a request's cookie; of several with the same name, the first, which browsers send for the
        /// longest path.
        package func cookie(_ name: String) -> String? {
            for pair in self[values: .cookie].flatMap({ $0.split(separator: ";") }) {
                let parts = pair.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
                guard parts.count == 2, trimmed(parts[0]) == name else { continue }
                return String(trimmed(parts[1]))
            }
            return nil
        }

        /// Adds a cookie to the headers of a response, which scripts can't read.
        ///
        /// - Parameters:
        ///   - value: The value, of characters that may stand in cookies: letters, digits, and `-`, `_`, `.`.
        ///   - path: The path below which browsers send the cookie.
        ///   - maximumAge: How many seconds browsers keep the cookie; `nil` to keep it as long as the browser runs.
        ///   - sameSite: Whether requests from other sites' pages have the cookie: `Lax` or `Strict`.
        ///   - request: The headers of the request. If its page was loaded by HTTPS, the cookie is sent by HTTPS alone.
        package mutating func setCookie(
            _ name: String,
            _ value: String,
            path: String,
            maximumAge: Int? = nil,
            sameSite: String,
            answering request: HTTPFields
        ) {
            var text = "\(name)=\(value)"
            if let maximumAge { text += "; Max-Age=\(maximumAge)" }
            text += "; Path=\(path)"
            if request[.origin]?.hasPrefix("https:") == true { text += "; Secure" }
            append(HTTPField(name: .setCookie, value: "\(text); HttpOnly; SameSite=\(sameSite)"))
        }
    }

    /// Returns a part of a header without the white space around it.
    private func trimmed(_ text: Substring) -> Substring {
        let isSpace = { (letter: Character) in letter == " " || letter == "\t" }
        var text = text.drop(while: isSpace)
        while let last = text.last, isSpace(last) { text.removeLast() }
        return text
    }
#endif
