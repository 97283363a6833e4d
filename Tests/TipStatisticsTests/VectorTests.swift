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

        let intervals: [Interval]
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
