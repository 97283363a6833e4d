import TipUI

#if Web
    import TipUIWeb
#endif

/// An app of one page, which the load is put on.
struct CounterApp: App {
    var body: some Scene {
        WindowGroup {
            CounterPage()
        }
    }

    #if Web
        /// Serves the app as any other.
        static func serve() {
            main()
        }
    #endif
}
