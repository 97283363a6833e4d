import TipKit

struct SheetFormsTip: Tip {
    var title: Text { Text("In a sheet") }
}

struct SheetForms: View {
    struct Trail: Identifiable {
        let id: String
    }

    @State private var isPresented = false
    @State private var isCovered = false
    @State private var trail: Trail?
    @State private var detent = PresentationDetent.medium
    @Environment(\.scenePhase) private var scenePhase

    var body: some View {
        Button("Show") {
            isPresented.toggle()
        }
        .sheet(isPresented: $isPresented) {
            SheetFormsContent()
                .presentationDetents([.medium, .large, .height(200), .fraction(0.3)])
                .presentationDragIndicator(.visible)
        }
        .sheet(item: $trail, onDismiss: leave) { trail in
            Text(trail.id)
                .presentationDetents([.medium, .large], selection: $detent)
                .presentationBackground(.thinMaterial)
                .presentationCompactAdaptation(.sheet)
                .interactiveDismissDisabled(isCovered)
        }
        .fullScreenCover(isPresented: $isCovered, onDismiss: { trail = nil }) {
            SheetFormsContent()
        }
        .onChange(of: scenePhase) { _, newPhase in
            if newPhase == .background { leave() }
        }
    }

    private func leave() {
        isCovered = false
    }
}

struct SheetFormsContent: View {
    @Environment(\.dismiss) var dismiss

    var body: some View {
        NavigationStack {
            TipView(SheetFormsTip())
                .navigationTitle("Sheet")
                .toolbar {
                    ToolbarItem(placement: .topBarTrailing) {
                        Button("Done") { dismiss() }
                    }
                }
        }
    }
}
