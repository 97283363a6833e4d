public import Foundation

/// The forms in which a command prints a report.
public enum ReportForm: Sendable {
    /// A table with sentences below it, for people.
    case text
    /// JSON, for programs.
    case json
    /// CSV, for spreadsheets.
    case csv
}

/// Why a report couldn't be written.
public struct ReportError: Error, CustomStringConvertible, Sendable {
    /// The place, and what is wrong there.
    public let description: String
}

extension TipReport {
    /// Prints the report to standard output.
    ///
    /// Nothing more is written, and no error is thrown, once the reader of a pipe has ended; ignore `SIGPIPE` before.
    ///
    /// - Throws: `ReportError` if standard output can't be written.
    public func print(as form: ReportForm) throws {
        let data =
            switch form {
            case .text: Data(text.utf8)
            case .json: try json() + Data("\n".utf8)
            case .csv: Data(csv.utf8)
            }
        if let error = Self.write(data, to: 1), error != EPIPE {
            throw ReportError(
                description: "The report couldn't be written to standard output: \(String(cString: strerror(error)))."
            )
        }
    }

    /// Writes the report as a page to a file, which is replaced if it exists.
    ///
    /// - Parameters:
    ///   - path: The path of the file.
    ///   - stores: The files and folders with the people's data, which aren't replaced.
    /// - Throws: `ReportError` if the file is one of these, or can't be written.
    public func writeHTML(to path: String, sparing stores: [URL]) throws {
        func failure(_ reason: String) -> ReportError {
            ReportError(description: "The report couldn't be written to \(path): \(reason).")
        }
        let place = URL(filePath: path).resolvingSymlinksInPath().path
        for store in stores.map({ $0.resolvingSymlinksInPath().path }) {
            // The side files of a database have its name with an ending.
            guard place != store, !place.hasPrefix(store + "/"), !place.hasPrefix(store + "-") else {
                throw failure("the data of which it reports is there. Choose another file")
            }
        }
        let file = open(path, O_WRONLY | O_CREAT | O_TRUNC | O_CLOEXEC, 0o644)
        guard file >= 0 else { throw failure(String(cString: strerror(errno))) }
        let error = Self.write(Data(html.utf8), to: file) ?? (close(file) == 0 ? nil : errno)
        if let error { throw failure(String(cString: strerror(error))) }
    }

    /// Writes to a descriptor; returns the number of the error if that fails.
    private static func write(_ data: Data, to descriptor: Int32) -> Int32? {
        data.withUnsafeBytes { bytes in
            var rest = bytes[...]
            while !rest.isEmpty {
                let count = Foundation.write(descriptor, UnsafeRawBufferPointer(rebasing: rest).baseAddress, rest.count)
                if count > 0 {
                    rest = rest.dropFirst(count)
                } else if errno != EINTR {
                    return errno
                }
            }
            return nil
        }
    }
}
