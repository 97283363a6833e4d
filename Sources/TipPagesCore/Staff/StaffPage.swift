#if Web
    import Foundation
    import HTTPTypes
    import TipHTML
    import TipKitEngine
    import TipReports

    /// The page for staff: whether the tips help, and what can be switched.
    struct StaffPage {
        /// What the page says of switches.
        enum Switches {
            /// The program has no switches in a file.
            case none
            /// The file can't be used, as the sentence says.
            case unusable(String)
            case form(SwitchesForm)
        }

        let report: TipReport
        let switches: Switches
        /// The address of the page.
        let path: String
        /// The parameter whose values tell groups of people apart.
        let parameter: String?
        let countsVisitors: Bool

        static let headers: HTTPFields = [
            .contentType: "text/html; charset=utf-8", .cacheControl: "no-store", .xContentTypeOptions: "nosniff",
            .contentSecurityPolicy:
                "default-src 'none'; style-src 'unsafe-inline'; form-action 'self'; frame-ancestors 'none'; base-uri 'none'",
        ]

        var html: String {
            report.page(leading: question, ending: switchesSection, styledBy: Self.style)
        }

        /// What can be asked of the report.
        private var question: String {
            """
            <form class="question" method="get" action="\(escaped(path))">
            <label>Groups by parameter <input name="by" value="\(escaped(parameter ?? ""))" placeholder="App+plan"></label>
            <label class="check"><input type="checkbox" name="visitors" value="1"\(countsVisitors ? " checked" : "")> \
            Count visitors</label>
            <button>Show</button> <a href="#switches">Switches</a>
            </form>

            """
        }

        private var switchesSection: String {
            let body =
                switch switches {
                case .none:
                    """
                    <p>This program has no switches in a file. Pass <code>.switches(TipSwitches(file:of:))</code> to \
                    <code>TipPeople</code>.</p>
                    """
                case .unusable(let sentence): "<p role=\"alert\" class=\"fault\">\(escaped(sentence))</p>"
                case .form(let form): form.markup(sentTo: path)
                }
            return "<section id=\"switches\"><h2>Switches</h2>\n\(body)\n</section>\n"
        }

        private static let style = """
            input, select, textarea, button { font: inherit; color: inherit; background: var(--page);
              border: 1px solid var(--faint); border-radius: 6px; padding: 0.25rem 0.5rem; box-sizing: border-box; }
            button { cursor: pointer; font-weight: 600; padding: 0.375rem 1rem; }
            :focus-visible { outline: 2px solid light-dark(#0a5fd6, #6cb0ff); outline-offset: 2px; }
            label { display: block; margin: 0.75rem 0; }
            label > input:not([type=checkbox]), select, textarea { display: block; width: 100%; max-width: 24rem;
              margin-top: 0.25rem; }
            label.check { display: flex; gap: 0.5rem; align-items: baseline; margin: 0.375rem 0; }
            fieldset { border: 1px solid var(--line); border-radius: 6px; margin: 0.75rem 0; padding: 0.25rem 0.75rem 0.5rem; }
            .hint { color: var(--faint); display: block; }
            .fault { color: var(--bad); font-weight: 600; }
            .saved { color: var(--good); font-weight: 600; }
            .question { display: flex; flex-wrap: wrap; gap: 0.5rem 1rem; align-items: end; }
            .question label { margin: 0; }
            @media print { form, #switches { display: none; } }

            """
    }

    /// What staff fill in to change switches.
    struct SwitchesForm {
        let editable: EditableSwitches
        /// The ids of the tips that can be switched.
        let tips: [String]
        /// The titles of tips by their ids.
        let titles: [String: String]
        /// What is to be said above the form.
        let remark: String?
        var isFault = true

        private static let frequencies = ["immediate", "hourly", "daily", "weekly", "monthly"]

        func markup(sentTo path: String) -> String {
            let fields = editable.fields
            var text = ""
            if let remark {
                text +=
                    "<p role=\"\(isFault ? "alert" : "status")\" class=\"\(isFault ? "fault" : "saved")\">\(escaped(remark))</p>\n"
            }
            text +=
                "<p>What you save here goes to the file that all processes follow. A field that is empty is as the program says.</p>\n"
            if !editable.variables.isEmpty {
                let names = editable.variables.map { "<code>\(escaped($0))</code>" }.joined(separator: ", ")
                text += "<p>These environment variables stand above the file: \(names).</p>\n"
            }
            text += "<form method=\"post\" action=\"\(escaped(path))\">\n"
            text += "<input type=\"hidden\" name=\"mark\" value=\"\(escaped(editable.mark))\">\n"
            text += "<fieldset><legend>Off</legend>\n\(check("all-off", "All tips", fields.areAllOff))"
            for tip in tips {
                let title =
                    titles[tip].map { "\(escaped($0)) <code>\(escaped(tip))</code>" } ?? "<code>\(escaped(tip))</code>"
                text += check("off.\(tip)", title, fields.off.contains(tip))
            }
            text += "</fieldset>\n<label>Display frequency <select name=\"displayFrequency\">"
            text += "<option value=\"\">as the program says</option>"
            let names =
                Self.frequencies + [fields.displayFrequency].filter { !$0.isEmpty && !Self.frequencies.contains($0) }
            for name in names {
                text += "<option\(name == fields.displayFrequency ? " selected" : "")>\(escaped(name))</option>"
            }
            text += """
                </select></label>
                <label>Limits <textarea name="limits" rows="3" placeholder="2 per day">\(escaped(fields.limits))</textarea>
                <span class="hint">One on each line, such as 2 per day, 1 per 3 days or 1 per week of promotion; \
                \(SwitchFields.noLimits) for no limit</span></label>
                <label>Share of people from whom each tip is held out <input name="holdout" inputmode="decimal" \
                placeholder="0.1" value="\(escaped(fields.holdout))">
                <span class="hint">From 0 to 1; with 0 no tip is held out</span></label>
                <button>Save</button>
                </form>
                """
            return text
        }

        private func check(_ name: String, _ markup: String, _ isOn: Bool) -> String {
            """
            <label class="check"><input type="checkbox" name="\(escaped(name))" value="1"\(isOn ? " checked" : "")> \
            <span>\(markup)</span></label>

            """
        }
    }
#endif
