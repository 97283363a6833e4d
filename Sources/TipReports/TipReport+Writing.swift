public import Foundation

/// The forms in which a command prints a report.
public enum ReportForm: Sendable {
    /// A table with sentences below it, for people.
    case text
    /// JSON, for programs.
    case json
    /// CSV, for spreadsheets.
    case csv
    /// A page with pictures.
    case html
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
            case .html: Data(html.utf8)
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
    ///   - stores: The files and folders with the people's data, which aren't replaced, under whatever name.
    /// - Throws: `ReportError` if the file is one of these, isn't a regular file, or can't be written.
    public func writeHTML(to path: String, sparing stores: [URL]) throws {
        func failure(_ reason: String) -> ReportError {
            ReportError(description: "The report couldn't be written to \(path): \(reason).")
        }
        let (isData, isSpecial) = (
            failure("the data of which it reports is there. Choose another file"),
            failure("it is a folder, a pipe or a device. Choose a file, or - for standard output")
        )
        let place = URL(filePath: path).resolvingSymlinksInPath().path
        for store in stores.map({ $0.resolvingSymlinksInPath().path }) {
            // The side files of a database have its name with an ending.
            guard place != store, !place.hasPrefix(store + "/"), !place.hasPrefix(store + "-") else { throw isData }
        }
        if let found = FileStatus(path), !found.isRegular { throw isSpecial }
        // A pipe that is put there in this moment isn't waited for.
        let file = open(path, O_WRONLY | O_CREAT | O_NONBLOCK | O_CLOEXEC, 0o644)
        guard file >= 0 else { throw failure(String(cString: strerror(errno))) }
        do {
            guard let found = FileStatus(file), found.isRegular else { throw isSpecial }
            // A hard link is another name of the data.
            guard !stores.flatMap(FileStatus.all(of:)).contains(where: found.isSameFile(as:)) else { throw isData }
            let error = ftruncate(file, 0) == 0 ? Self.write(Data(html.utf8), to: file) : errno
            if let error { throw failure(String(cString: strerror(error))) }
        } catch {
            close(file)
            throw error
        }
        if close(file) != 0 { throw failure(String(cString: strerror(errno))) }
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

/// What the system says of a file.
private struct FileStatus {
    private let found: stat

    /// - Returns: `nil` if there is no file at the path.
    init?(_ path: String) {
        var found = stat()
        guard stat(path, &found) == 0 else { return nil }
        self.found = found
    }

    init?(_ descriptor: Int32) {
        var found = stat()
        guard fstat(descriptor, &found) == 0 else { return nil }
        self.found = found
    }

    var isRegular: Bool { found.st_mode & S_IFMT == S_IFREG }

    func isSameFile(as other: FileStatus) -> Bool {
        found.st_dev == other.found.st_dev && found.st_ino == other.found.st_ino
    }

    /// The files of a store: those in its folder, or its file with the side files of a database.
    static func all(of store: URL) -> [FileStatus] {
        let path = store.resolvingSymlinksInPath().path
        let names = (FileManager.default.subpaths(atPath: path) ?? []).map { "\(path)/\($0)" }
        return (names + ["", "-wal", "-shm", "-journal"].map { path + $0 }).compactMap { FileStatus($0) }
    }
}
