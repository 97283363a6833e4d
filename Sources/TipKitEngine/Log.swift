import Logging

/// Where the tip system says what goes wrong.
let tipLog = Logger(label: "OpenTipKit")

/// Logs something that a person who runs the app should know.
package func logNotice(_ text: String) {
    tipLog.notice("\(text)")
}

/// Logs something that went wrong and was mended.
package func logWarning(_ text: String) {
    tipLog.warning("\(text)")
}
