import SwiftUI
import TipKit

/// The pages of the second seed, here a pottery's; the third says most of it again.
@MainActor
extension Page {
    static var basics: [Page] { basicLooks + basicRules }

    private static var basicLooks: [Page] {
        [
            Page(
                "basics-inline",
                "1.1 1.3 2.1 2.3",
                "A tip stands in the flow, with an arrow at an edge, until it is closed or its feature used."
            ) { KilnPage() },
            Page(
                "basics-frame",
                "1.4 2.4",
                "A tip is a view as any other: it takes a frame. Without an edge it has no arrow."
            ) { NarrowPage() },
            Page(
                "basics-popover",
                "1.5 2.5",
                "A popover points at an image, with a coloured title and an image in its message; a press ends it."
            ) { BrushPage() },
            Page(
                "basics-leading",
                "1.6 2.6",
                "The arrow's edge says on which side of the view the popover stands."
            ) { ShelfEdgePage() },
            Page(
                "basics-words",
                "1.7 2.7",
                "Texts and images keep styles of their own, inline and in popovers."
            ) { WordsPage() },
            Page(
                "basics-look",
                "1.8 2.8",
                "Size of the image, radius of the corners and the ground of an inline tip are set from outside."
            ) { LookPage() },
            Page(
                "basics-style",
                "1.9 2.9",
                "A style draws everything itself, the close button too."
            ) { StampPage() },
            Page(
                "basics-links",
                "1.10 1.11 1.12 2.10 2.11 2.12",
                "Two actions open two addresses through the view's environment, which tells whether they opened."
            ) { MarksPage() },
            Page(
                "basics-popover-action",
                "1.13 2.13",
                "A popover takes a closure for its actions as well."
            ) { GlazeButtonPage() },
            Page(
                "basics-perform",
                "1.14 2.14",
                "An action that needs nothing of the view carries what it does."
            ) { QuestionPage() },
        ]
    }

    private static var basicRules: [Page] {
        [
            Page(
                "basics-parameter",
                "1.15 1.17 1.19 2.15 2.18 2.21",
                "A button sets the parameter, and the tip comes and goes with it."
            ) { MemberPage() },
            Page(
                "basics-transient",
                "beside 1.16 2.16",
                "A transient parameter starts from its default in every launch, another one from what was kept."
            ) { OpenDoorPage() },
            Page(
                "basics-init",
                "1.20 2.22",
                "A tip's init hands the parameter on, and a view's init the tip."
            ) { ApprenticePage() },
            Page(
                "basics-events",
                "1.21 1.22 1.23 1.24 2.23 2.24 2.25 2.26",
                "From the third donation on the tip shows."
            ) { BowlPage() },
            Page(
                "basics-callback",
                "1.25 2.27",
                "A donation without waiting, and a closure that learns that it is recorded."
            ) { DipPage() },
            Page(
                "basics-windows",
                "0.28 1.26 2.28",
                "All donations, fewer than three in a week, and more than three in three days.",
                app: WindowsApp.self
            ),
            Page(
                "basics-donation",
                "1.27 2.29",
                "A donation carries a value, which a rule can ask for."
            ) { FiringPage() },
            Page(
                "basics-both",
                "1.28 2.31",
                "Of two rules both must hold."
            ) { TeacherPage() },
            Page(
                "basics-invalidate",
                "1.29 2.32 3.15",
                "Both reasons retire a tip for good, although it has no rule that fails."
            ) { RetiredPage() },
            Page(
                "basics-once",
                "1.30 2.33",
                "A tip that may be shown once is invalidated after that, inline or in a popover."
            ) { OncePage() },
            Page(
                "basics-show-all",
                "1.34 2.38 3.16",
                "All tips show, whether invalidated or held back by a rule.",
                app: ShowAllApp.self
            ),
            Page(
                "basics-show-some",
                "1.34 2.38 3.16",
                "The tips that are named show, whether invalidated or held back by a rule.",
                app: ShowSomeApp.self
            ),
            Page(
                "basics-hide-all",
                "1.34 2.38 3.16",
                "No tip shows, although its rules hold.",
                app: HideAllApp.self
            ),
            Page(
                "basics-documents",
                "1.36 2.40",
                "The datastore lies where the app says, among the person's documents.",
                app: DocumentsApp.self
            ),
        ]
    }
}
