public import Foundation
import Synchronization
public import TipKitEngine

/// A file that has one line of JSON for each outcome.
///
/// The file can be followed while it is written, such as with `tail -F`. When it would be greater than allowed, it is
/// renamed to the name with `.1` at its end, that one to `.2`, and so on; the oldest is deleted, and a new file begins. All functions may be called
/// from any thread; only one process may write a file. Not in Apple's TipKit.
public final class OutcomeFile: Sendable {
    /// The path of the file.
    public let path: String
    private let hasPersons: Bool
    private let mostBytes: Int
    private let mostFiles: Int
    private let lock = Mutex(())

    /// Describes a file, which needn't be there yet; its folder must be.
    ///
    /// - Parameters:
    ///   - path: The path of the file.
    ///   - hasPersons: Whether the lines have the ids of persons.
    ///   - mostBytes: The greatest size of a file, in bytes. A single line may be longer.
    ///   - mostFiles: How many files are kept, this one among them, at least 1.
    public init(at path: String, withPersons hasPersons: Bool = false, mostBytes: Int = 10_000_000, mostFiles: Int = 10)
    {
        (self.path, self.hasPersons, self.mostBytes, self.mostFiles) = (path, hasPersons, mostBytes, max(1, mostFiles))
    }

    /// Adds lines, which are on the disk when the function returns.
    ///
    /// If the disk is full, no line is there in part. Of more lines than one file may have, some may be written although the
    /// function throws; they come twice if it is called again. What a process that was killed has left of a line is deleted.
    ///
    /// - Throws: `OutcomeFileError` if the file can't be written, or is a folder, a pipe or a device.
    public func append(_ records: [Tips.OutcomeRecord]) throws {
        try lock.withLock { _ in
            var part = Data()
            for record in records {
                var record = record
                if !hasPersons { record.person = nil }
                let line = try record.json() + Data("\n".utf8)
                if part.count + line.count > mostBytes, !part.isEmpty {
                    try write(part)
                    part = Data()
                }
                part += line
            }
            if !part.isEmpty { try write(part) }
        }
    }

    private func write(_ lines: Data) throws {
        var file = try OpenFile(path)
        if file.size > 0, file.size + lines.count > mostBytes {
            try moveOn()
            file = try OpenFile(path)
        }
        try file.append(lines)
    }

    /// Gives the files the next names, and deletes the oldest.
    private func moveOn() throws {
        let names = [path] + (1..<mostFiles).map { "\(path).\($0)" }
        for (old, new) in zip(names, names.dropFirst()).reversed() where rename(old, new) != 0 && errno != ENOENT {
            throw OutcomeFileError(path, errno)
        }
        if mostFiles == 1, unlink(path) != 0 { throw OutcomeFileError(path, errno) }
    }
}

/// Why outcomes can't be written to a file.
public struct OutcomeFileError: LocalizedError, Equatable {
    /// Which file it is, and why it can't be written.
    public let errorDescription: String?

    init(_ path: String, _ number: Int32) {
        errorDescription = "The file of outcomes \(path) can't be written: \(String(cString: strerror(number)))."
    }

    init(special path: String) {
        errorDescription = "\(path) can't be a file of outcomes: it is a folder, a pipe or a device. Choose a file."
    }
}

/// A file of lines that is open for writing.
private final class OpenFile {
    private let path: String
    private let descriptor: Int32
    /// The size in bytes, of whole lines.
    private(set) var size = 0

    init(_ path: String) throws {
        self.path = path
        // Opening a pipe must not wait for somebody who reads it.
        descriptor = open(path, O_RDWR | O_CREAT | O_NONBLOCK | O_CLOEXEC, 0o600)
        guard descriptor >= 0 else {
            throw errno == EISDIR ? OutcomeFileError(special: path) : OutcomeFileError(path, errno)
        }
        var found = stat()
        guard fstat(descriptor, &found) == 0, found.st_mode & S_IFMT == S_IFREG else {
            throw OutcomeFileError(special: path)
        }
        size = try wholeLines(of: Int(found.st_size))
        if size < Int(found.st_size), ftruncate(descriptor, off_t(size)) != 0 { throw OutcomeFileError(path, errno) }
    }

    deinit { if descriptor >= 0 { close(descriptor) } }

    /// Returns up to where a file of a size has whole lines.
    private func wholeLines(of size: Int) throws -> Int {
        var end = size
        var bytes = [UInt8](repeating: 0, count: 4_096)
        while end > 0 {
            let start = max(0, end - bytes.count)
            guard pread(descriptor, &bytes, end - start, off_t(start)) == end - start else {
                throw OutcomeFileError(path, errno)
            }
            if let last = bytes[..<(end - start)].lastIndex(of: UInt8(ascii: "\n")) { return start + last + 1 }
            end = start
        }
        return 0
    }

    func append(_ lines: Data) throws {
        var done = 0
        while done < lines.count {
            let count = lines.withUnsafeBytes {
                pwrite(descriptor, $0.baseAddress.map { $0 + done }, lines.count - done, off_t(size + done))
            }
            if count > 0 {
                done += count
            } else if errno != EINTR {
                let error = OutcomeFileError(path, errno)
                // Lines that were written in part come again as a whole.
                _ = ftruncate(descriptor, off_t(size))
                throw error
            }
        }
        guard fsync(descriptor) == 0 else { throw OutcomeFileError(path, errno) }
        size += lines.count
    }
}
