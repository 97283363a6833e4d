import TipKit

/// Offered to those who look at the weather again and again on one day.
struct ForecastTip: Tip {
    static let didRefresh = Event(id: "forecast-refresh")

    var title: Text { Text("The week in one look") }
    var message: Text? { Text("Looking often? Press today’s weather for the whole week’s.") }
    var image: Image? { Image(systemName: "cloud.sun") }
    var rules: [Rule] {
        #Rule(Self.didRefresh) { $0.donations.donatedWithin(.day).count >= 2 }
    }
}
