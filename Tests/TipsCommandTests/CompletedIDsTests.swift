import Testing

@testable import TipsCommand

#if Tools
    import ArgumentParser

    @Suite struct CompletedIDsTests {
        private static let ids = ["share:menu", "share:link", "it's", "plain"]

        @Test(
            "In bash, which splits words at colons, the rest of an id is offered",
            arguments: [
                (["tool", "show", "sh"], ["share:menu", "share:link", #"it\'s"#, "plain"]),
                (["tool", "show", "share", ":"], ["menu", "link"]),
                (["tool", "show", "share", ":", "me"], ["menu", "link"]),
                (["tool", "show", "other", ":", "me"], []),
            ]
        )
        func bash(words: [String], offered: [String]) {
            let ids = CompletedIDs(shell: .bash, words: words, index: words.count - 1)
            #expect(ids.candidates(Self.ids) == offered)
        }

        @Test("In bash, an id with quotes or a dollar sign is offered as it is") func quotes() {
            let ids = CompletedIDs(shell: .bash, words: ["tool", ""], index: 1)
            #expect(ids.candidates([#"a"b$c`d\e"#]) == [#"a\"b\$c\`d\\e"#])
        }

        @Test("In zsh, a colon in an id begins no description; in fish ids are as they are") func others() {
            #expect(
                CompletedIDs(shell: .zsh).candidates(Self.ids) == [#"share\:menu"#, #"share\:link"#, "it's", "plain"]
            )
            #expect(CompletedIDs(shell: .fish).candidates(Self.ids) == Self.ids)
            #expect(CompletedIDs(shell: nil).candidates(Self.ids) == Self.ids)
        }
    }
#else
    @Test("The tests of the command of tips are skipped, because the package has no trait Tools") func skipped() {}
#endif
