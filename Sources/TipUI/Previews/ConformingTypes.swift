#if canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#endif

/// The types of the running program that conform to a protocol.
///
/// Swift has no call for it. The records that the compiler leaves in each image for `as?` tell it; they are part of the
/// stable ABI, and the runtime that lists the images is on every system with ELF. Elsewhere, and in a program that holds
/// the standard library itself, nothing is found.
enum ConformingTypes {
    /// All types without generic parameters that conform to a protocol, which is given as its existential type.
    static func all(to existential: Any.Type) -> [Any.Type] {
        guard let target = protocolDescriptor(of: existential), let enumerate = enumerateSections else { return [] }
        let search = Search(target: target)
        enumerate(
            { sections, search in
                Unmanaged<Search>.fromOpaque(search).takeUnretainedValue()
                    .look(through: sections.load(as: MetadataSections.self).conformances)
                return true
            },
            Unmanaged.passUnretained(search).toOpaque()
        )
        return search.found
    }

    /// The descriptor of the one protocol of an existential type: it follows the kind, the flags and the count.
    private static func protocolDescriptor(of existential: Any.Type) -> UnsafeRawPointer? {
        let metadata = unsafeBitCast(existential, to: UnsafeRawPointer.self)
        let existentialKind: UInt = 0x303
        guard metadata.load(as: UInt.self) == existentialKind else { return nil }
        guard metadata.load(fromByteOffset: 12, as: UInt32.self) == 1 else { return nil }
        return metadata.load(fromByteOffset: 16, as: UnsafeRawPointer.self)
    }

    private typealias Visit = @convention(c) (_ sections: UnsafeRawPointer, _ context: UnsafeMutableRawPointer) -> Bool
    private typealias Enumerate = @convention(c) (_ visit: Visit, _ context: UnsafeMutableRawPointer) -> Void

    private static var enumerateSections: Enumerate? {
        #if canImport(Glibc) || canImport(Musl)
            return dlsym(nil, "swift_enumerateAllMetadataSections").map { unsafeBitCast($0, to: Enumerate.self) }
        #else
            return nil
        #endif
    }

    /// What an image tells of its types: the bounds of some of its sections.
    private struct MetadataSections {
        struct Bounds {
            var start: UnsafeRawPointer?
            var length: Int
        }

        var version: UInt
        var baseAddress: UnsafeRawPointer?
        var reserved: (UInt, UInt)
        var protocols: Bounds
        var conformances: Bounds
    }

    /// A search in all images.
    private final class Search {
        private let target: UnsafeRawPointer
        private(set) var found: [Any.Type] = []

        init(target: UnsafeRawPointer) {
            self.target = target
        }

        /// Takes the types of the records that name the protocol.
        ///
        /// A record holds four words of 32 bits: where the protocol is, where the type is, the witnesses, and flags.
        func look(through bounds: MetadataSections.Bounds) {
            guard let start = bounds.start else { return }
            for offset in stride(from: 0, to: bounds.length, by: 4) {
                let record = (start + offset).relative
                guard record.relativeOrIndirect == target else { continue }
                let flags = record.load(fromByteOffset: 12, as: UInt32.self)
                let type = (record + 4).relative
                switch (flags >> 3) & 7 {
                case 0: take(type)
                case 1: take(type.load(as: UnsafeRawPointer.self))
                default: continue
                }
            }
        }

        /// Asks a descriptor for its type, with the function that every struct, enum and class has for it.
        private func take(_ descriptor: UnsafeRawPointer) {
            let isGeneric = descriptor.load(as: UInt32.self) & 0x80 != 0
            guard !isGeneric else { return }
            let closure = Closure(function: (descriptor + 12).relative, context: nil)
            let accessor = unsafeBitCast(closure, to: Accessor.self)
            found.append(unsafeBitCast(accessor.metadata(0).type, to: Any.Type.self))
        }
    }

    /// A Swift closure in memory.
    private struct Closure {
        var function: UnsafeRawPointer
        var context: UnsafeRawPointer?
    }

    private struct Accessor {
        var metadata: (_ request: UInt) -> MetadataResponse
    }

    private struct MetadataResponse {
        var type: UnsafeRawPointer
        var state: UInt
    }
}

extension UnsafeRawPointer {
    /// Where the distance that stands here leads to.
    fileprivate var relative: UnsafeRawPointer { self + Int(load(as: Int32.self)) }

    /// The same, by way of a pointer if the distance is odd.
    fileprivate var relativeOrIndirect: UnsafeRawPointer {
        let distance = load(as: Int32.self)
        let place = self + Int(distance & ~1)
        return distance & 1 == 0 ? place : place.load(as: UnsafeRawPointer.self)
    }
}
