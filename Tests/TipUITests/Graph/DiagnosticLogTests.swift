import Foundation
import Testing

@testable import TipUI

@Suite struct DiagnosticLogTests {
    @Test("A message is logged once, however often it recurs") func log() {
        let message = "A test of the log, \(UUID())"
        #expect(DiagnosticLog.write(message))
        #expect(!DiagnosticLog.write(message))
    }
}
