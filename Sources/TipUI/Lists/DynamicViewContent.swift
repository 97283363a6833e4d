public import Foundation

/// A view that makes views from a collection, and whose rows in a list can be deleted and moved.
@MainActor @preconcurrency
public protocol DynamicViewContent<Data>: View {
    /// The type of the collection.
    associatedtype Data: Collection

    /// The collection.
    var data: Data { get }
}

extension ForEach: DynamicViewContent where Content: View {}

extension DynamicViewContent {
    /// Lets the person delete rows, with the action "Delete" of each row.
    ///
    /// The action appears like those of `swipeActions(edge:allowsFullSwipe:content:)`, unless the row has such actions
    /// of its own at the trailing edge, and in edit mode by a button at the row's leading edge.
    ///
    /// - Parameter action: Deletes the elements at the given offsets; `nil` if rows can't be deleted now.
    public nonisolated func onDelete(perform action: ((IndexSet) -> Void)?) -> some DynamicViewContent {
        EditedContent(content: self, delete: action, move: nil)
    }

    /// Lets the person move rows in edit mode, with buttons at the trailing edge of each row.
    ///
    /// On Apple platforms the person drags rows; buttons work with touch, mouse, keyboard and screen reader alike.
    ///
    /// - Parameter action: Moves the elements at the given offsets before the element at the second offset, as
    ///   `move(fromOffsets:toOffset:)` of a collection does; `nil` if rows can't be moved now.
    public nonisolated func onMove(perform action: ((IndexSet, Int) -> Void)?) -> some DynamicViewContent {
        EditedContent(content: self, delete: nil, move: action)
    }
}

/// Dynamic content with actions that delete or move its elements.
struct EditedContent<Content: DynamicViewContent> {
    let content: Content
    let delete: ((IndexSet) -> Void)?
    let move: ((IndexSet, Int) -> Void)?
    @State private var edits = RowEdits()

    nonisolated init(content: Content, delete: ((IndexSet) -> Void)?, move: ((IndexSet, Int) -> Void)?) {
        self.content = content
        self.delete = delete
        self.move = move
    }
}

@MainActor
extension EditedContent: UntrackedView, DynamicViewContent {
    var data: Content.Data { content.data }

    func primitive(in environment: EnvironmentValues) -> Primitive {
        let edits = edits
        let outer = environment.rowContext?.edits
        edits.delete = delete ?? outer?.delete
        edits.move = move ?? outer?.move
        return Primitive(
            children: [Primitive.Child(content)],
            transformEnvironment: { $0.rowContext?.edits = edits }
        )
    }
}

/// The actions that edit the elements of dynamic content, and the order of the elements.
///
/// The rows keep the object and look up their offset when they are edited, so that an edit doesn't change all rows.
@MainActor
final class RowEdits {
    var delete: ((IndexSet) -> Void)?
    var move: ((IndexSet, Int) -> Void)?
    var ids: [AnyHashable] = []

    nonisolated init() {}

    /// Returns the place of the element at an offset.
    func place(at offset: Int) -> RowPlace {
        RowPlace(
            edits: self,
            id: ids[offset],
            canDelete: delete != nil,
            canMoveUp: move != nil && offset > 0,
            canMoveDown: move != nil && offset < ids.count - 1
        )
    }
}

/// The place of a row among the elements of dynamic content.
struct RowPlace: Equatable {
    let edits: RowEdits
    let id: AnyHashable
    var canDelete: Bool
    var canMoveUp: Bool
    var canMoveDown: Bool

    /// Deletes the row's element, unless it is gone.
    @MainActor
    func delete() {
        guard let offset = edits.ids.firstIndex(of: id) else { return }
        edits.delete?(IndexSet(integer: offset))
    }

    /// Moves the row's element by one place, unless it is gone or has no place to go.
    @MainActor
    func move(up: Bool) {
        guard let offset = edits.ids.firstIndex(of: id), up ? offset > 0 : offset < edits.ids.count - 1 else { return }
        edits.move?(IndexSet(integer: offset), up ? offset - 1 : offset + 2)
    }

    static func == (left: RowPlace, right: RowPlace) -> Bool {
        left.edits === right.edits && left.id == right.id && left.canDelete == right.canDelete
            && left.canMoveUp == right.canMoveUp && left.canMoveDown == right.canMoveDown
    }
}

extension ForEach where Content: View {
    /// Returns the children with their places, so that the rows that they become can be edited.
    @MainActor
    func placed(_ children: [Primitive.Child], by edits: RowEdits) -> [Primitive.Child] {
        edits.ids = children.compactMap(\.key)
        return children.enumerated().map { offset, child in
            let place = edits.place(at: offset)
            func open(_ view: some View) -> any View {
                EnvironmentModifier(content: view) { environment in
                    environment.rowContext?.place = place
                    environment.rowContext?.edits = nil
                }
            }
            return Primitive.Child(open(child.view), key: child.key)
        }
    }
}

extension View {
    /// Sets whether the view's list rows can't be deleted, although their `ForEach` has `onDelete(perform:)`.
    public nonisolated func deleteDisabled(_ isDisabled: Bool) -> some View {
        RowSetting(
            content: self,
            changeContext: { context, _ in if isDisabled { context.isDeleteDisabled = true } },
            changePreferences: { _, _ in }
        )
    }

    /// Sets whether the view's list rows can't be moved, although their `ForEach` has `onMove(perform:)`.
    public nonisolated func moveDisabled(_ isDisabled: Bool) -> some View {
        RowSetting(
            content: self,
            changeContext: { context, _ in if isDisabled { context.isMoveDisabled = true } },
            changePreferences: { _, _ in }
        )
    }
}
