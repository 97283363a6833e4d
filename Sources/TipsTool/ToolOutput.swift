#if Tools
    import ArgumentParser
    import Foundation

    /// What the commands of `tips` print.
    enum ToolOutput {
        /// Prints lines to standard output; nothing for an empty text.
        ///
        /// - Throws: `ExitCode.noOutput` if standard output is closed or full, after saying so.
        static func print(_ text: String) throws {
            // A reader of the pipe that ends makes writing fail instead of ending this process without a word.
            signal(SIGPIPE, SIG_IGN)
            guard !text.isEmpty else { return }
            do {
                try FileHandle.standardOutput.write(contentsOf: Data((text + "\n").utf8))
            } catch {
                complain("Error: Standard output can't be written.")
                throw ExitCode.noOutput
            }
        }

        /// Prints a line to standard error.
        static func complain(_ text: String) {
            signal(SIGPIPE, SIG_IGN)
            // There is nobody to tell if this fails too.
            do { try FileHandle.standardError.write(contentsOf: Data((text + "\n").utf8)) } catch {}
        }
    }

    extension ExitCode {
        /// An input isn't what it should be.
        static var badData: ExitCode { ExitCode(65) }
        /// An input doesn't exist, or can't be opened.
        static var noInput: ExitCode { ExitCode(66) }
        /// The output can't be written.
        static var noOutput: ExitCode { ExitCode(74) }
    }
#endif
