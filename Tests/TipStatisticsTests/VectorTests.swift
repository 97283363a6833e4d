import Foundation
import Testing
import TipStatistics

/// Comparisons with statsmodels, scipy and a computation person by person; see make-vectors.py.
@Suite struct StatisticsVectorTests {
    private struct Vectors: Decodable {
        struct Interval: Decodable {
            let `case`: [Int]
            let interval: [Double]
        }

        struct Ratio: Decodable {
            let share: Double
            let people: Int
            let heldOut: Int
            let probability: Double
        }

        struct Experiment: Decodable {
            struct Stratum: Decodable {
                let share: Double
                let shown: [Int]
                let heldOut: [Int]
            }

            let strata: [Stratum]
            let helping: Double
            let hurting: Double
        }

        let intervals: [Interval]
        let ratios: [Ratio]
        let evidence: [Experiment]
    }

    private let vectors: Vectors

    init() throws {
        let file = URL(filePath: #filePath).deletingLastPathComponent().appending(path: "vectors.json")
        vectors = try JSONDecoder().decode(Vectors.self, from: try Data(contentsOf: file))
    }

    @Test("Intervals of differences equal those of statsmodels") func intervals() throws {
        #expect(vectors.intervals.count == 60)
        for vector in vectors.intervals {
            let numbers = vector.case
            let found = ShareDifference(of: Share(numbers[0], of: numbers[1]), from: Share(numbers[2], of: numbers[3]))
            let difference = try #require(found)
            #expect(abs(difference.lower - vector.interval[0]) < 1e-9, "\(numbers)")
            #expect(abs(difference.upper - vector.interval[1]) < 1e-9, "\(numbers)")
        }
    }

    @Test(
        "Intervals of differences equal those in table II of Newcombe's paper",
        arguments: [
            (56, 70, 48, 80, 0.0524, 0.3339), (9, 10, 3, 10, 0.1705, 0.8090), (6, 7, 2, 7, 0.0582, 0.8062),
            (5, 56, 0, 29, -0.0381, 0.1926), (0, 10, 0, 10, -0.2775, 0.2775), (10, 10, 0, 10, 0.6075, 1.0000),
        ]
    )
    func published(one: Int, of first: Int, two: Int, of second: Int, lower: Double, upper: Double) throws {
        let difference = try #require(ShareDifference(of: Share(one, of: first), from: Share(two, of: second)))
        #expect(abs(difference.lower - lower) < 0.00005)
        #expect(abs(difference.upper - upper) < 0.00005)
    }

    @Test("Probabilities of the ratio of assignments equal those of scipy's chi-square test") func ratios() throws {
        #expect(vectors.ratios.count == 40)
        for vector in vectors.ratios {
            var arms = TwoArms()
            arms.add(
                shown: Share(0, of: vector.people - vector.heldOut),
                heldOut: Share(0, of: vector.heldOut),
                holdingOut: vector.share
            )
            let test = try #require(RatioTest(arms))
            #expect(abs(test.probability - vector.probability) < 1e-9, "\(vector)")
        }
    }

    @Test("Evidence from counts equals evidence that is computed person by person") func evidence() {
        #expect(vectors.evidence.count == 12)
        for vector in vectors.evidence {
            var arms = TwoArms()
            for stratum in vector.strata {
                arms.add(
                    shown: Share(stratum.shown[0], of: stratum.shown[1]),
                    heldOut: Share(stratum.heldOut[0], of: stratum.heldOut[1]),
                    holdingOut: stratum.share
                )
            }
            let evidence = Evidence(arms)
            #expect(abs(evidence.logForHelping - vector.helping) < 1e-8, "\(vector)")
            #expect(abs(evidence.logForHurting - vector.hurting) < 1e-8, "\(vector)")
        }
    }
}
