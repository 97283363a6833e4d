#if Web
    import HTTPTypes
    import TipHTTP

    extension HTTPField.Name {
        /// The name of a second `Host` field; Hummingbird stores the first one as the request's authority.
        static let additionalHost = known("Host")
        static let lastEventID = known("Last-Event-ID")
        static let referrerPolicy = known("Referrer-Policy")
    }
#endif
