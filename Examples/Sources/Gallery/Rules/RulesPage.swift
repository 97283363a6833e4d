import SwiftUI

@MainActor
extension Page {
    static let rules = Page(
        "rules",
        title: "Rules and parameters",
        summary: "A tip that waits for something the app knows.",
        hint: "Turn the switch on and off: the tip follows, and the line below says why.",
        code: PackageResources.RulesSample_swift
    ) {
        RulesSample()
    }
}
