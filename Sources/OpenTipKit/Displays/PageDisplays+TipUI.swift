import TipKitCore
import TipUI

extension PageDisplays: PageCoordinator {}

extension DisplayRequest: PageRequest {
    package typealias Coordinator = PageDisplays
}

extension TipPresenter {
    /// Creates a view's request to its page.
    func request(
        _ tip: (any Tip)?,
        binding: Binding<Bool>?,
        visibility: ViewVisibility.State,
        isInline: Bool
    ) -> DisplayRequest {
        request(
            tip,
            isPresented: binding.map { binding in
                Presented(binding.wrappedValue) { binding.wrappedValue = $0 }
            },
            visibility: visibility,
            isInline: isInline
        )
    }
}
