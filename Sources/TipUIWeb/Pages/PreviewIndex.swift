import Foundation
import TipUI

/// The list of a program's previews.
struct PreviewIndex: View {
    let pages: [PreviewPage]
    let paths: WebPaths

    var body: some View {
        NavigationStack {
            List {
                if pages.isEmpty {
                    Text(
                        """
                        There are no previews. Write #Preview { … } beside a view, and make a debug build, \
                        as swift build and swift run do by default.
                        """
                    )
                }
                ForEach(pages.indices, id: \.self) { index in
                    VStack(alignment: .leading, spacing: 2) {
                        if let address = URL(string: paths.preview(index)) {
                            Link(pages[index].name, destination: address)
                        }
                        Text(verbatim: pages[index].declarationSite).font(.footnote).foregroundStyle(.secondary)
                    }
                }
            }
            .navigationTitle("Previews")
        }
    }
}
