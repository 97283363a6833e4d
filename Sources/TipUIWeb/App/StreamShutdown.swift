#if Web
    import ServiceLifecycle

    /// Ends all streams when the server shuts down, since none ends by itself and the server waits for each.
    struct StreamShutdown: Service {
        let sessions: Sessions

        func run() async throws {
            try await gracefulShutdown()
            await sessions.endStreams()
        }
    }
#endif
