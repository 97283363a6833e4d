#if Web
    import HTTPTypes
    import Testing
    import TipHTTP

    @Suite struct CookieTests {
        @Test(
            "A cookie is found by its whole name, whatever is around it",
            arguments: [
                ("id=1", "1"), ("a=2; id=1;b=3", "1"), ("  id \t=  1  ", "1"), ("xid=2; id2=3; ID=4; id=1", "1"),
                ("id=1; id=2", "1"), ("id=a=b==", "a=b=="), ("id=", ""), ("id", nil), ("", nil), ("; ;=; id", nil),
                ("a=\"id=1\"", nil), ("a=id=1", nil),
            ] as [(String, String?)]
        )
        func finds(header: String, value: String?) {
            #expect(([.cookie: header] as HTTPFields).cookie("id") == value)
        }

        @Test("Cookies in several headers, as HTTP/2 sends them, are all found") func several() {
            var headers: HTTPFields = [.cookie: "a=1"]
            headers.append(HTTPField(name: .cookie, value: "b=2"))
            #expect(headers.cookie("a") == "1" && headers.cookie("b") == "2" && headers.cookie("c") == nil)
        }

        @Test("A cookie is kept from scripts, and from HTTP if its page came by HTTPS") func set() {
            var headers: HTTPFields = [.setCookie: "other=1"]
            headers.setCookie("id", "1", path: "/", sameSite: "Strict", answering: [:])
            headers.setCookie("id", "2", path: "/a", maximumAge: 60, sameSite: "Lax", answering: [.origin: "https://b"])
            #expect(
                headers[values: .setCookie] == [
                    "other=1", "id=1; Path=/; HttpOnly; SameSite=Strict",
                    "id=2; Max-Age=60; Path=/a; Secure; HttpOnly; SameSite=Lax",
                ]
            )
        }
    }
#endif
