import SwiftUI
import TipKit

/// A bold banner in place of TipKit's own look.
struct BannerTipStyle: TipViewStyle {
    var color = Color.indigo

    func makeBody(configuration: TipViewStyle.Configuration) -> some View {
        HStack(alignment: .top, spacing: 12) {
            configuration.image?
                .resizable()
                .scaledToFit()
                .frame(width: 36, height: 36)
                .foregroundStyle(.white)

            VStack(alignment: .leading, spacing: 6) {
                configuration.title?
                    .font(.headline)
                configuration.message?
                    .font(.subheadline)
                    .opacity(0.9)

                ForEach(configuration.actions) { action in
                    Button(action: action.handler) {
                        action.label()
                            .font(.subheadline.bold())
                            .foregroundStyle(color)
                            .padding(.horizontal, 14)
                            .padding(.vertical, 7)
                            .background(.white, in: Capsule())
                    }
                    .buttonStyle(.plain)
                    .padding(.top, 4)
                }
            }
            .frame(maxWidth: .infinity, alignment: .leading)

            Button {
                configuration.tip.invalidate(reason: .tipClosed)
            } label: {
                Image(systemName: "xmark")
                    .font(.footnote.bold())
                    .padding(6)
            }
            .buttonStyle(.plain)
            .accessibilityLabel("Close tip")
        }
        .foregroundStyle(.white)
        .padding()
        .background(color.gradient, in: RoundedRectangle(cornerRadius: 16))
    }
}
