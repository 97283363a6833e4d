import SwiftUI

@MainActor
extension Page {
    static let languages = Page(
        "languages",
        title: "Languages",
        summary: "A tip in the language and the reading direction of the page around it.",
        hint: "Choose a language: the card turns, and a screen reader speaks it, the close button’s name too.",
        code: PackageResources.LanguagesSample_swift
    ) {
        LanguagesSample()
    }
}
