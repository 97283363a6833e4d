#if Web
    public import TipUI

    extension App {
        /// Serves the app to browsers until the process is shut down.
        ///
        /// The arguments `--host` and `--port` set the address; without `--port`, the environment variable `PORT` sets
        /// the port. The default is 127.0.0.1, port 8080. With `--previews`, the program's previews are also served,
        /// below `/_previews`. `--help` prints these options. All other arguments, and all arguments after `--`, belong
        /// to the app. The environment variable `LOG_LEVEL` sets the log level.
        ///
        /// The app is created once, and the pages of all browsers share it. SIGTERM and SIGINT end the process.
        @MainActor
        public static func main() {
            ServingProcess.begin()
            AppModule.record(Self.self)
            AppServer.run(name: "\(Self.self)") {
                let root = AppRoot(Self())
                return { root.view }
            }
        }
    }
#endif
