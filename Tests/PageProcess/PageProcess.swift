#if Web
    import Foundation
    import HTTPTypes
    import NIOCore
    import TipKitCore
    import TipPagesCore

    /// A server of pages that answers its own requests, so that a test can kill it between two answers.
    @main
    enum PageProcess {
        /// For each line of the input, donates as a page does, and prints whether it was answered: `answered 7` or `kept 8`.
        ///
        /// The arguments are the folder of the datastore, the person and the page's name.
        static func main() async throws {
            let words = CommandLine.arguments
            guard words.count == 4 else {
                print("usage: PageProcess FOLDER PERSON PAGE")
                exit(64)
            }
            let people = try TipPeople(directory: URL(fileURLWithPath: words[1], isDirectory: true))
            let tips = TipPages(people: people)
            tips.accept(Tips.Event<Tips.EmptyDonation>(id: "read"))
            var number = 0
            while readLine() != nil {
                number += 1
                let message = ["id": "\(words[3])-\(number)", "kind": "donate", "event": "read"]
                let isAnswered = try await tell(message, to: tips, as: words[2])
                let line = "\(isAnswered ? "answered" : "kept") \(number)\n"
                FileHandle.standardOutput.write(Data(line.utf8))
            }
        }

        private static func tell(_ message: [String: String], to tips: TipPages, as person: String) async throws -> Bool
        {
            let post: [String: Any] = ["tips": [], "messages": [message]]
            let body = ByteBuffer(bytes: try JSONSerialization.data(withJSONObject: post))
            let head = HTTPRequest(method: .post, scheme: "http", authority: "localhost", path: "/tips/tell")
            let answer = await tips.answer(head, body: body, person: person)
            guard case .whole(let page) = answer.body else { return false }
            return String(buffer: page).contains("<tip-said data-id=\"\(message["id"] ?? "")\">")
        }
    }
#else
    @main
    enum PageProcess {
        static func main() { print("PageProcess needs the trait Web.") }
    }
#endif
