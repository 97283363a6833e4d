#if Tools
    import ArgumentParser
    import Foundation
    import TipKitStorage
    import TipLint

    /// What the commands of `tips` print.
    enum ToolOutput {
        /// Prints lines to standard output; nothing for an empty text.
        ///
        /// - Throws: `ExitCode.noOutput` if standard output is closed or full, after saying so.
        static func print(_ text: String) throws {
            guard !text.isEmpty else { return }
            try write(Data((text + "\n").utf8))
        }

        /// Writes bytes to standard output, as ``print(_:)`` does.
        static func write(_ data: Data) throws {
            // A reader of the pipe that ends makes writing fail instead of ending this process without a word.
            signal(SIGPIPE, SIG_IGN)
            do {
                try FileHandle.standardOutput.write(contentsOf: data)
            } catch {
                throw failure(.noOutput, "Standard output can't be written.")
            }
        }

        /// Prints a value as JSON.
        static func print(json value: some Encodable) throws {
            let encoder = JSONEncoder()
            encoder.dateEncodingStrategy = .iso8601
            encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
            try print(String(decoding: try encoder.encode(value), as: UTF8.self))
        }

        /// Prints a line to standard error.
        static func complain(_ text: String) {
            signal(SIGPIPE, SIG_IGN)
            // There is nobody to tell if this fails too.
            do { try FileHandle.standardError.write(contentsOf: Data((text + "\n").utf8)) } catch {}
        }

        /// Says what went wrong, and returns the exit code.
        static func failure(_ code: ExitCode, _ text: String) -> ExitCode {
            complain("Error: \(text)")
            return code
        }

        /// Says that there is no such id, and which ids are near.
        static func unknown(_ kind: String, _ id: String, among ids: [String]) -> ExitCode {
            let nearest = NearestNames(to: id, among: ids).text
            return failure(.noInput, "There is no \(kind) “\(id.shown)”\(nearest.isEmpty ? "." : nearest + "?")")
        }
    }

    extension ExitCode {
        /// An input isn't what it should be.
        static var badData: ExitCode { ExitCode(65) }
        /// An input doesn't exist, or can't be opened.
        static var noInput: ExitCode { ExitCode(66) }
        /// The output can't be written.
        static var noOutput: ExitCode { ExitCode(74) }
        /// Another program holds the datastore; the same command may work later.
        static var busy: ExitCode { ExitCode(75) }
    }

    /// A command that works on a datastore.
    protocol StoreCommand: ParsableCommand {
        /// Does the work; errors of the store are reported with an exit code.
        func work() throws
    }

    extension StoreCommand {
        func run() throws {
            do {
                try work()
            } catch let error as TipStoreError {
                let code: ExitCode =
                    switch error.cause {
                    case .busy: .busy
                    case .full, .forbidden: .noOutput
                    case .other: .badData
                    }
                throw ToolOutput.failure(code, error.description)
            }
        }
    }
#endif
