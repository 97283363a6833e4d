import SwiftUI
import TipKit

struct NotesView: View {
    @StateObject private var store = NoteStore()
    @StateObject private var count = CopyCount()
    @State private var download = NoteDownload()

    var body: some View {
        NavigationStack {
            List {
                TipView(CopyTip())
                ForEach(store.notes) { note in
                    HStack {
                        Image(uiImage: .paper).resizable().frame(width: 32, height: 32)
                        VStack(alignment: .leading) {
                            Text(note.title).font(.headline)
                            Text(note.text).foregroundColor(Color(uiColor: .ink))
                        }
                        Spacer()
                        Button("Copy \(note.title)", systemImage: "doc.on.doc") {
                            UIPasteboard.general.string = note.text
                            count.value += 1
                            CopyTip().invalidate(reason: .actionPerformed)
                        }
                        .labelStyle(.iconOnly)
                    }
                }
                Text("Copied \(count.value) times, last \(UIPasteboard.general.string ?? "nothing")")
                    .font(.footnote)
            }
            .navigationTitle("Notes")
            .searchable(text: $store.search)
            .disabled(download.isRunning)
        }
    }
}
