import Foundation
import OpenTipKit
public import OpenTipKitTesting

extension PreparedDecision {
    /// A decision about a tip with one rule, under three caps; as many tips as each allows appeared a month ago.
    public static func underThreeCaps() throws -> PreparedDecision {
        let clock = ManualClock()
        return try TipCenter(clock: clock).run {
            let caps: [Tips.ConfigurationOption] = [.limit(2, per: .hour), .limit(2, per: .day), .limit(2, per: .week)]
            try Tips.configure(caps + [.datastoreLocation(.url(Stores.folder()))])
            for _ in 1...3 { CountedTip.visited.sendDonation() }
            while CountedTip.visited.donations.count < 3 {}
            for number in 1...2 { PlainTip(number).beginDisplay()?.end() }
            clock.advance(by: 30 * 86_400)
            let decision = PreparedDecision(about: CountedTip())
            precondition(decision.status == .available, "the tip waits")
            return decision
        }
    }
}
