import OpenTipKit

struct ClosingTip: Tip {
    var title: Text { Text("Close me") }
}

// Its sync process starts without arguments, so it reads only the environment.
let environment = ProcessInfo.processInfo.environment
var options: [Tips.ConfigurationOption] = []
if let url = environment["SERVER"].flatMap(URL.init(string:)), let token = environment["TOKEN"] {
    options = [.syncServer(url, token: token, schedule: .detached)]
}
try Tips.configure(options)
ClosingTip().invalidate(reason: .tipClosed)
print("worked")
