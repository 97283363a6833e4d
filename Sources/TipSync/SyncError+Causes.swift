#if Sync
    import AsyncHTTPClient
    import Foundation
    import NIOCore
    import NIOSSL
    import TipKitEngine
    import TipKitStorage

    extension Tips.SyncError {
        /// Creates a sync error that explains another error and says what to do.
        init(of error: any Error, at url: URL) {
            let host = url.host ?? url.absoluteString
            switch error {
            case let error as Tips.SyncError:
                self = error
            case let error as RowError:
                self.init(.unreadable, "The sync server \(host) sent rows that can't be merged. \(error)")
            case is DecodingError:
                self.init(.unreadable, "\(host) sent an answer that isn't from TipSyncServer; check the address.")
            case let error as TipStoreError:
                self.init(.datastore, error.localizedDescription)
            case is NIOSSLError, is BoringSSLError, is NIOSSLExtraError:
                self.init(
                    .untrusted,
                    """
                    The certificate of \(host) isn't trusted; the server needs a valid certificate for that name. \
                    (\(error))
                    """
                )
            default:
                self.init(.unreachable, "The sync server \(host) can't be reached, so tips aren't synced. (\(error))")
            }
        }
    }
#endif
