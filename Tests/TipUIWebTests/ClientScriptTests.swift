import Testing
import TipUIWeb

@Suite
struct ClientScriptTests {
    @Test(
        "Spaces, line breaks and semicolons go where they tell nothing apart; strings and templates keep theirs.",
        arguments: [
            ("const a = b ? [c, d] : { e };", "const a=b?[c,d]:{e};"),
            ("return typeof x === \"a  b\"", "return typeof x===\"a  b\""),
            ("say(`a ${ b } c`, 'it\\'s  so' );", "say(`a ${ b } c`,'it\\'s  so');"),
            ("x = a + +b - -c + d++ + e", "x=a+ +b- -c+d++ +e"),
            ("  // why\n\n  if (x) return;\n  // else\n", "if(x)return;"),
            ("const f = () => {\n  a(\n    b,\n    c);\n}\nd", "const f=()=>{a(b,c)}\nd"),
            ("for (const tag of all($)) tag.#x in y;", "for(const tag of all($))tag.#x in y;"),
        ]
    )
    func squeezing(script: String, served: String) {
        #expect(ClientScript.squeezed(script) == served)
    }

    @Test("The script is served under 12 KB.")
    func served() {
        #expect(ClientScript.text.utf8.count < 12_288)
        #expect(ClientScript.text.contains("new EventSource("))
    }
}
