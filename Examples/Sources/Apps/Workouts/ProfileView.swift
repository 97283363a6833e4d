import SwiftUI
import TipKit

struct ProfileView: View {
    @EnvironmentObject private var log: WorkoutLog

    @AppStorage("name") private var name = "Robin Keller"
    @AppStorage("weeklyGoal") private var weeklyGoal = 8
    @AppStorage("favoriteKind") private var favoriteKind = WorkoutKind.run
    @AppStorage("showsGoal") private var showsGoal = true

    private let goalTip = GoalTip()

    private var workoutsThisWeek: Int {
        guard let weekAgo = Calendar.current.date(byAdding: .day, value: -7, to: .now) else { return 0 }
        return log.workouts.filter { $0.date > weekAgo }.count
    }

    private var progress: Double {
        min(Double(workoutsThisWeek) / Double(weeklyGoal), 1)
    }

    var body: some View {
        NavigationStack {
            Form {
                Section {
                    HStack(spacing: 16) {
                        Image(systemName: favoriteKind.symbol)
                            .font(.largeTitle)
                            .foregroundStyle(.white)
                            .frame(width: 72, height: 72)
                            .background(favoriteKind.color.gradient, in: Circle())
                            .accessibilityHidden(true)

                        VStack(alignment: .leading, spacing: 4) {
                            Text(name.isEmpty ? "No Name" : name)
                                .font(.title2.bold())
                            Text("\(log.workouts.count) workouts logged")
                                .foregroundStyle(.secondary)
                        }
                    }
                    .padding(.vertical, 6)
                }

                Section("About You") {
                    TextField("Name", text: $name)
                        .textContentType(.name)
                    Picker("Favorite Sport", selection: $favoriteKind) {
                        ForEach(WorkoutKind.allCases) { kind in
                            Text(kind.rawValue).tag(kind)
                        }
                    }
                }

                Section("Weekly Goal") {
                    Toggle("Show Progress", isOn: $showsGoal.animation())
                    Stepper("\(weeklyGoal) workouts", value: $weeklyGoal, in: 1...14)
                        .popoverTip(goalTip)
                        .onChange(of: weeklyGoal) {
                            goalTip.invalidate(reason: .actionPerformed)
                        }
                    if showsGoal {
                        goalRing
                    }
                }
            }
            .navigationTitle("Profile")
        }
    }

    private var goalRing: some View {
        ZStack {
            Circle()
                .stroke(Color.indigo.opacity(0.15), lineWidth: 14)
            Circle()
                .trim(from: 0, to: progress)
                .stroke(Color.indigo, style: StrokeStyle(lineWidth: 14, lineCap: .round))
                .rotationEffect(.degrees(-90))
            VStack {
                Text("\(workoutsThisWeek) of \(weeklyGoal)")
                    .font(.title2.bold())
                Text("this week")
                    .font(.subheadline)
                    .foregroundStyle(.secondary)
            }
        }
        .frame(width: 150, height: 150)
        .frame(maxWidth: .infinity)
        .padding(.vertical, 12)
        .animation(.default, value: progress)
        .accessibilityElement(children: .combine)
    }
}

#Preview {
    ProfileView()
        .environmentObject(WorkoutLog())
}
