#if Sync
    import AsyncHTTPClient
    import Foundation
    import NIOCore
    import NIOSSL
    import TipKitEngine
    import TipKitStorage

    extension Tips.SyncError {
        /// Says what an error means for who syncs.
        init(of error: any Error, at url: URL) {
            let host = url.host ?? url.absoluteString
            switch error {
            case let error as Tips.SyncError:
                self = error
            case let error as RowError:
                self.init(.unreadable, "\(host) sent rows that can't be taken over. \(error)")
            case is DecodingError:
                self.init(.unreadable, "\(host) sent an answer that isn't a TipSyncServer's; check the address.")
            case let error as TipStoreError:
                self.init(.datastore, error.localizedDescription)
            case is NIOSSLError, is BoringSSLError, is NIOSSLExtraError:
                self.init(
                    .untrusted,
                    "The certificate of \(host) isn't trusted; let the server have one for that name. (\(error))"
                )
            default:
                self.init(.unreachable, "\(host) can't be reached; tips stay on this device until then. (\(error))")
            }
        }
    }
#endif
