/// The people who joined under one share, by arm and by what they did; parts of people occur in forecasts.
struct Cells {
    /// The share that was to be held out.
    let share: Double
    var shownUsed: Double
    var shownUnused: Double
    var heldOutUsed: Double
    var heldOutUnused: Double

    /// The people of an experiment, in the order of the shares.
    static func all(of arms: TwoArms) -> [Cells] {
        arms.strata.sorted { $0.key < $1.key }.map { share, part in
            Cells(
                share: share,
                shownUsed: Double(part.shown.count),
                shownUnused: Double(part.shown.people - part.shown.count),
                heldOutUsed: Double(part.heldOut.count),
                heldOutUnused: Double(part.heldOut.people - part.heldOut.count)
            )
        }
    }
}
