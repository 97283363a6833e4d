#if Configuration
    import Configuration
    import Foundation
    import SystemPackage

    /// The contents of a JSON file of switches.
    ///
    /// Unlike the `JSONSnapshot` of swift-configuration, it takes no number for a Boolean value, nor the other way round,
    /// and it lists its keys.
    struct SwitchesFile: ConfigSnapshot {
        /// The greatest size of a file, in bytes.
        static let mostBytes = 1 << 20

        let providerName: String
        /// The values, by their keys with the components joined by dots.
        let values: [String: Value]

        init(_ data: Data, providerName: String = "SwitchesFile") throws {
            guard data.count <= Self.mostBytes else { throw Fault("it has more than \(Self.mostBytes) bytes") }
            self.providerName = providerName
            let content: Value
            do {
                content = try JSONDecoder().decode(Value.self, from: data)
            } catch {
                throw Fault("it isn't JSON")
            }
            guard case .object(let members) = content else { throw Fault("it isn't a JSON object") }
            // The decoder takes one of two values without a word.
            if let key = JSONKeys(data).repeated { throw Fault("it says \(key) twice") }
            var values: [String: Value] = [:]
            try Self.add(members, below: "", to: &values)
            self.values = values
        }

        private static func add(
            _ members: [String: Value],
            below prefix: String,
            to values: inout [String: Value]
        ) throws {
            for (name, value) in members {
                let key = prefix + name
                // An object with nothing in it is kept, since a switch can't have that value.
                if case .object(let members) = value, !members.isEmpty {
                    try add(members, below: key + ".", to: &values)
                } else if values.updateValue(value, forKey: key) != nil {
                    throw Fault("it says \(key) twice")
                }
            }
        }

        func value(forKey key: AbsoluteConfigKey, type: ConfigType) throws -> LookupResult {
            let name = key.components.joined(separator: ".")
            let content: ConfigContent? =
                switch (key.components.isEmpty ? nil : values[name], type) {
                case (nil, _): nil
                case (.flag(let flag), .bool): .bool(flag)
                case (.number(let number), .double): .double(number)
                case (.text(let text), .string): .string(text)
                case (.texts(let texts), .stringArray): .stringArray(texts)
                default: throw Fault("\(name) has another type")
                }
            return LookupResult(encodedKey: name, value: content.map { ConfigValue($0, isSecret: false) })
        }

        /// Why a file can't be used.
        struct Fault: Error, CustomStringConvertible {
            let description: String

            init(_ description: String) { self.description = description }
        }
    }

    extension SwitchesFile {
        /// The error of a file that isn't there.
        struct Missing: Error {}

        /// Reads a file, of which at most one byte more than it may have.
        ///
        /// Files of the kernel may say that they have no bytes, and have no end.
        ///
        /// - Throws: ``Missing``, or a ``Fault`` if it isn't a file that can be read.
        static func bytes(of path: String) throws -> Data {
            let descriptor: FileDescriptor
            do {
                // Opening a pipe would wait for somebody who writes to it.
                descriptor = try FileDescriptor.open(FilePath(path), .readOnly, options: [.nonBlocking, .closeOnExec])
            } catch Errno.noSuchFileOrDirectory {
                throw Missing()
            }
            return try descriptor.closeAfter {
                var status = stat()
                guard fstat(descriptor.rawValue, &status) == 0, status.st_mode & S_IFMT == S_IFREG else {
                    throw Fault("it isn't a file")
                }
                var bytes = Data()
                let part = UnsafeMutableRawBufferPointer.allocate(byteCount: 1 << 16, alignment: 1)
                defer { part.deallocate() }
                while bytes.count <= mostBytes {
                    let count = try descriptor.read(into: part)
                    if count == 0 { break }
                    bytes.append(contentsOf: part[..<count])
                }
                guard bytes.count <= mostBytes else { throw Fault("it has more than \(mostBytes) bytes") }
                return bytes
            }
        }
    }

    extension SwitchesFile {
        /// A value in a file of switches.
        enum Value: Decodable, Equatable, Sendable, CustomStringConvertible {
            case nothing
            case flag(Bool)
            case number(Double)
            case text(String)
            case texts([String])
            case object([String: Value])
            /// A list that has other values than texts.
            case list

            init(from decoder: any Decoder) throws {
                let container = try decoder.singleValueContainer()
                if container.decodeNil() {
                    self = .nothing
                } else if let flag = try? container.decode(Bool.self) {
                    self = .flag(flag)
                } else if let number = try? container.decode(Double.self) {
                    self = .number(number)
                } else if let text = try? container.decode(String.self) {
                    self = .text(text)
                } else if let texts = try? container.decode([String].self) {
                    self = .texts(texts)
                } else if let members = try? container.decode([String: Value].self) {
                    self = .object(members)
                } else {
                    self = .list
                }
            }

            var description: String {
                switch self {
                case .nothing: "null"
                case .flag(let flag): "\(flag)"
                case .number(let number): "\(number)"
                case .text(let text): text.debugDescription
                case .texts(let texts): "\(texts)"
                case .object: "an object"
                case .list: "a list"
                }
            }
        }
    }
#endif
