#if Web
    public import TipUI

    extension App {
        /// Serves the app to browsers until the process is shut down.
        ///
        /// The address comes from `--host` and `--port`, or from the environment's `PORT`; it is 127.0.0.1, port 8080,
        /// without them. With `--previews` the program's previews are served too, below `/_previews`, each page with
        /// tips of its own. `--help` prints these. All other arguments are left to the app, unless one looks like one of
        /// these misspelt, which is an error; all behind a `--` are the app's. `LOG_LEVEL` in the environment says how
        /// much is logged. The app is made once, and the pages of all browsers share it. SIGTERM and SIGINT end the
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
