#if Web
    import Foundation
    import HTTPTypes
    import NIOCore
    import Synchronization
    import TipContent
    import TipHTTP
    import TipKitCore
    import TipKitEngine

    extension TipPages {
        /// The name of the page for staff, below ``path``.
        static let staffName = "staff"

        /// Shows whether the tips help, and the operator's switches, to people whom the host names as staff.
        func staffPage(_ request: TipRequest) async throws -> Answer {
            try checkStaff(request)
            return try await page(request, switches: switchesForm(isSaved: request.query("saved") != nil))
        }

        /// Writes switches that staff have changed, and redirects the browser to the page.
        func changeSwitches(_ request: TipRequest) async throws -> Answer {
            try checkStaff(request)
            guard request.isSameOrigin else { throw Refusal.foreignOrigin }
            guard let editor = people.switches?.editor else { throw Refusal.unknownPath }
            let form = FormFields(String(buffer: request.body))
            guard let mark = form["mark"] else { throw Refusal.malformed }
            let known: EditableSwitches?
            // If the file can't be read, writing says so.
            do { known = try editor.read() } catch { known = nil }
            let typed = SwitchFields(form, knowing: offerable(known?.fields))
            do {
                try editor.write(typed, over: mark)
                return Answer(
                    .seeOther,
                    [.location: "\(path)/\(Self.staffName)?saved=1#switches", .cacheControl: "no-store"]
                )
            } catch let error as SwitchesEditError {
                let form = SwitchesForm(
                    editable: EditableSwitches(
                        fields: typed,
                        // Who presses again has seen that somebody else has changed the file.
                        mark: error == .changed ? known?.mark ?? mark : mark,
                        variables: known?.variables ?? []
                    ),
                    tips: offerable(typed),
                    titles: titles,
                    remark: error.sentence
                )
                return try await page(request, switches: .form(form), status: error.status)
            }
        }

        /// To others, the page isn't there.
        private func checkStaff(_ request: TipRequest) throws(Refusal) {
            guard let person = request.person, isStaff(person) else { throw .unknownPath }
        }

        private func page(
            _ request: TipRequest,
            switches: StaffPage.Switches,
            status: HTTPResponse.Status = .ok
        ) async throws -> Answer {
            let parameter = request.query("by").flatMap { $0.isEmpty ? nil : $0 }
            let countsVisitors = request.query("visitors") != nil
            let report = try await reports.report(by: parameter, countingVisitors: countsVisitors, titles: titles)
            let page = StaffPage(
                report: report,
                switches: switches,
                path: "\(path)/\(Self.staffName)",
                parameter: parameter,
                countsVisitors: countsVisitors
            )
            return Answer(
                WholeAnswer(status, StaffPage.headers, page.html, accepting: request.head.headerFields)
            )
        }

        private func switchesForm(isSaved: Bool) -> StaffPage.Switches {
            guard let editor = people.switches?.editor else { return .none }
            do {
                let editable = try editor.read()
                return .form(
                    SwitchesForm(
                        editable: editable,
                        tips: offerable(editable.fields),
                        titles: titles,
                        remark: isSaved ? "Saved. Open pages follow within a second." : nil,
                        isFault: false
                    )
                )
            } catch {
                return .unusable((error as? SwitchesEditError)?.sentence ?? "\(error)")
            }
        }

        /// The ids of the tips that can be switched, in order: those of pages, and those that the file names.
        private func offerable(_ fields: SwitchFields?) -> [String] {
            Set(catalog.withLock { $0.tipIDs }).union(fields?.off ?? []).sorted()
        }

        /// The titles of the tips, by their ids.
        private var titles: [String: String] {
            let tips = catalog.withLock { catalog in catalog.tipIDs.compactMap { catalog.tip($0) } }
            return Dictionary(tips.map { ($0.id, $0.title.plain) }) { first, _ in first }
        }
    }

    extension SwitchFields {
        /// Reads what staff have typed.
        fileprivate init(_ form: FormFields, knowing tips: [String]) {
            self.init()
            areAllOff = form["all-off"] != nil
            off = Set(tips.filter { form["off.\($0)"] != nil })
            displayFrequency = form["displayFrequency"] ?? ""
            limits = form["limits"] ?? ""
            holdout = form["holdout"] ?? ""
        }
    }

    extension SwitchesEditError {
        fileprivate var sentence: String {
            switch self {
            case .changed:
                """
                Nothing was saved: the file was changed since this page was opened. Look at the page anew, or press Save again to \
                write what is below.
                """
            case .refused(let sentence): "Nothing was saved. \(sentence)"
            case .unusable(let sentence): "Nothing was saved. \(sentence)"
            }
        }

        fileprivate var status: HTTPResponse.Status {
            switch self {
            case .changed: .conflict
            case .refused: .unprocessableContent
            case .unusable: .serviceUnavailable
            }
        }
    }
#endif
