/// Where views and the graph tell the developer what is wrong.
enum DiagnosticLog {
    static func write(_ message: String) {
        FileHandle.standardError.write(Data("TipUI: \(message)\n".utf8))
    }
}
