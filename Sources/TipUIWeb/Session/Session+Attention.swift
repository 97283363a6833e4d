import TipUI

// What has the person's attention: while they type or drag, views begin nothing new.
extension Session {
    /// Notes from an event whether the person types or drags; the views are told by the next flush.
    func noteAttention(_ event: ElementEvent, on element: Element) {
        // Without a script a form is posted once the person has filled it in.
        if isUnconnected { return }
        switch event.kind {
        case .change where element.content.isChangedGradually: beBusy(for: limits.typingPause)
        case .drag where event.drag?.phase == .moved: beBusy(for: limits.longestDrag)
        case .drag: endBusy()
        default: return
        }
    }

    private func beBusy(for pause: Duration) {
        graph?.setBusy(true)
        busy?.cancel()
        busy = Task { [weak self] in
            do { try await Task.sleep(for: pause) } catch { return }
            self?.endBusy()
        }
    }

    private func endBusy() {
        busy?.cancel()
        busy = nil
        graph?.setBusy(false)
    }
}

extension ElementContent {
    /// Whether a person changes the element's value step by step, by typing or sliding.
    fileprivate var isChangedGradually: Bool {
        self is FieldContent || self is TextAreaContent || self is SliderContent
    }
}
