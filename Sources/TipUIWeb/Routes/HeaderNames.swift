#if Web
    package import Hummingbird

    extension HTTPFields.Element.Name {
        /// The name of a second `Host` field; Hummingbird stores the first one as the request's authority.
        static let additionalHost = known("Host")
        package static let lastEventID = known("Last-Event-ID")
        static let referrerPolicy = known("Referrer-Policy")
        package static let secFetchSite = known("Sec-Fetch-Site")

        private static func known(_ text: String) -> Self {
            guard let name = Self(text) else { preconditionFailure("\(text) isn't a valid header name.") }
            return name
        }
    }
#endif
