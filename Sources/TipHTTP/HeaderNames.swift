#if Web
    package import HTTPTypes

    extension HTTPField.Name {
        package static let secFetchSite = known("Sec-Fetch-Site")

        /// Returns a name that is known to be valid.
        package static func known(_ text: String) -> HTTPField.Name {
            guard let name = HTTPField.Name(text) else { preconditionFailure("\(text) isn't a valid header name.") }
            return name
        }
    }
#endif
