import Foundation
import Logging
import OpenTipKit

enum RunningAnAppListings {
    static func configure(in folder: URL) throws {
        try Tips.configure([.datastoreLocation(.url(folder))])
    }

    static func logNothing() {
        LoggingSystem.bootstrap { _ in SwiftLogNoOpLogHandler() }
    }
}
