public import Foundation
public import TipRows

/// Whether tips help: what people did who saw a tip, and people from whom it was held out.
///
/// Add the trials of all people, one for each person and tip, then read the results.
public struct TipReport: Sendable {
    /// The date of the report; people are counted once their windows are over by then.
    public let date: Date
    /// Whether visitors are counted, people without an account.
    public let countsVisitors: Bool
    /// The titles of tips by their ids, which are printed beside the ids; the stored rows don't have them.
    public var titles: [String: String] = [:]
    /// The name of what tells groups of people apart, such as the id of a parameter; `nil` if people aren't told apart.
    public var segmentName: String?
    private var tallies: [String: Tally] = [:]

    /// Creates a report without people.
    ///
    /// - Parameters:
    ///   - date: The date of the report.
    ///   - countsVisitors: Whether visitors are counted. By default they are left out, and their number is reported: a
    ///     script can be any number of visitors, and their pages say what they saw and did. Count them only if nobody
    ///     has a reason to make them up.
    public init(at date: Date, countingVisitors countsVisitors: Bool = false) {
        self.date = date
        self.countsVisitors = countsVisitors
    }

    /// Adds what is known of a person and a tip.
    ///
    /// - Parameters:
    ///   - trial: The trial, joined from the rows of all replicas.
    ///   - reason: The name in stored rows of the reason for which the tip was retired; `nil` if it wasn't.
    ///   - retired: The date at which the tip was retired, which tells a pressed action from a later use.
    ///   - isVisitor: Whether the person is a visitor, as `VisitorID.isVisitor` says of the person's id.
    ///   - segment: The group of which the person is, such as the value of a parameter; `nil` if there is none.
    public mutating func add(
        _ trial: JoinedTrial,
        retiredBecause reason: String?,
        on retired: Date? = nil,
        isVisitor: Bool,
        segment: String? = nil
    ) {
        let person = isVisitor ? Tally.Person.visitor(countsVisitors) : .known
        tallies[trial.tip, default: Tally()].add(
            trial,
            Tally.End(reason: reason, date: retired),
            person,
            segment: segmentName == nil ? nil : segment ?? TipReport.noValue,
            at: date
        )
    }

    /// Adds what a datastore or a sync server has of a person and a tip.
    public mutating func add(_ person: StoredTrial) {
        add(
            person.trial,
            retiredBecause: person.retirement,
            on: person.retired,
            isVisitor: person.isVisitor,
            segment: person.value.map(Self.segment(ofValue:))
        )
    }

    /// Adds what is known of a person with an account and a tip.
    @available(*, deprecated, message: "Say whether the person is a visitor, whom a script may have made up.")
    public mutating func add(_ trial: JoinedTrial, retiredBecause reason: String?) {
        add(trial, retiredBecause: reason, isVisitor: false)
    }

    /// The results of all tips, in the order of their ids.
    public var tips: [TipResult] {
        tallies.sorted { $0.key < $1.key }.map { TipResult($0.key, $0.value, title: titles[$0.key], at: date) }
    }

    /// The group of people of whom no value is known.
    static let noValue = "no value"

    /// The name of the group of people with a value of a parameter, such as `pro` for the JSON `"pro"`.
    ///
    /// - Parameter json: The value as JSON, such as `StoredTrial.value`.
    public static func segment(ofValue json: String) -> String {
        let data = Data("[\(json)]".utf8)
        do { return try JSONDecoder().decode([String].self, from: data).first ?? json } catch { return json }
    }

    /// Reads the titles of tips from a file.
    ///
    /// - Parameter path: The path of a file with a JSON object that has the titles by the ids of the tips.
    /// - Throws: `ReportError` if the file can't be read, or is another one.
    public mutating func readTitles(at path: String) throws {
        let data: Data
        do { data = try Data(contentsOf: URL(filePath: path)) } catch {
            throw ReportError(description: "\(path) can't be read: \(error.localizedDescription)")
        }
        do { titles = try JSONDecoder().decode([String: String].self, from: data) } catch {
            throw ReportError(
                description: "\(path) has no titles. It should be JSON, such as {\"map\": \"Open the map\"}."
            )
        }
    }
}
