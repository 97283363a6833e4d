import Foundation
import OpenTipKit

// This tool donates in its last statement, at the top level, where the compiler chooses the synchronous `donate` even
// after `await`.
let arguments = CommandLine.arguments
guard arguments.count == 3 else {
    print(
        """
        usage: LastStatement FOLDER asked | awaited | called | early | killed | sent | forked
            | reset | deleted | limited | met | erased
        """
    )
    exit(64)
}
let event = Tips.Event<Int>(id: "last")
let secrets = Tips.Event<String>(id: "secrets", donationLimit: Tips.DonationLimit(maximumCount: 3))
func donateSecrets() {
    for number in 1...30 { secrets.donate("secret \(number)") }
}
if arguments[2] == "early" {
    for number in 1...200 { event.sendDonation(number) }
}
try Tips.configure([.datastoreLocation(.url(URL(fileURLWithPath: arguments[1], isDirectory: true)))])
switch arguments[2] {
case "asked": _ = LastTip().status
case "awaited": await event.donate(one())
case "called": event.donate(1)
case "early": kill(getpid(), SIGKILL)
case "killed":
    event.donate(1)
    kill(getpid(), SIGKILL)
case "sent": for number in 1...10 { event.sendDonation(number) }
case "forked":
    for number in 1...200 { event.sendDonation(number) }
    // Look up fork at run time: Swift hides the function, but programs that embed Swift may call it.
    typealias Fork = @convention(c) () -> pid_t
    let fork = unsafeBitCast(dlsym(nil, "fork"), to: Fork.self)
    let child = fork()
    if child == 0 { exit(0) }
    var status: Int32 = 0
    waitpid(child, &status, 0)
    exit(status)
case "reset":
    donateSecrets()
    try Tips.reset()
case "deleted":
    donateSecrets()
    try await secrets.deleteDonations()
case "limited":
    donateSecrets()
    for number in 1...3 { secrets.donate("kept \(number)") }
case "met":
    try people().center(for: "one").run { donateSecrets() }
case "erased":
    try people().erase("one")
default: exit(64)
}

/// Opens the people in the tool's datastore.
func people() throws -> TipPeople {
    try TipPeople(directory: URL(fileURLWithPath: arguments[1], isDirectory: true))
}

struct LastTip: Tip {
    var title: Text { Text("Last") }
}

/// Returns a payload asynchronously, so that `await` isn't redundant.
func one() async -> Int {
    await Task.yield()
    return 1
}
