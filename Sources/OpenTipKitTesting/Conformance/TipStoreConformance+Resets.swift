import Foundation
import OpenTipKit

extension TipStoreConformance {
    static let resets = [
        Check("A tip's reset forgets that tip, and spares the others") { subject in
            let store = try subject.open()
            try store.commit([
                .displayBegan(tip: "a", date: moment, version: version(1)),
                .invalidated(tip: "a", reason: .tipClosed, date: moment, version: version(2)),
                .invalidated(tip: "b", reason: .tipClosed, date: moment, version: version(3)),
                .tipReset(tip: "a", version: version(4)),
            ])
            try subject.expect(try store.record(ofTip: "a"), is: nil, "the record")
            try subject.expect(try store.record(ofTip: "b")?.invalidation?.reason, is: .tipClosed, "the other's reason")
            try store.commit([
                .invalidated(tip: "a", reason: .actionPerformed, date: moment, version: version(5))
            ])
            try subject.expect(
                try store.record(ofTip: "a")?.invalidation?.reason,
                is: .actionPerformed,
                "the reason after the reset"
            )
        },
        Check("A reset of all forgets tips, events and parameters, and versions go on") { subject in
            let store = try subject.open()
            try store.commit([
                .displayBegan(tip: "a", date: moment, version: version(1)),
                .parameterSet(id: "p", json: "1", version: version(2)), donation(of: "e", 3),
                .allReset(version: version(4)),
            ])
            try subject.expect(try store.record(ofTip: "a"), is: nil, "the record")
            try subject.expect(try store.parameter("p"), is: nil, "the parameter")
            try subject.expect(try store.donations(of: "e"), is: [], "the donations")
            let header = try store.open()
            try subject.expect(header.latestFirstDisplay, is: nil, "the latest first display")
            try subject.expect(header.latestVersion, is: version(4), "the latest version")
            try store.commit([.parameterSet(id: "p", json: "2", version: version(5)), donation(of: "e", 6)])
            try subject.expect(try store.parameter("p")?.json, is: "2", "the value after the reset")
            try subject.expect(
                try store.donations(of: "e").map(\.payload),
                is: ["6"],
                "the donations after the reset"
            )
        },
    ]
}
