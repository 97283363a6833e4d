#if canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#elseif canImport(Android)
    import Android
#endif

/// Finds the types of the running program that conform to a protocol.
///
/// Swift has no API for this, so the search reads the conformance records that the compiler emits in each image for
/// `as?`; their format is part of the stable ABI. The runtime function that lists the images exists on all ELF systems.
/// On other systems, and in a program that links the standard library statically, no types are found.
enum ConformingTypes {
    /// Returns all nongeneric types that conform to a protocol, which is given as its existential type.
    static func all(to existential: Any.Type) -> [Any.Type] {
        guard let target = protocolDescriptor(of: existential), let enumerate = enumerateSections else { return [] }
        let search = Search(target: target)
        enumerate(
            { sections, search in
                Unmanaged<Search>.fromOpaque(search).takeUnretainedValue()
                    .scanRecords(in: sections.load(as: MetadataSections.self).conformances)
                return true
            },
            Unmanaged.passUnretained(search).toOpaque()
        )
        return search.found
    }

    /// Returns the descriptor of the single protocol of an existential type.
    ///
    /// In the type's metadata, the descriptor follows the kind, the flags and the number of protocols.
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
        #if os(Linux) || os(Android)
            return dlsym(nil, "swift_enumerateAllMetadataSections").map { unsafeBitCast($0, to: Enumerate.self) }
        #else
            return nil
        #endif
    }

    /// The bounds of an image's metadata sections.
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

    /// A search through the conformance records of all images in the process.
    private final class Search {
        private let target: UnsafeRawPointer
        private(set) var found: [Any.Type] = []

        init(target: UnsafeRawPointer) {
            self.target = target
        }

        /// Collects the types whose conformance records are for the searched protocol.
        ///
        /// A record has four 32-bit words: relative addresses of the protocol, type and witness table, and flags.
        func scanRecords(in bounds: MetadataSections.Bounds) {
            guard let start = bounds.start else { return }
            for offset in stride(from: 0, to: bounds.length, by: 4) {
                let record = (start + offset).relativeTarget
                guard record.relativeOrIndirect == target else { continue }
                let flags = record.load(fromByteOffset: 12, as: UInt32.self)
                let type = (record + 4).relativeTarget
                switch (flags >> 3) & 7 {
                case 0: appendType(of: type)
                case 1: appendType(of: type.load(as: UnsafeRawPointer.self))
                default: continue
                }
            }
        }

        /// Adds the type of a descriptor to the results, using the metadata accessor that every struct, enum and class
        /// has.
        private func appendType(of descriptor: UnsafeRawPointer) {
            let isGeneric = descriptor.load(as: UInt32.self) & 0x80 != 0
            guard !isGeneric else { return }
            let closure = Closure(function: (descriptor + 12).relativeTarget, context: nil)
            let accessor = unsafeBitCast(closure, to: Accessor.self)
            found.append(unsafeBitCast(accessor.metadata(0).type, to: Any.Type.self))
        }
    }

    /// The memory layout of a Swift closure.
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
    /// The target of the relative address that is stored at this pointer.
    fileprivate var relativeTarget: UnsafeRawPointer { self + Int(load(as: Int32.self)) }

    /// The target of the relative address that is stored at this pointer, through an indirect pointer if its lowest bit
    /// is set.
    fileprivate var relativeOrIndirect: UnsafeRawPointer {
        let distance = load(as: Int32.self)
        let place = self + Int(distance & ~1)
        return distance & 1 == 0 ? place : place.load(as: UnsafeRawPointer.self)
    }
}
