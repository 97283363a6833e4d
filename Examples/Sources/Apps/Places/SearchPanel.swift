import SwiftUI

struct SearchPanel: View {
    @Bindable var model: MapModel
    @FocusState private var isFocused: Bool

    var body: some View {
        VStack(spacing: 10) {
            HStack {
                Image(systemName: "magnifyingglass")
                    .foregroundStyle(.secondary)
                TextField("Search places", text: $model.searchText)
                    .focused($isFocused)
                    .autocorrectionDisabled()
                    .submitLabel(.search)
                if !model.searchText.isEmpty {
                    Button("Clear", systemImage: "xmark.circle.fill") {
                        model.searchText = ""
                    }
                    .labelStyle(.iconOnly)
                    .foregroundStyle(.secondary)
                }
            }
            .padding(12)
            .background(.regularMaterial, in: RoundedRectangle(cornerRadius: 14))

            if model.searchText.isEmpty {
                categories
            } else {
                results
            }
        }
        .padding(.horizontal)
        .padding(.top, 8)
    }

    private var categories: some View {
        HStack(spacing: 8) {
            ForEach(Category.allCases) { category in
                let isOn = model.category == category

                Button {
                    withAnimation(.snappy) { model.category = isOn ? nil : category }
                } label: {
                    Text(category.rawValue)
                        .font(.subheadline.weight(.medium))
                        .foregroundStyle(isOn ? Color.white : Color.primary)
                        .frame(maxWidth: .infinity)
                        .padding(.vertical, 8)
                        .background(
                            isOn ? AnyShapeStyle(category.color) : AnyShapeStyle(.regularMaterial),
                            in: Capsule()
                        )
                }
                .buttonStyle(.plain)
                .accessibilityAddTraits(isOn ? .isSelected : [])
            }
        }
    }

    private var results: some View {
        VStack(alignment: .leading, spacing: 0) {
            if model.visiblePlaces.isEmpty {
                Text("No places found")
                    .foregroundStyle(.secondary)
                    .padding(12)
            }
            ForEach(model.visiblePlaces.prefix(4)) { place in
                Button {
                    isFocused = false
                    withAnimation(.snappy) {
                        model.center(on: place)
                        model.searchText = ""
                    }
                } label: {
                    Label {
                        Text(place.name)
                    } icon: {
                        Image(systemName: place.category.symbol)
                            .foregroundStyle(place.category.color)
                    }
                    .frame(maxWidth: .infinity, alignment: .leading)
                    .padding(12)
                    .contentShape(Rectangle())
                }
                .buttonStyle(.plain)
            }
        }
        .frame(maxWidth: .infinity, alignment: .leading)
        .background(.regularMaterial, in: RoundedRectangle(cornerRadius: 14))
    }
}

#Preview {
    SearchPanel(model: MapModel())
        .frame(maxHeight: .infinity, alignment: .top)
        .background(.teal.gradient)
}
