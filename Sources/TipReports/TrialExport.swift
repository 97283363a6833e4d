public import Foundation
public import TipRows

/// What one copy of a tool knows of whether its tips help, as a file that a person can read, attach to a report, and send.
///
/// It has the ids of tips and events, dates and numbers, and nothing that a person typed.
public struct TrialExport: Codable, Equatable, Sendable {
    /// A tip that the person saw, or that was held out from them.
    public struct Trial: Codable, Equatable, Sendable {
        /// The id of the tip.
        public var tip: String
        /// The id of the event that the tip teaches.
        public var event: String
        /// How many donations of the event are a use.
        public var needed: Int64
        /// The seconds after the exposure in which a use counts.
        public var window: TimeInterval
        /// The date of the first exposure.
        public var exposed: Date
        /// Whether the tip was held out.
        public var isHeldOut: Bool
        /// The share of people from whom the tip was to be held out.
        public var share: Double
        /// The arm that the person had, and the names of all arms; `nil` if the tip compared none.
        public var arm: String?
        /// The names of the arms that the person could have had.
        public var arms: [String]?
        /// The date of the first use after the exposure; `nil` if there was none.
        public var used: Date?
        /// The name of the reason for which the tip was retired; `nil` if it wasn't.
        public var retired: String?
        /// The date at which the tip was retired.
        public var retiredOn: Date?
        /// The title of the tip; earlier releases don't write it.
        public var title: String?

        /// Creates the value from a stored trial.
        public init(
            _ trial: JoinedTrial,
            retiredBecause reason: String?,
            on date: Date? = nil,
            title: String? = nil
        ) {
            (tip, event, needed, window) = (trial.tip, trial.event, trial.needed, trial.window)
            (exposed, isHeldOut, share, used) = (trial.exposed, trial.isHeldOut, trial.share, trial.used)
            (arm, arms) = (trial.arm, trial.arms)
            (retired, retiredOn, self.title) = (reason, date, title)
        }

        var joined: JoinedTrial {
            JoinedTrial(
                TrialRow(
                    tip: tip,
                    replica: "",
                    epoch: .zero,
                    version: .zero,
                    exposure: .zero,
                    exposed: exposed,
                    isHeldOut: isHeldOut,
                    share: share,
                    arm: arm,
                    arms: arms,
                    event: event,
                    needed: needed,
                    window: window,
                    used: used
                )
            )
        }

        /// Whether a tool can have written this.
        var isPossible: Bool {
            (0...1).contains(share) && window >= 0 && needed > 0 && TrialArm.isPossible(arm, of: arms)
        }
    }

    private static let known = "trials of tips, version 1"

    /// What the file is.
    private var format = Self.known
    /// The name of the tool.
    public var tool: String
    /// A random text that tells this copy of the tool from others, so that it counts once.
    public var copy: String
    /// The date of the export.
    public var date: Date
    /// The trials, one for each tip.
    public var trials: [Trial]

    /// Creates an export.
    public init(of tool: String, copy: String, date: Date, trials: [Trial]) {
        (self.tool, self.copy, self.date, self.trials) = (tool, copy, date, trials)
    }

    /// The file.
    ///
    /// - Throws: `EncodingError`, which no export causes.
    public func json() throws -> Data {
        let encoder = JSONEncoder()
        encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
        encoder.dateEncodingStrategy = .iso8601
        return try encoder.encode(self) + Data("\n".utf8)
    }

    /// Reads a file.
    ///
    /// - Throws: `ReportError` if the file can't be read, isn't an export, or isn't whole.
    public init(contentsOf path: String) throws {
        let data: Data
        do { data = try Data(contentsOf: URL(filePath: path)) } catch {
            throw ReportError(description: "\(path) can't be read: \(error.localizedDescription)")
        }
        try self.init(data, named: path)
    }

    /// Reads the contents of a file.
    ///
    /// - Parameters:
    ///   - data: The contents of the file.
    ///   - name: The name of the file, for the error.
    /// - Throws: `ReportError` if the file isn't an export, or isn't whole.
    public init(_ data: Data, named name: String) throws {
        let decoder = JSONDecoder()
        decoder.dateDecodingStrategy = .iso8601
        do {
            self = try decoder.decode(TrialExport.self, from: data)
        } catch {
            throw ReportError(description: "\(name) isn't what 'tips export' of a tool writes, or it isn't whole.")
        }
        guard format == Self.known, trials.allSatisfy(\.isPossible) else {
            throw ReportError(description: "\(name) is of another release, or was changed.")
        }
    }
}

extension TipReport {
    /// Adds the exports of many people; of several exports of one copy, the latest.
    ///
    /// - Throws: `ReportError` if the exports are of different tools.
    public mutating func add(_ exports: [TrialExport]) throws {
        let tools = Set(exports.map(\.tool)).sorted()
        guard tools.count <= 1 else {
            let names = tools.map { Phrase.line($0) }.joined(separator: ", ")
            throw ReportError(description: "The files are of several tools (\(names)). Report on one at a time.")
        }
        let latest = Dictionary(exports.map { ($0.copy, $0) }) { $0.date < $1.date ? $1 : $0 }
        for export in latest.values.sorted(by: { $0.date < $1.date }) {
            for trial in export.trials {
                add(trial.joined, retiredBecause: trial.retired, on: trial.retiredOn, isVisitor: false)
                // The latest export has the latest words.
                if let title = trial.title { titles[trial.tip] = title }
            }
        }
    }
}
