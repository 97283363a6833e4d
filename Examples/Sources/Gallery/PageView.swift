import SwiftUI
import TipKit

/// One feature: what to try, the running sample, a reset, and the code.
struct PageView: View {
    let page: Page
    @State private var trouble: String?
    @State private var round = 0
    /// Whether tips have the pause that the page is about.
    @State private var isReady: Bool

    init(page: Page, trouble: String?) {
        self.page = page
        _trouble = State(initialValue: trouble)
        _isReady = State(initialValue: page.frequency == TipCenter.current.displayFrequency)
    }

    var body: some View {
        ScrollView {
            VStack(alignment: .leading, spacing: 32) {
                VStack(alignment: .leading, spacing: 20) {
                    Trouble(text: trouble)
                    Text(page.hint).foregroundStyle(.secondary)
                    // Another id makes another view, so that a reset takes what the sample remembers along.
                    if isReady {
                        AnyView(page.sample())
                            .frame(maxWidth: .infinity, alignment: .leading)
                            .accessibilityIdentifier("sample-\(round)")
                            .id(round)
                    }
                    controls
                }
                VStack(alignment: .leading, spacing: 12) {
                    Text("The code").font(.title3).bold().accessibilityAddTraits(.isHeader)
                    Text(verbatim: page.file).font(.system(.footnote, design: .monospaced)).foregroundStyle(.secondary)
                    CodeBlock(code: page.code)
                }
            }
            .frame(maxWidth: 720, alignment: .leading)
            .padding([.horizontal, .bottom])
        }
        .navigationTitle(page.title)
        .onAppear(perform: prepare)
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

    /// Gives tips the page's pause, and begins anew: what has appeared on other pages would hold back the page's own.
    private func prepare() {
        guard !isReady else { return }
        TipCenter.current.displayFrequency = page.frequency
        reset()
        isReady = true
    }

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
