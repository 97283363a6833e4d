import SwiftUI
import TipKit

/// A pottery's pages: the basics.
@MainActor
extension Page {
    static var basics: [Page] { basicLooks + basicRules }

    private static var basicLooks: [Page] {
        [
            Page(
                "basics-inline",
                "A tip stands in the flow, with an arrow at an edge, until it is closed or its feature used."
            ) { KilnPage() },
            Page(
                "basics-frame",
                "A tip is a view as any other: it takes a frame. Without an edge it has no arrow."
            ) { NarrowPage() },
            Page(
                "basics-popover",
                "A popover points at an image, with a coloured title and an image in its message; a press ends it."
            ) { BrushPage() },
            Page(
                "basics-leading",
                "The arrow's edge says on which side of the view the popover stands."
            ) { ShelfEdgePage() },
            Page(
                "basics-words",
                "Texts and images keep styles of their own, inline and in popovers."
            ) { WordsPage() },
            Page(
                "basics-look",
                "Size of the image, radius of the corners and the ground of an inline tip are set from outside."
            ) { LookPage() },
            Page(
                "basics-style",
                "A style draws everything itself, the close button too."
            ) { StampPage() },
            Page(
                "basics-links",
                "Two actions open two addresses through the view's environment, which tells whether they opened."
            ) { MarksPage() },
            Page(
                "basics-popover-action",
                "A popover takes a closure for its actions as well."
            ) { GlazeButtonPage() },
            Page(
                "basics-perform",
                "An action that needs nothing of the view carries what it does."
            ) { QuestionPage() },
        ]
    }

    private static var basicRules: [Page] {
        [
            Page(
                "basics-parameter",
                "A button sets the parameter, and the tip comes and goes with it."
            ) { MemberPage() },
            Page(
                "basics-transient",
                "A transient parameter starts from its default in every launch, another one from what was kept."
            ) { OpenDoorPage() },
            Page(
                "basics-init",
                "A tip's init hands the parameter on, and a view's init the tip."
            ) { ApprenticePage() },
            Page(
                "basics-events",
                "From the third donation on the tip shows."
            ) { BowlPage() },
            Page(
                "basics-callback",
                "A donation without waiting, and a closure that learns that it is recorded."
            ) { DipPage() },
            Page(
                "basics-windows",
                "All donations, fewer than three in a week, and more than three in three days.",
                app: WindowsApp.self
            ),
            Page(
                "basics-donation",
                "A donation carries a value, which a rule can ask for."
            ) { FiringPage() },
            Page(
                "basics-both",
                "Of two rules both must hold."
            ) { TeacherPage() },
            Page(
                "basics-invalidate",
                "Both reasons retire a tip for good, although it has no rule that fails."
            ) { RetiredPage() },
            Page(
                "basics-once",
                "A tip that may be shown once is invalidated after that, inline or in a popover."
            ) { OncePage() },
            Page(
                "basics-show-all",
                "All tips show, whether invalidated or held back by a rule.",
                app: ShowAllApp.self
            ),
            Page(
                "basics-show-some",
                "The tips that are named show, whether invalidated or held back by a rule.",
                app: ShowSomeApp.self
            ),
            Page(
                "basics-hide-all",
                "No tip shows, although its rules hold.",
                app: HideAllApp.self
            ),
            Page(
                "basics-documents",
                "The datastore lies where the app says, among the person's documents.",
                app: DocumentsApp.self
            ),
        ]
    }
}
