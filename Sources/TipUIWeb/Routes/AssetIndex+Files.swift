#if Web
    import Foundation
    package import Hummingbird
    import NIOPosix
    package import TipUI

    /// Provides pictures by name to Hummingbird's file middleware, which reads them on a separate thread pool.
    extension AssetIndex: FileProvider {
        private static let disk = LocalFileSystem(rootFolder: "/", threadPool: .singleton, logger: WebLog.libraryLogger)

        package func getFileIdentifier(_ path: String) -> String? {
            picture(named: String(path.dropFirst()))?.file.path
        }

        package func getAttributes(id: String) async throws -> LocalFileSystem.FileAttributes? {
            try await Self.disk.getAttributes(id: id)
        }

        package func loadFile(id: String, context: some RequestContext) async throws -> ResponseBody {
            try await Self.disk.loadFile(id: id, context: context)
        }

        package func loadFile(
            id: String,
            range: ClosedRange<Int>,
            context: some RequestContext
        ) async throws -> ResponseBody {
            try await Self.disk.loadFile(id: id, range: range, context: context)
        }
    }
#endif
