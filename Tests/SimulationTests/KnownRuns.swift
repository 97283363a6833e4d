import OpenTipKit
import Testing

@testable import TipSimulation

/// A run that once differed from the model, with the fewest steps that reproduced the difference.
struct KnownRun: Sendable, CustomTestStringConvertible {
    /// What the run shows, as a sentence, and the seed that found it.
    let title: String
    /// Whether the run needs a store with a file.
    var needsFile = false
    let plan: SimulationPlan

    var testDescription: String { title }

    static let all = clocks + donations + readings + failures

    private static let clocks = [
        KnownRun(
            title:
                "The pause still counts from the first display after the clock was set back and the file was deleted (910000814)",
            needsFile: true,
            plan: SimulationPlan(steps: [
                step(1, .begin(tip: 2)), step(0, .turnClock(-10_800)), step(1, .begin(tip: 2)), step(0, .vanish),
            ])
        ),
        KnownRun(
            title: "So it does if the clock was set back by more than a day (910015110)",
            needsFile: true,
            plan: SimulationPlan(steps: [
                step(0, .begin(tip: 2)), step(0, .turnClock(-108_000)), step(0, .begin(tip: 2)), step(0, .vanish),
            ])
        ),
        KnownRun(
            title:
                "The pause counts from the display that was stored first, if an earlier one is stored late and the file is deleted (910010679)",
            needsFile: true,
            plan: SimulationPlan(steps: [
                step(0, .fillDisk), step(2, .begin(tip: 0)), step(0, .turnClock(90_000)), step(0, .begin(tip: 0)),
                step(0, .freeDisk), step(0, .set(parameter: 4, value: 2)), step(2, .set(parameter: 6, value: 1)),
                step(0, .vanish),
            ])
        ),
        KnownRun(
            title: "So it does if the late display is stored by a deletion of donations (910019385)",
            needsFile: true,
            plan: SimulationPlan(
                frequency: .hourly,
                steps: [
                    step(0, .fillDisk), step(2, .begin(tip: 2)), step(0, .turnClock(90_000)), step(0, .begin(tip: 2)),
                    step(0, .freeDisk), step(0, .donate(event: 1, kind: 2)), step(2, .deleteDonations(event: 2)),
                    step(0, .vanish),
                ]
            )
        ),
    ]

    private static let donations = [
        KnownRun(
            title:
                "A replaced file keeps the donation that was made last, also if its date isn't the latest (910000028)",
            needsFile: true,
            plan: SimulationPlan(
                frequency: .daily,
                steps: [
                    step(2, .donate(event: 2, kind: 0)), step(0, .turnClock(-108_000)),
                    step(2, .donate(event: 2, kind: 1)), step(2, .queue(event: 2, kind: 0)),
                    step(2, .donate(event: 1, kind: 2)), step(0, .replace), step(1, .queue(event: 1, kind: 2)),
                    step(0, .donate(event: 1, kind: 1)),
                ]
            )
        ),
        KnownRun(
            title: "So it does if several processes donate with different limits (910006113)",
            needsFile: true,
            plan: SimulationPlan(steps: [
                step(2, .donate(event: 1, kind: 0)), step(0, .turnClock(-10_800)), step(2, .donate(event: 2, kind: 1)),
                step(0, .queue(event: 1, kind: 2)), step(2, .donate(event: 2, kind: 0)), step(0, .replace),
                step(1, .donate(event: 2, kind: 1)), step(2, .queue(event: 1, kind: 1)),
            ])
        ),
        KnownRun(
            title: "So it does if each file has fewer donations than the limit (910015165)",
            needsFile: true,
            plan: SimulationPlan(steps: [
                step(1, .donate(event: 1, kind: 2)), step(0, .turnClock(-108_000)), step(2, .donate(event: 1, kind: 2)),
                step(0, .replace), step(2, .donate(event: 1, kind: 0)), step(1, .donate(event: 1, kind: 1)),
            ])
        ),
    ]

    private static let readings = [
        KnownRun(
            title:
                "A center that knows an event reads the right donations after one is dropped and one with an earlier date is added (76006797)",
            plan: SimulationPlan(
                frequency: .hourly,
                steps: [
                    step(2, .readEvent(3)), step(2, .queue(event: 3, kind: 0)), step(0, .turnClock(18_000)),
                    step(2, .storeDonations), step(2, .queue(event: 3, kind: 0)), step(0, .turnClock(-108_000)),
                    step(2, .queue(event: 3, kind: 2)),
                ]
            )
        ),
        KnownRun(
            title: "A page's display that couldn't be stored doesn't count if its tip was reset before (72001142)",
            plan: SimulationPlan(
                frequency: .daily,
                steps: [
                    step(1, .resetAll, isChecked: true), step(2, .resetTip(4)), step(0, .fillDisk),
                    step(1, .beginPage(display: 4)), step(1, .pause(display: 2), isChecked: true),
                ]
            )
        ),
    ]

