import Foundation
import Testing

@testable import TipStatistics

/// Comparisons with a computation person by person; see make-vectors.py.
@Suite struct StatisticsVectorTests {
    private struct Vectors: Decodable {
        struct Stratum<Arm: Decodable>: Decodable {
            let share: Double
            let shown: Arm
            let heldOut: Arm
        }

        struct Interval: Decodable {
            let strata: [Stratum<[Int]>]
            let lower: Double
            let upper: Double
            let helping: Double
            let hurting: Double
        }

        struct Ratio: Decodable {
            let strata: [Stratum<Int>]
            let logProbability: Double
        }

        struct Arms: Decodable {
            struct Cell: Decodable {
                let share: Double
                let names: [String]
                /// The name of the arm; empty for what is held out.
                let arm: String
                let used: Int
                let people: Int
            }

            struct Comparison: Decodable {
                let arm: String
                let other: String
                let people: Int
                let lower: Double
                let upper: Double
            }

            let cells: [Cell]
            let comparisons: [Comparison]
        }

        let intervals: [Interval]
        let arms: [Arms]
        let ratios: [Ratio]
    }

    private let vectors: Vectors

    init() throws {
        let file = URL(filePath: #filePath).deletingLastPathComponent().appending(path: "vectors.json")
        vectors = try JSONDecoder().decode(Vectors.self, from: try Data(contentsOf: file))
    }

    @Test("Intervals from counts equal intervals that are computed person by person") func intervals() throws {
        #expect(vectors.intervals.count >= 18)
        for vector in vectors.intervals {
            var arms = TwoArms()
            for part in vector.strata {
                arms.add(
                    shown: Share(part.shown[0], of: part.shown[1]),
                    heldOut: Share(part.heldOut[0], of: part.heldOut[1]),
                    holdingOut: part.share
                )
            }
            let cells = Cells.all(of: arms)
            #expect(abs(Wealth(.helps, cells).logarithm(at: 0) - vector.helping) < 1e-8, "\(vector)")
            #expect(abs(Wealth(.hurts, cells).logarithm(at: 0) - vector.hurting) < 1e-8, "\(vector)")
            let difference = try #require(arms.difference)
            #expect(abs(difference.lower - vector.lower) < 1e-9, "\(vector)")
            #expect(abs(difference.upper - vector.upper) < 1e-9, "\(vector)")
        }
    }

    @Test("Comparisons of arms, with their people and intervals, equal those that are computed person by person")
    func arms() throws {
        #expect(vectors.arms.count == 4)
        for vector in vectors.arms {
            var arms = ManyArms()
            for cell in vector.cells {
                let arm = cell.arm.isEmpty ? nil : cell.arm
                arms.add(Share(cell.used, of: cell.people), to: arm, of: cell.names, holdingOut: cell.share)
            }
            let found = arms.comparisons(of: arms.arms.keys.sorted())
            #expect(found.map(\.arm) == vector.comparisons.map(\.arm))
            #expect(found.map { $0.other ?? "" } == vector.comparisons.map(\.other))
            for (one, other) in zip(found, vector.comparisons) {
                #expect(one.people.people + one.otherPeople.people == other.people)
                let difference = try #require(one.difference)
                #expect(abs(difference.lower - other.lower) < 1e-9, "\(one)")
                #expect(abs(difference.upper - other.upper) < 1e-9, "\(one)")
            }
        }
    }

    @Test("Probabilities of the ratio of assignments equal those that are computed person by person")
    func ratios() throws {
        #expect(vectors.ratios.count == 10)
        for vector in vectors.ratios {
            var arms = TwoArms()
            for part in vector.strata {
                arms.add(
                    shown: Share(0, of: part.shown),
                    heldOut: Share(0, of: part.heldOut),
                    holdingOut: part.share
                )
            }
            let test = try #require(RatioTest(arms))
            #expect(abs(log(test.probability) - vector.logProbability) < 1e-8, "\(vector)")
        }
    }
}
