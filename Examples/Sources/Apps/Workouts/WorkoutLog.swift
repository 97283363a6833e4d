import SwiftUI

enum WorkoutKind: String, CaseIterable, Identifiable {
    case run = "Run"
    case ride = "Ride"
    case swim = "Swim"
    case strength = "Strength"
    case yoga = "Yoga"

    var id: Self { self }

    var symbol: String {
        switch self {
        case .run: "figure.run"
        case .ride: "figure.outdoor.cycle"
        case .swim: "figure.pool.swim"
        case .strength: "dumbbell.fill"
        case .yoga: "figure.yoga"
        }
    }

    var color: Color {
        switch self {
        case .run: .orange
        case .ride: .green
        case .swim: .cyan
        case .strength: .red
        case .yoga: .purple
        }
    }

    var caloriesPerMinute: Int {
        switch self {
        case .run: 11
        case .ride: 8
        case .swim: 9
        case .strength: 6
        case .yoga: 4
        }
    }
}

struct Workout: Identifiable, Hashable {
    let id = UUID()
    var name: String
    var kind: WorkoutKind
    var minutes: Int
    var date: Date

    var calories: Int { minutes * kind.caloriesPerMinute }
}

struct DaySummary: Identifiable {
    let date: Date
    let minutes: Int
    let calories: Int

    var id: Date { date }
}

@MainActor
final class WorkoutLog: ObservableObject {
    @Published var workouts: [Workout]

    init() {
        func entry(_ name: String, _ kind: WorkoutKind, _ minutes: Int, daysAgo: Int) -> Workout {
            let date = Calendar.current.date(byAdding: .day, value: -daysAgo, to: .now) ?? .now
            return Workout(name: name, kind: kind, minutes: minutes, date: date)
        }
        workouts = [
            entry("Morning Run", .run, 35, daysAgo: 0),
            entry("Evening Stretch", .yoga, 20, daysAgo: 0),
            entry("Lake Loop", .ride, 60, daysAgo: 1),
            entry("Upper Body", .strength, 40, daysAgo: 3),
            entry("Forty Lengths", .swim, 45, daysAgo: 4),
            entry("Park Intervals", .run, 28, daysAgo: 6),
        ]
    }

    /// One summary for each of the last seven days, today last.
    var lastSevenDays: [DaySummary] {
        let calendar = Calendar.current
        let today = calendar.startOfDay(for: .now)
        return (0..<7).reversed().compactMap { daysAgo in
            guard let day = calendar.date(byAdding: .day, value: -daysAgo, to: today) else { return nil }
            let entries = workouts.filter { calendar.isDate($0.date, inSameDayAs: day) }
            return DaySummary(
                date: day,
                minutes: entries.map(\.minutes).reduce(0, +),
                calories: entries.map(\.calories).reduce(0, +)
            )
        }
    }

    /// The workouts by day, the newest day first.
    var days: [(date: Date, workouts: [Workout])] {
        Dictionary(grouping: workouts) { Calendar.current.startOfDay(for: $0.date) }
            .sorted { $0.key > $1.key }
            .map { (date: $0.key, workouts: $0.value) }
    }

    func add(_ kind: WorkoutKind) {
        let workout = Workout(name: "Quick \(kind.rawValue)", kind: kind, minutes: 30, date: .now)
        workouts.insert(workout, at: 0)
    }

    func rename(_ workout: Workout, to name: String) {
        guard let index = workouts.firstIndex(where: { $0.id == workout.id }) else { return }
        workouts[index].name = name
    }

    func delete(_ workout: Workout) {
        workouts.removeAll { $0.id == workout.id }
    }
}