    private static let failures = [
        KnownRun(
            title: "Equal donations that wait are shown as often as they were made (820000569)",
            plan: SimulationPlan(
                frequency: .daily,
                steps: [
                    step(2, .begin(tip: 2)), step(0, .fillDisk), step(0, .turnClock(-10_800)),
                    step(2, .donate(event: 0, kind: 0)), step(2, .end(display: 1), isChecked: true),
                    step(2, .queue(event: 0, kind: 0)), step(2, .donate(event: 4, kind: 1)),
                    step(2, .queue(event: 0, kind: 0), isChecked: true),
                ]
            )
        ),
        KnownRun(
            title:
                "A center that couldn't read a tip may store an invalidation that the store then refuses (910014199)",
            plan: SimulationPlan(
                frequency: .daily,
                steps: [
                    step(1, .invalidate(tip: 0)), step(0, .lockDisk), step(2, .resetTip(4)), step(2, .reserve(tip: 0)),
                    step(2, .donate(event: 4, kind: 1)), step(0, .fillDisk),
                    step(
                        1,
                        .begin(tip: 5),
                        SimulationAccident(call: 2, moment: .before, event: .intrusion(step(2, .close(display: 0))))
                    ),
                ]
            )
        ),
        KnownRun(
            title:
                "A snooze that waits stands in memory, also beside a longer one of a file that was replaced (159809561209)",
            needsFile: true,
            plan: SimulationPlan(
                frequency: .daily,
                steps: [
                    step(0, .snooze(tip: 2, seconds: 3600)), step(0, .replace), step(0, .fillDisk),
                    step(2, .snooze(tip: 2, seconds: 60)), step(2, .resetTip(2), isChecked: true),
                ]
            )
        ),
        KnownRun(
            title:
                "A tip that can't be read is retired again if a reset has overtaken its retirement, which waits (159810564765)",
            plan: SimulationPlan(
                frequency: .daily,
                steps: [
                    step(
                        1,
                        .invalidate(tip: 3),
                        SimulationAccident(call: 1, moment: .before, event: .failure)
                    ),
                    step(2, .resetAll),
                    step(
                        1,
                        .invalidate(tip: 3),
                        SimulationAccident(call: 1, moment: .before, event: .failure)
                    ),
                ]
            )
        ),
        KnownRun(
            title: "So it is if the store can't be written either, after it could be read meanwhile (1033821708180)",
            plan: SimulationPlan(
                skews: [0, 7_200, -90_000],
                steps: [
                    step(0, .resetAll), step(0, .lockDisk), step(1, .invalidate(tip: 0)), step(0, .fillDisk),
                    step(1, .status(tip: 2)), step(0, .lockDisk), step(1, .invalidate(tip: 0)),
                ]
            )
        ),
        KnownRun(
            title:
                "A value that a center has just read isn't stored again, whatever fails later in the call (611262902036)",
            needsFile: true,
            plan: SimulationPlan(
                frequency: .hourly,
                steps: [
                    step(2, .beginPage(display: 0)), step(2, .reserve(tip: 4)), step(0, .turnClock(-3_600)),
                    step(0, .vanish), step(0, .fillDisk),
                    step(
                        2,
                        .set(parameter: 5, value: 0),
                        SimulationAccident(call: 2, moment: .before, event: .failure)
                    ),
                    step(
                        0,
                        .begin(tip: 5),
                        SimulationAccident(
                            call: 1,
                            moment: .before,
                            event: .intrusion(step(1, .set(parameter: 5, value: 2)))
                        )
                    ),
                ]
            )
        ),
        KnownRun(
            title: "A center that can't read the store relies on a retirement that it remembers (820003153)",
            plan: SimulationPlan(
                frequency: .hourly,
                steps: [
                    step(0, .begin(tip: 2)), step(1, .begin(tip: 2)), step(2, .set(parameter: 4, value: 1)),
                    step(0, .catchUp), step(1, .resetAll),
                    step(0, .close(display: 0), SimulationAccident(call: 0, moment: .before, event: .failure)),
                ]
            )
        ),
    ]

    private static func step(
        _ center: Int,
        _ action: SimulationAction,
        _ accident: SimulationAccident? = nil,
        isChecked: Bool = false
    ) -> SimulationStep {
        SimulationStep(center: center, action: action, accidents: accident.map { [$0] } ?? [], isChecked: isChecked)
    }
}
