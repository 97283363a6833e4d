import Foundation
import Testing

@testable import TipUI

@Suite struct DiagnosticLogTests {
    @Test("The diagnostic log writes a repeated message only once") func log() {
        let message = "A test of the log, \(UUID())"
        #expect(DiagnosticLog.write(message))
        #expect(!DiagnosticLog.write(message))
    }
}
