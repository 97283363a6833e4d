import SwiftUI

struct NotificationsSection: View {
    @Binding var notifications: Bool
    @Binding var reminders: Int
    @Binding var sounds: Bool

    @State private var showsQuietHours = false
    @State private var quietFrom = Self.time(hour: 22)
    @State private var quietUntil = Self.time(hour: 7)

    var body: some View {
        Section {
            Toggle("Allow Notifications", isOn: $notifications.animation())

            if notifications {
                Stepper(value: $reminders, in: 1...12) {
                    Text("\(reminders) reminders a day")
                }
                Toggle("Sounds", isOn: $sounds)

                DisclosureGroup("Quiet Hours", isExpanded: $showsQuietHours) {
                    DatePicker("From", selection: $quietFrom, displayedComponents: .hourAndMinute)
                    DatePicker("Until", selection: $quietUntil, displayedComponents: .hourAndMinute)
                }
            }
        } header: {
            Text("Notifications")
        } footer: {
            Text("No reminders are sent during quiet hours.")
        }
    }

    private static func time(hour: Int) -> Date {
        Calendar.current.date(bySettingHour: hour, minute: 0, second: 0, of: .now) ?? .now
    }
}

#Preview {
    @Previewable @State var notifications = true
    @Previewable @State var reminders = 1
    @Previewable @State var sounds = true

    Form {
        NotificationsSection(
            notifications: $notifications,
            reminders: $reminders,
            sounds: $sounds
        )
    }
}
