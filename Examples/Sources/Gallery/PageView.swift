import SwiftUI
import TipKit

/// One feature: what to try, the running sample, a reset, and the code.
struct PageView: View {
    let page: Page
    @State private var trouble: String?
    @State private var round = 0

    init(page: Page, trouble: String?) {
        self.page = page
        _trouble = State(initialValue: trouble)
    }

    var body: some View {
        VStack(alignment: .leading, spacing: 32) {
            VStack(alignment: .leading, spacing: 20) {
                Trouble(text: trouble)
                Text(page.hint).foregroundStyle(.secondary)
                if needsStart {
                    Label(
                        "An app configures its tips once, at its start. Use --page \(page.name) to see this at work.",
                        systemImage: "info.circle"
                    )
                    .accessibilityIdentifier("start")
                }
                // Another id makes another view, so that a reset takes what the sample remembers along.
                AnyView(page.sample())
                    .frame(maxWidth: .infinity, alignment: .leading)
                    .accessibilityIdentifier("sample-\(round)")
                    .id(round)
                controls
            }
            VStack(alignment: .leading, spacing: 12) {
                Text("The code").font(.title3).bold().accessibilityAddTraits(.isHeader)
                CodeBlock(code: page.code)
            }
        }
        .frame(maxWidth: .infinity, alignment: .leading)
        .navigationTitle(page.title)
    }

    private var controls: some View {
        HStack(spacing: 16) {
            if let later = page.later {
                Button(later.title) { GalleryApp.clock.advance(by: later.seconds) }
                    .accessibilityIdentifier("later")
                    .buttonStyle(.bordered)
            }
            Button {
                reset()
            } label: {
                Label("Reset", systemImage: "arrow.counterclockwise").font(.subheadline).padding(.vertical, 6)
            }
            .accessibilityIdentifier("reset")
            .buttonStyle(.plain)
            .foregroundStyle(.secondary)
        }
    }

    /// Whether tips were configured in another way than the page wants.
    private var needsStart: Bool { !page.configuration.isEmpty && Page.chosen?.name != page.name }

    private func reset() {
        do {
            try Tips.reset()
            trouble = nil
            round += 1
        } catch {
            trouble = error.localizedDescription
        }
    }
}
