import SwiftUI

struct PlacesView: View {
    @State private var model = MapModel()
    @State private var isShowingDetails = false
    @GestureState private var drag = CGSize.zero

    var body: some View {
        ZStack {
            map
                .ignoresSafeArea()

            VStack(alignment: .trailing) {
                Spacer()
                MapControls(model: model)
                Spacer()
                Spacer()
            }
            .frame(maxWidth: .infinity, alignment: .trailing)
            .padding(.trailing)
        }
        .safeAreaInset(edge: .top) {
            SearchPanel(model: model)
        }
        .safeAreaInset(edge: .bottom) {
            PlaceCard(place: model.selection, isSaved: model.isSaved(model.selection)) {
                isShowingDetails = true
            }
        }
        .sheet(isPresented: $isShowingDetails) {
            PlaceDetailView(model: model, place: model.selection)
                .presentationDetents([.medium, .large])
                .presentationDragIndicator(.visible)
        }
        .preferredColorScheme(model.style.colorScheme)
    }

    private var map: some View {
        Color.clear
            .overlay {
                ZStack {
                    DrawnMap(style: model.style)

                    Circle()
                        .fill(.blue)
                        .stroke(.white, lineWidth: 3)
                        .frame(width: 20, height: 20)
                        .shadow(radius: 3)
                        .accessibilityLabel("Your location")

                    ForEach(model.visiblePlaces) { place in
                        PinButton(place: place, isSelected: place == model.selection) {
                            withAnimation(.snappy) { model.selection = place }
                        }
                        .position(x: place.x, y: place.y)
                        .transition(.scale.combined(with: .opacity))
                    }
                }
                .frame(width: MapModel.mapSize.width, height: MapModel.mapSize.height)
                .scaleEffect(model.zoom)
                .offset(x: model.offset.width + drag.width, y: model.offset.height + drag.height)
            }
            .background(model.style.land)
            .clipped()
            .contentShape(Rectangle())
            .gesture(
                DragGesture()
                    .updating($drag) { value, state, _ in
                        state = value.translation
                    }
                    .onEnded { value in
                        model.move(by: value.translation)
                    }
            )
    }
}

struct PinButton: View {
    let place: Place
    let isSelected: Bool
    let action: () -> Void

    var body: some View {
        Button(action: action) {
            VStack(spacing: 3) {
                Image(systemName: place.category.symbol)
                    .font(.system(size: isSelected ? 20 : 15, weight: .semibold))
                    .foregroundStyle(.white)
                    .frame(width: isSelected ? 46 : 34, height: isSelected ? 46 : 34)
                    .background(place.category.color.gradient, in: Circle())
                    .overlay(Circle().strokeBorder(.white, lineWidth: 2))
                    .shadow(color: .black.opacity(0.3), radius: 3, y: 2)

                Text(place.name)
                    .font(.caption2.weight(isSelected ? .bold : .medium))
                    .foregroundStyle(.primary)
            }
        }
        .buttonStyle(.plain)
        .accessibilityLabel("\(place.name), \(place.category.rawValue)")
        .accessibilityAddTraits(isSelected ? .isSelected : [])
    }
}

#Preview {
    PlacesView()
}
