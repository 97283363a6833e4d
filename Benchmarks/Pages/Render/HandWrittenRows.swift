/// The markup of ``RowsPage`` as a loop writes it.
enum HandWrittenRows {
    static func markup(of rows: [Row]) -> String {
        var text = "<main id=\"e0\" class=\"tipui-root tipui-fw tipui-fh\">"
        text += "<div id=\"e1\" class=\"tipui-stack tipui-v tipui-x-center\">"
        var id = 2
        for row in rows {
            text += "<div id=\"e\(id)\" class=\"tipui-stack tipui-h tipui-x-center\">"
            text += "<span id=\"e\(id + 1)\" class=\"tipui-text\">"
            escape(row.name, into: &text)
            text += "</span><span id=\"e\(id + 2)\" class=\"tipui-text\">"
            escape("\(row.length) km", into: &text)
            text += "</span></div>"
            id += 3
        }
        text += "</div></main>"
        return text
    }

    private static func escape(_ string: String, into text: inout String) {
        for scalar in string.unicodeScalars {
            switch scalar {
            case "&": text += "&amp;"
            case "<": text += "&lt;"
            case ">": text += "&gt;"
            case "\"": text += "&quot;"
            case "'": text += "&#39;"
            default: text.unicodeScalars.append(scalar)
            }
        }
    }
}
