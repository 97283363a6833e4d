import SwiftUI
import TipKit

struct LogView: View {
    @EnvironmentObject private var log: WorkoutLog
    @Binding var selection: AppTab

    @State private var selectedWorkout: Workout?
    @State private var isDeleting = false
    @State private var isRenaming = false
    @State private var newName = ""

    private let logTip = LogTip()
    private let streakTip = StreakTip()

    var body: some View {
        NavigationStack {
            List {
                TipView(logTip)
                    .tipViewStyle(BannerTipStyle())
                    .bannerRow()

                // tips-lint: allow tips-without-group
                TipView(streakTip) { _ in
                    streakTip.invalidate(reason: .actionPerformed)
                    selection = .statistics
                }
                .tipViewStyle(BannerTipStyle(color: .orange))
                .bannerRow()

                ForEach(log.days, id: \.date) { day in
                    Section(title(for: day.date)) {
                        ForEach(day.workouts) { workout in
                            row(for: workout)
                        }
                    }
                }
            }
            .navigationTitle("Workouts")
            .toolbar {
                Menu {
                    ForEach(WorkoutKind.allCases) { kind in
                        Button(kind.rawValue, systemImage: kind.symbol) {
                            add(kind)
                        }
                    }
                } label: {
                    Label("Log Workout", systemImage: "plus.circle.fill")
                }
            }
            .confirmationDialog(
                "Delete this workout?",
                isPresented: $isDeleting,
                titleVisibility: .visible,
                presenting: selectedWorkout
            ) { workout in
                Button("Delete “\(workout.name)”", role: .destructive) {
                    withAnimation { log.delete(workout) }
                }
                Button("Cancel", role: .cancel) {}
            } message: { workout in
                Text("\(workout.minutes) minutes will be missing from your statistics.")
            }
            .alert("Rename Workout", isPresented: $isRenaming, presenting: selectedWorkout) { workout in
                TextField("Name", text: $newName)
                Button("Cancel", role: .cancel) {}
                Button("Save") {
                    log.rename(workout, to: newName)
                }
                .disabled(newName.isEmpty)
            } message: { _ in
                Text("Choose a name that you will recognize.")
            }
        }
    }

    private func row(for workout: Workout) -> some View {
        WorkoutRow(workout: workout)
            .swipeActions {
                Button("Delete", systemImage: "trash") {
                    selectedWorkout = workout
                    isDeleting = true
                }
                .tint(.red)

                Button("Rename", systemImage: "pencil") {
                    selectedWorkout = workout
                    newName = workout.name
                    isRenaming = true
                }
                .tint(.blue)
            }
    }

    private func title(for date: Date) -> String {
        if Calendar.current.isDateInToday(date) { return "Today" }
        if Calendar.current.isDateInYesterday(date) { return "Yesterday" }
        return date.formatted(.dateTime.weekday(.wide).day().month(.wide))
    }

    private func add(_ kind: WorkoutKind) {
        withAnimation { log.add(kind) }
        logTip.invalidate(reason: .actionPerformed)
        Task { await StreakTip.workoutLogged.donate() }
    }
}

private extension View {
    func bannerRow() -> some View {
        listRowInsets(EdgeInsets())
            .listRowBackground(Color.clear)
            .listRowSeparator(.hidden)
    }
}

struct WorkoutRow: View {
    let workout: Workout

    var body: some View {
        HStack(spacing: 14) {
            Image(systemName: workout.kind.symbol)
                .font(.title3)
                .foregroundStyle(.white)
                .frame(width: 42, height: 42)
                .background(workout.kind.color.gradient, in: Circle())

            VStack(alignment: .leading, spacing: 2) {
                Text(workout.name)
                    .font(.headline)
                Text(workout.kind.rawValue)
                    .font(.subheadline)
                    .foregroundStyle(.secondary)
            }

            Spacer()

            Text("\(workout.minutes) min")
                .font(.title3.weight(.semibold))
                .monospacedDigit()
                .foregroundStyle(workout.kind.color)
        }
        .accessibilityElement(children: .combine)
    }
}

#Preview {
    LogView(selection: .constant(.log))
        .environmentObject(WorkoutLog())
}
