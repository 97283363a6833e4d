import OpenTipKit

struct ClosingTip: Tip {
    var title: Text { Text("Close me") }
}

// The tool is configured by environment variables, because its sync process starts the tool without arguments.
let environment = ProcessInfo.processInfo.environment
var options: [Tips.ConfigurationOption] = []
if let url = environment["SERVER"].flatMap(URL.init(string:)), let token = environment["TOKEN"] {
    options = [.syncServer(url, token: token, schedule: .detached)]
}
try Tips.configure(options)
ClosingTip().invalidate(reason: .tipClosed)
print("worked")
