#if Web
    import Foundation
    import TipKitCore
    import TipKitStorage
    import TipReports

    /// The reports that staff look at; one is made at a time, since that reads the trials of all people.
    actor StaffReports {
        /// How many seconds a report is shown again before a new one is made.
        private static let age: TimeInterval = 10

        private struct Question: Hashable {
            let parameter: String?
            let countsVisitors: Bool
        }

        private let people: TipPeople
        private var latest: (question: Question, report: TipReport)?

        init(of people: TipPeople) { self.people = people }

        /// Says whether the tips help.
        ///
        /// - Parameters:
        ///   - parameter: The id of a parameter whose values tell groups of people apart.
        ///   - countsVisitors: Whether visitors are counted.
        ///   - titles: The titles of tips by their ids.
        /// - Throws: `TipStoreError` if the datastore can't be read.
        func report(by parameter: String?, countingVisitors countsVisitors: Bool, titles: [String: String]) throws
            -> TipReport
        {
            let question = Question(parameter: parameter, countsVisitors: countsVisitors)
            if let latest, latest.question == question,
                (0..<Self.age).contains(people.now.timeIntervalSince(latest.report.date))
            {
                return latest.report
            }
            var report = TipReport(at: people.now, countingVisitors: countsVisitors)
            report.segmentName = parameter
            report.titles = titles
            try people.store.readTrials(withValuesOf: parameter) { page in
                for person in page { report.add(person) }
            }
            latest = (question, report)
            return report
        }
    }
#endif
