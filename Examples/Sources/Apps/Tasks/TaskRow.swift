import SwiftUI

struct TaskRow: View {
    let item: TodoItem
    let onToggle: () -> Void

    var body: some View {
        HStack(spacing: 12) {
            Button(action: onToggle) {
                Image(systemName: item.isDone ? "checkmark.circle.fill" : "circle")
                    .font(.title2)
                    .foregroundStyle(item.isDone ? Color.green : Color.secondary)
                    .contentTransition(.symbolEffect(.replace))
            }
            .buttonStyle(.plain)
            .accessibilityLabel(item.isDone ? "Reopen \(item.title)" : "Check off \(item.title)")

            VStack(alignment: .leading, spacing: 3) {
                Text(item.title)
                    .strikethrough(item.isDone)
                    .foregroundStyle(item.isDone ? .secondary : .primary)
                    .lineLimit(2)

                if let dueText = item.dueText {
                    Label(dueText, systemImage: "calendar")
                        .font(.caption)
                        .foregroundStyle(item.isOverdue ? Color.red : Color.secondary)
                }
            }

            Spacer(minLength: 8)

            Text(item.priority.title)
                .font(.caption2.weight(.semibold))
                .foregroundStyle(item.priority.color)
                .padding(.horizontal, 8)
                .padding(.vertical, 4)
                .background(item.priority.color.opacity(0.15), in: Capsule())
                .accessibilityLabel("\(item.priority.title) priority")
        }
        .padding(.vertical, 2)
    }
}

#Preview {
    List(TodoItem.samples) { item in
        TaskRow(item: item) {}
    }
}
