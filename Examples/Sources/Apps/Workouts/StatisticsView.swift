import SwiftUI

struct StatisticsView: View {
    enum Metric: String, CaseIterable, Identifiable {
        case minutes = "Minutes"
        case calories = "Calories"

        var id: Self { self }
    }

    @EnvironmentObject private var log: WorkoutLog
    @State private var metric = Metric.minutes

    private let columns = [
        GridItem(.flexible(), spacing: 12),
        GridItem(.flexible(), spacing: 12),
    ]

    var body: some View {
        NavigationStack {
            ScrollView {
                VStack(spacing: 16) {
                    chart
                    cards
                }
                .padding()
            }
            .background(Color(.systemGroupedBackground))
            .navigationTitle("Statistics")
        }
    }

    private var chart: some View {
        let days = log.lastSevenDays
        let highest = max(days.map { value(of: $0) }.max() ?? 0, 1)

        return VStack(alignment: .leading, spacing: 16) {
            Text("Last 7 Days")
                .font(.headline)

            Picker("Metric", selection: $metric.animation(.snappy)) {
                ForEach(Metric.allCases) { metric in
                    Text(metric.rawValue).tag(metric)
                }
            }
            .pickerStyle(.segmented)

            HStack(alignment: .bottom, spacing: 10) {
                ForEach(days) { day in
                    let share = CGFloat(value(of: day)) / CGFloat(highest)
                    let isToday = Calendar.current.isDateInToday(day.date)

                    VStack(spacing: 6) {
                        Text(value(of: day), format: .number)
                            .font(.caption2)
                            .foregroundStyle(.secondary)
                        UnevenRoundedRectangle(topLeadingRadius: 6, topTrailingRadius: 6)
                            .fill((isToday ? Color.indigo : Color.indigo.opacity(0.4)).gradient)
                            .frame(height: max(share * 130, 3))
                        Text(day.date, format: .dateTime.weekday(.abbreviated))
                            .font(.caption2)
                            .fontWeight(isToday ? .bold : .regular)
                    }
                    .frame(maxWidth: .infinity)
                    .accessibilityElement(children: .combine)
                }
            }
            .frame(height: 180, alignment: .bottom)
        }
        .padding()
        .background(Color(.secondarySystemGroupedBackground), in: RoundedRectangle(cornerRadius: 16))
    }

    private var cards: some View {
        let minutes = log.workouts.map(\.minutes)

        return LazyVGrid(columns: columns, spacing: 12) {
            StatCard(
                title: "Workouts",
                value: minutes.count,
                unit: "in total",
                symbol: "figure.mixed.cardio",
                color: .indigo
            )
            StatCard(
                title: "Time",
                value: minutes.reduce(0, +),
                unit: "minutes",
                symbol: "stopwatch.fill",
                color: .orange
            )
            StatCard(
                title: "Energy",
                value: log.workouts.map(\.calories).reduce(0, +),
                unit: "calories",
                symbol: "flame.fill",
                color: .red
            )
            StatCard(title: "Longest", value: minutes.max() ?? 0, unit: "minutes", symbol: "trophy.fill", color: .green)
        }
    }

    private func value(of day: DaySummary) -> Int {
        metric == .minutes ? day.minutes : day.calories
    }
}

struct StatCard: View {
    let title: String
    let value: Int
    let unit: String
    let symbol: String
    let color: Color

    var body: some View {
        VStack(alignment: .leading, spacing: 8) {
            Label(title, systemImage: symbol)
                .font(.subheadline.weight(.semibold))
                .foregroundStyle(color)
            Text(value, format: .number)
                .font(.system(.largeTitle, design: .rounded, weight: .bold))
                .contentTransition(.numericText())
            Text(unit)
                .font(.caption)
                .foregroundStyle(.secondary)
        }
        .frame(maxWidth: .infinity, alignment: .leading)
        .padding()
        .background(Color(.secondarySystemGroupedBackground), in: RoundedRectangle(cornerRadius: 16))
        .accessibilityElement(children: .combine)
    }
}

#Preview {
    StatisticsView()
        .environmentObject(WorkoutLog())
}
