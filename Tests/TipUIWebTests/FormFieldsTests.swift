import Foundation
import Testing
import TipHTTP

@Suite struct FormFieldsTests {
    @Test(
        "A form's fields are read as the URL Standard says",
        arguments: [
            ("a=1&b=2", ["a": "1", "b": "2"]),
            ("a=1+2&b=%2B%26%3D", ["a": "1 2", "b": "+&="]),
            // The standard calls none of these an error.
            ("", [:]),
            ("&&a&=1&b==&", ["a": "", "": "1", "b": "="]),
            ("a=%&b=%2&c=%zz&d=%+f&e=100%25", ["a": "%", "b": "%2", "c": "%zz", "d": "% f", "e": "100%"]),
            ("a=%F0%9F%98%80&b=%FF&%C3%A4[]=x", ["a": "😀", "b": "\u{FFFD}", "ä[]": "x"]),
            ("a=1&a=2", ["a": "1"]),
            ("action:%3Cb%3E=%0D%0A", ["action:<b>": "\r\n"]),
        ]
    )
    func fields(body: String, expected: [String: String]) {
        let fields = FormFields(body)
        for (name, value) in expected { #expect(fields[name] == value) }
        #expect(fields["c"] == expected["c"] && fields["other"] == nil)
    }

    @Test("Whatever a browser encodes is decoded to the same text") func decodes() throws {
        for text in ["Später & früher", "1+1=2", "a b\nc", "日本語", "%41", "e\u{301}"] {
            var encoding = URLComponents()
            encoding.queryItems = [URLQueryItem(name: text, value: text)]
            let body = try #require(encoding.percentEncodedQuery).replacingOccurrences(of: "+", with: "%2B")
            #expect(FormFields(body)[text]?.unicodeScalars.elementsEqual(text.unicodeScalars) == true, "\(body)")
        }
    }
}
