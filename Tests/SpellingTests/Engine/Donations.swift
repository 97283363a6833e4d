import TipKit

struct DonationsTip: Tip {
    struct Info: Codable, Sendable {
        var name: String
    }

    static let pressed = Event(id: "donations-pressed")
    static let chosen = Event<Info>(id: "donations-chosen")

    var title: Text { Text("Donations") }

    func pressWithoutAwait() {
        Self.pressed.donate()
        Self.chosen.donate(Info(name: "sync"))
    }

    func press() async {
        await Self.pressed.donate()
        await Self.chosen.donate(Info(name: "async"))
    }

    func send() {
        Self.pressed.sendDonation()
        Self.pressed.sendDonation { print("sent") }
        Self.chosen.sendDonation(Info(name: "sent"))
    }

    func pressInTask() -> Task<Void, Never> {
        Task { await Self.pressed.donate() }
    }

    var names: [String] {
        Self.chosen.donations.map(\.name)
    }
}
