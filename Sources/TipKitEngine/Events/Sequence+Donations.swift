import Foundation

extension Sequence {
    /// The donations within a time before now, in elapsed seconds: after `now - range`, up to and with `now`.
    public func donatedWithin<Info>(_ range: Tips.DonationTimeRange) -> [Element]
    where Info: Codable & Sendable, Element == Tips.Event<Info>.Donation {
        let evaluation = Tips.RuleEvaluation.current
        let now = evaluation?.now ?? TipCenter.current.now
        return filter { donation in
            if donation.date > now {
                evaluation?.recordChange(at: donation.date)
                return false
            }
            let end = donation.date.addingTimeInterval(range.seconds)
            guard end > now else { return false }
            evaluation?.recordChange(at: end)
            return true
        }
    }

    /// The largest group of donations that share a field; of groups of one size the one that began first.
    public func largestSubset<Info, Key>(groupedBy keyPath: KeyPath<Info, Key>) -> [Element]
    where Info: Codable & Sendable, Key: Hashable, Element == Tips.Event<Info>.Donation {
        let groups = groupedInOrder(by: keyPath)
        let size = groups.map(\.count).max() ?? 0
        return groups.first { $0.count == size } ?? []
    }

    /// The smallest group of donations that share a field; of groups of one size the one that began first.
    public func smallestSubset<Info, Key>(groupedBy keyPath: KeyPath<Info, Key>) -> [Element]
    where Info: Codable & Sendable, Key: Hashable, Element == Tips.Event<Info>.Donation {
        let groups = groupedInOrder(by: keyPath)
        let size = groups.map(\.count).min() ?? 0
        return groups.first { $0.count == size } ?? []
    }

    private func groupedInOrder<Info, Key>(by keyPath: KeyPath<Info, Key>) -> [[Element]]
    where Info: Codable & Sendable, Key: Hashable, Element == Tips.Event<Info>.Donation {
        var places: [Key: Int] = [:]
        var groups: [[Element]] = []
        for donation in self {
            let key = donation[dynamicMember: keyPath]
            if let place = places[key] {
                groups[place].append(donation)
            } else {
                places[key] = groups.count
                groups.append([donation])
            }
        }
        return groups
    }
}
