import Testing
import TipHTML
import TipUI

@testable import TipUIHTML

@Suite struct ControlMarkupTests {
    let renderer = HTMLRenderer()

    private func markup(_ kind: any ElementContent, _ children: [ElementTree] = []) -> String {
        renderer.markup(of: ElementTree(ElementID(1), Element(kind), children))
    }

    @Test("A button submits a form with its element's id, so that it also works without scripts") func button() {
        let tree = ElementTree(ElementID(2), Element(ButtonContent(look: .close), events: .tap))
        #expect(
            renderer.markup(of: tree)
                == "<button id=\"e2\" class=\"tipui-button tipui-look-close\" data-ev=\"tap\" data-press "
                + "form=\"form\" name=\"tap\" type=\"submit\" value=\"e2\"></button>"
        )
    }

    @Test("A button that contains another button is written as a div, since HTML doesn't allow nested buttons")
    func nestedButtons() {
        let inner = ElementTree(ElementID(4), Element(ButtonContent(), events: .tap))
        let popover = ElementTree(ElementID(3), Element(PopoverContent()), [inner])
        let outer = ElementTree(ElementID(2), Element(ButtonContent(), events: .tap), [popover])
        let html = renderer.markup(of: outer)
        #expect(
            html.hasPrefix("<div id=\"e2\" class=\"tipui-button tipui-look-automatic\" data-ev=\"tap\" data-press ")
        )
        #expect(html.contains("<button id=\"e4\""))
        #expect(html.hasSuffix("</button></div></div>"))
        #expect(html.ranges(of: "<button").count == 1)
    }

    @Test("A toggle is written as a checkbox with the role 'switch', which is checked if the toggle is on")
    func toggle() {
        #expect(
            markup(ToggleContent(isOn: true)).contains(
                "<input id=\"e1-input\" checked class=\"tipui-toggle\" role=\"switch\""
            )
        )
        #expect(!markup(ToggleContent(isOn: false)).contains("checked class"))
    }

    @Test("Without scripts a toggle is a submit button that shows its state and switches to the opposite state")
    func scriptlessToggle() {
        for (isOn, name) in [(true, "off"), (false, "on")] {
            let toggle = markup(ToggleContent(isOn: isOn))
            let button = toggle.firstMatch(of: /<noscript><button ([^>]*)><\/button><\/noscript>/)?.output.1 ?? ""
            #expect(
                button == "id=\"e1-button\" aria-checked=\"\(isOn)\" aria-labelledby=\"e1-label\" "
                    + "class=\"tipui-toggle\" form=\"form\" name=\"\(name)\" role=\"switch\" type=\"submit\" value=\"e1\""
            )
            #expect(toggle.contains("data-slot=\"e1\" id=\"e1-label\""))
        }
    }

    @Test("Fields tell browsers what they expect, and a secret isn't shown") func fields() {
        var traits = TextInputTraits()
        traits.keyboard = .emailAddress
        traits.contentType = .emailAddress
        traits.submitLabel = .join
        traits.capitalization = .never
        traits.isCorrectionDisabled = true
        #expect(
            markup(FieldContent(label: "Email", prompt: "a@b.example", text: "", isSecure: true, traits: traits))
                == "<input id=\"e1\" aria-label=\"Email\" autocapitalize=\"none\" autocomplete=\"email\" "
                + "autocorrect=\"off\" class=\"tipui-field\" enterkeyhint=\"go\" inputmode=\"email\" "
                + "placeholder=\"a@b.example\" spellcheck=\"false\" type=\"password\" value>"
        )
    }

    @Test("The size and the shape of a button with a border are rules for its height, insets and corners")
    func buttons() {
        let content = ButtonContent(look: .borderedProminent, size: .large, shape: .capsule)
        let drawn = renderer.repaint(ElementTree(ElementID(1), Element(content)))
        let declarations = "{min-height:50px;--button-inset:8px 20px;--button-corner:999px}"
        #expect(drawn.rules.map { $0.hasSuffix(declarations) } == [true])
        let plain = ButtonContent(look: .plain, size: .large, shape: .capsule)
        #expect(renderer.repaint(ElementTree(ElementID(1), Element(plain))).rules.isEmpty)
        #expect(markup(ButtonContent(look: .bordered, isOn: true)).contains(" aria-pressed=\"true\""))
    }

    @Test("A list of options has a blank option while none is chosen, and groups for sections") func picker() {
        var content = PickerContent(
            options: [
                PickerContent.Option(title: "A & B", value: "A & B", section: "First"),
                PickerContent.Option(title: "C", value: "C"),
            ]
        )
        let markup = markup(content)
        #expect(
            markup.contains(
                "<option hidden=\"\" selected=\"\" value=\"\"></option><optgroup label=\"First\">"
                    + "<option value=\"A &amp; B\">A &amp; B</option></optgroup><option value=\"C\">C</option></select>"
            )
        )
        #expect(markup.contains("<noscript><button id=\"e1-set\" "))
        content.options[1].isSelected = true
        #expect(!self.markup(content).contains("<option hidden"))
    }

    @Test("A date field refuses years of fewer than four digits, which a person is still typing") func dates() {
        let field = DateFieldContent(format: .date, text: "2026-01-02")
        #expect(markup(field).contains(" max=\"9999-12-31\" min=\"1000-01-01\" name=\"e1\" required=\"required\""))
        let time = DateFieldContent(format: .time, text: "10:00", earliest: "09:00")
        #expect(markup(time).contains(" min=\"09:00\"") && !markup(time).contains(" max="))
    }

    @Test("A slider without steps takes any number in its range") func slider() {
        #expect(
            markup(SliderContent(value: 0.25, lower: 0, upper: 1)).contains(
                " max=\"1.0\" min=\"0.0\" name=\"e1\" step=\"any\" type=\"range\" value=\"0.25\">"
            )
        )
    }

    @Test("In a root with a prefix for ids, a field and its button belong to the root's form") func submission() {
        let renderer = HTMLRenderer(root: RootOptions(idPrefix: "a-"))
        let fields: [any ElementContent] = [
            PickerContent(options: []), SliderContent(value: 0, lower: 0, upper: 1),
            DateFieldContent(format: .date, text: "2026-01-02"),
        ]
        for content in fields {
            let markup = renderer.markup(of: ElementTree(ElementID(1), Element(content)))
            #expect(markup.ranges(of: " form=\"a-form\"").count == 2)
        }
    }

    @Test("The text of a text area keeps a line feed at its start, which HTML parsers would ignore") func area() {
        let area = TextAreaContent(FieldContent(prompt: "Note", text: "\n<b>"))
        #expect(markup(area).hasSuffix(" rows=\"3\">\n\n&lt;b&gt;</textarea>"))
        guard case .update(_, _, let inner)? = renderer.patches(for: .update(ElementID(1), Element(area))).last else {
            Issue.record("no update")
            return
        }
        #expect(inner == "\n&lt;b&gt;")
    }

    @Test("A share link is a link with what the client script shares; a disabled one has no address")
    func shareLinks() {
        func html(_ content: ButtonContent) -> String {
            HTMLRenderer().repaint(ElementTree(ElementID(1), Element(content))).html
        }
        let share = ShareContent(title: "T", text: "a", confirmation: "Copied")
        #expect(
            html(ButtonContent(share: share))
                == "<a id=\"e1\" class=\"tipui-button tipui-look-automatic\" data-copied=\"Copied\" data-text=\"a\" "
                + "data-title=\"T\" href=\"mailto:?subject=T&amp;body=a\" rel=\"noopener\" target=\"_blank\"></a>"
        )
        #expect(
            html(ButtonContent(isDisabled: true, share: share))
                == "<a id=\"e1\" aria-disabled=\"true\" class=\"tipui-button tipui-look-automatic\" role=\"link\"></a>"
        )
    }
}
