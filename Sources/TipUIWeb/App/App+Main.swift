#if Web
    public import TipUI

    extension App {
        /// Serves the app to browsers until the process is shut down.
        ///
        /// The address comes from `--host` and `--port`, or from the environment's `PORT`; it is 127.0.0.1, port 8080,
        /// without them. With `--previews` the program's previews are served too, below `/_previews`, each page with
        /// tips of its own. `--help` prints these. All other arguments belong to the app, and so do all arguments after
        /// `--`. The environment variable `LOG_LEVEL` sets how much is logged. The app is made once, and the pages of all browsers share it. SIGTERM and SIGINT end the
        /// process.
        @MainActor
        public static func main() {
            ServingProcess.begin()
            AppServer.run(name: "\(Self.self)") {
                let root = AppRoot(Self())
                return { root.view }
            }
        }
    }
#endif
