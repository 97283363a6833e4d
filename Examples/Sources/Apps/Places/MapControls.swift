import SwiftUI
import TipKit

struct MapControls: View {
    @Bindable var model: MapModel

    @State private var tips = TipGroup(.ordered) {
        StyleTip()
        SavedTip()
        RecenterTip()
    }

    var body: some View {
        VStack(spacing: 12) {
            control(
                model.style == .day ? "moon.stars" : "sun.max",
                label: model.style == .day ? "Evening map" : "Day map"
            ) {
                model.style = model.style == .day ? .evening : .day
                StyleTip().invalidate(reason: .actionPerformed)
            }
            .popoverTip(tips.currentTip as? StyleTip, arrowEdge: .trailing)

            control(
                model.showsSavedOnly ? "bookmark.fill" : "bookmark",
                label: model.showsSavedOnly ? "Show all places" : "Show saved places"
            ) {
                model.showsSavedOnly.toggle()
                SavedTip().invalidate(reason: .actionPerformed)
            }
            .popoverTip(tips.currentTip as? SavedTip, arrowEdge: .trailing)
            .tipBackground(Color.indigo)

            control("location", label: "Go to my location") {
                model.recenter()
                RecenterTip().invalidate(reason: .actionPerformed)
            }
            .popoverTip(tips.currentTip as? RecenterTip, arrowEdge: .trailing)

            VStack(spacing: 0) {
                zoomButton("plus", label: "Zoom in", factor: 1.25)
                    .disabled(model.zoom >= MapModel.zoomRange.upperBound)
                Divider()
                zoomButton("minus", label: "Zoom out", factor: 0.8)
                    .disabled(model.zoom <= MapModel.zoomRange.lowerBound)
            }
            .frame(width: 46)
            .background(.regularMaterial, in: RoundedRectangle(cornerRadius: 12))
            .shadow(color: .black.opacity(0.15), radius: 4, y: 2)
        }
    }

    private func control(_ symbol: String, label: String, action: @escaping () -> Void) -> some View {
        Button {
            withAnimation(.snappy, action)
        } label: {
            Image(systemName: symbol)
                .font(.title3)
                .frame(width: 46, height: 46)
                .background(.regularMaterial, in: RoundedRectangle(cornerRadius: 12))
                .shadow(color: .black.opacity(0.15), radius: 4, y: 2)
        }
        .accessibilityLabel(label)
    }

    private func zoomButton(_ symbol: String, label: String, factor: CGFloat) -> some View {
        Button {
            withAnimation(.snappy) { model.magnify(by: factor) }
        } label: {
            Image(systemName: symbol)
                .font(.title3)
                .frame(width: 46, height: 44)
                .contentShape(Rectangle())
        }
        .accessibilityLabel(label)
    }
}

#Preview {
    MapControls(model: MapModel())
        .padding(100)
        .background(.green)
}
