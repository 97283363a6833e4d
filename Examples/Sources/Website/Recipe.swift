/// A recipe of the box.
struct Recipe: Sendable {
    let id: String
    let title: String
    let minutes: Int
    let text: String

    static let all = [
        Recipe(
            id: "lentil-soup",
            title: "Lentil soup",
            minutes: 40,
            text: "Fry an onion and two carrots, add a cup of red lentils and a liter of stock, and cook until soft."
        ),
        Recipe(
            id: "flatbread",
            title: "Flatbread",
            minutes: 25,
            text: "Knead 250 g of flour with yoghurt and salt, let it rest, and bake it in a dry pan."
        ),
        Recipe(
            id: "tomato-salad",
            title: "Tomato salad",
            minutes: 10,
            text: "Slice four tomatoes and a red onion, and dress them with oil, vinegar and basil."
        ),
        Recipe(
            id: "apple-crumble",
            title: "Apple crumble",
            minutes: 55,
            text: "Cover six sliced apples with a crumble of flour, butter, oats and sugar, and bake it at 180 °C."
        ),
    ]
}
