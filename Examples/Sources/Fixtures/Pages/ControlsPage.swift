import SwiftUI

/// A form with a control of each kind, and the values that they set.
struct ControlsPage: View {
    @State private var fruit = "Pear"
    @State private var size = 1
    @State private var color = "Red"
    @State private var sound = false
    @State private var name = ""
    @State private var secret = ""
    @State private var note = ""
    @State private var amount = 2.5
    @State private var level = 2.0
    @State private var count = 1
    @State private var edits = 0
    @State private var day = Date(timeIntervalSince1970: 1_709_164_800)

    var body: some View {
        NavigationStack {
            Form {
                Section("Choices") {
                    Picker("Fruit", selection: $fruit) {
                        ForEach(["Apple", "Pear", "Plum"], id: \.self) { Text($0) }
                    }
                    .accessibilityIdentifier("fruit")
                    Picker("Size", selection: $size) {
                        Text("S").tag(0)
                        Text("M").tag(1)
                        Text("L").tag(2)
                    }
                    .pickerStyle(.segmented)
                    .accessibilityIdentifier("size")
                    Picker("Color", selection: $color) {
                        ForEach(["Red", "Blue"], id: \.self) { Text($0).accessibilityIdentifier($0) }
                    }
                    .pickerStyle(.inline)
                    Toggle("Sound", isOn: $sound).toggleStyle(.button).accessibilityIdentifier("sound")
                }
                Section("Texts") {
                    TextField("Name", text: $name).textContentType(.name).submitLabel(.done)
                        .accessibilityIdentifier("name")
                    SecureField("Secret", text: $secret).accessibilityIdentifier("secret")
                    TextField("Note", text: $note, axis: .vertical).accessibilityIdentifier("note")
                    TextField("Amount", value: $amount, format: .number).accessibilityIdentifier("amount")
                }
                Section("Values") {
                    Slider(value: $level, in: 0...4, step: 1) {
                        Text("Level")
                    } onEditingChanged: {
                        if !$0 { edits += 1 }
                    }
                    .accessibilityIdentifier("level")
                    Stepper("Count", value: $count, in: 0...2).accessibilityIdentifier("count")
                    DatePicker("Day", selection: $day, displayedComponents: .date).accessibilityIdentifier("day")
                }
                Section("Sharing") {
                    ShareLink(item: "Noted", subject: Text("A note")).accessibilityIdentifier("share")
                }
                Section("Results") {
                    Text("\(fruit) \(size) \(color) \(String(sound))").accessibilityIdentifier("choices")
                    Text("\(name.count) \(secret.count) \(note.count) \(String(amount))")
                        .accessibilityIdentifier("texts")
                    Text("\(String(level)) \(count) \(edits) \(String(Int(day.timeIntervalSince1970)))")
                        .accessibilityIdentifier("values")
                }
            }
            .environment(\.timeZone, TimeZone(identifier: "UTC") ?? .current)
            .environment(\.locale, Locale(identifier: "en_US"))
        }
    }
}
