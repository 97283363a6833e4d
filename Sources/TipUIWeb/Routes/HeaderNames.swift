#if Web
    import Hummingbird

    extension HTTPFields.Element.Name {
        static let lastEventID = known("Last-Event-ID")
        static let referrerPolicy = known("Referrer-Policy")
        static let secFetchSite = known("Sec-Fetch-Site")

        private static func known(_ text: String) -> Self {
            guard let name = Self(text) else { preconditionFailure("\(text) is no name of a header.") }
            return name
        }
    }
#endif
