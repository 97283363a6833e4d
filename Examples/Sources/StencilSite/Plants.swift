import Foundation
import Hummingbird
import Stencil
import TipPages

// tips-lint: allow immediate-without-rules, since visitors come to look plants up
struct WaterTip: Tip {
    var title: Text { Text("Water them all") }
    var message: Text? { Text("One press notes today's date for each plant.") }
}

struct SortTip: Tip {
    static let opened = Event(id: "plants-opened")

    var title: Text { Text("Sort by thirst") }
    var rules: [Rule] { Rule(Self.opened) { $0.donations.count >= 2 } }
}

/// The page of plants; its visitors have no accounts, so a cookie tells them apart.
struct Plants {
    private let people: TipPeople
    private let tips: TipPages

    init(store: URL) throws {
        people = try TipPeople(directory: store, [.displayFrequency(.immediate)])
        tips = TipPages(people: people, visitors: .haveCookie)
        tips.add(WaterTip(), SortTip())
    }

    func router() -> Router<BasicRequestContext> {
        let router = Router()
        router.addRoutes(tips.routes { _, _ in nil }, atPath: "/tips")
        router.get("/", use: list)
        return router
    }

    private func list(_ request: Request, _ context: BasicRequestContext) async throws -> Response {
        let person = tips.visitor(request.headers)
        if let person { try await people.center(for: person).run { SortTip.opened.donate() } }
        let html = await tips.html(
            for: [.view(SortTip()), .popover(WaterTip(), anchor: "water")],
            person: person,
            request: request.head
        )
        let page = try Self.templates.renderTemplate(
            name: "plants.stencil",
            context: [
                "tips": tips.head, "sortTip": html[0], "waterTip": html[1], "plants": ["Fern", "Fig & ivy", "Aloe"],
            ]
        )
        return Response(
            status: .ok,
            headers: [.contentType: "text/html; charset=utf-8", .cacheControl: "no-store"],
            body: ResponseBody(byteBuffer: ByteBuffer(string: page))
        )
    }

    /// The templates, with the filter that Stencil lacks: it inserts each value as it is.
    private static var templates: Stencil.Environment {
        let extensions = Extension()
        extensions.registerFilter("escape") { value in
            (value as? String)?.replacingOccurrences(of: "&", with: "&amp;").replacingOccurrences(of: "<", with: "&lt;")
        }
        let loader = FileSystemLoader(bundle: [Bundle.module])
        return Stencil.Environment(loader: loader, extensions: [extensions])
    }
}
