#if Web
    import Hummingbird

    extension HTTPFields.Element.Name {
        /// The fields after the first, which is a request's authority.
        static let furtherHost = known("Host")
        static let lastEventID = known("Last-Event-ID")
        static let referrerPolicy = known("Referrer-Policy")
        static let secFetchSite = known("Sec-Fetch-Site")

        private static func known(_ text: String) -> Self {
            guard let name = Self(text) else { preconditionFailure("\(text) is no name of a header.") }
            return name
        }
    }
#endif
