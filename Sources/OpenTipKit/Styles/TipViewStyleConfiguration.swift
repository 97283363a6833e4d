public import TipKitEngine
public import TipUI

/// What a style makes a tip's view of.
///
/// Prefer its properties over the tip's own: the actions here also run the closure of the `TipView`.
public struct TipViewStyleConfiguration {
    /// The tip itself, for instance to invalidate it.
    public let tip: any Tip

    let action: @MainActor @Sendable (Tips.Action) -> Void
    let presenter: TipPresenter

    /// What assistive technology calls the tip's card: the letters of its title; `nil` for a title without any.
    @MainActor var name: String? {
        let letters = title?.plain ?? ""
        return letters.allSatisfy(\.isWhitespace) ? nil : letters
    }

    /// Retires the tip since a person pressed its close button.
    @MainActor func close() {
        presenter.close(.closeButton)
    }

    /// The tip's title.
    @MainActor @preconcurrency public var title: Text? { tip.title }

    /// The tip's message.
    @MainActor @preconcurrency public var message: Text? { tip.message }

    /// The tip's image.
    @MainActor @preconcurrency public var image: Image? { tip.image }

    /// The tip's actions; a handler runs the action's own and then the view's closure.
    @MainActor @preconcurrency public var actions: [Tips.Action] {
        let id = tip.id
        return Tips.ActionBuilder.buildFinalResult(tip.actions).map { [action] pressed in
            pressed.alsoPerforming { pressed in
                TipCenter.current.emit(.action(id: pressed.id), of: id)
                action(pressed)
            }
        }
    }
}
