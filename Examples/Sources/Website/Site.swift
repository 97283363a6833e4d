import Foundation
import Hummingbird
import Mustache
import TipPages

/// The pages of the recipe box.
struct Site {
    private let folder: URL
    private let templates: MustacheLibrary
    private let visits = Visits()
    private let people: TipPeople
    private let tips: TipPages

    init(store: URL) async throws {
        folder = Bundle.module.resourceURL?.appendingPathComponent("Site") ?? Bundle.module.bundleURL
        templates = try await MustacheLibrary(directory: folder.appendingPathComponent("templates").path)
        people = try TipPeople(directory: store, [.displayFrequency(.immediate)])
        tips = TipPages(people: people)
        tips.add(SearchTip(), ExportTip(), StarTip())
        tips.accept(ExportTip.exported)
    }

    func router() -> Router<VisitContext> {
        let router = Router(context: VisitContext.self)
        router.add(middleware: VisitMiddleware(visits: visits))
        router.add(middleware: FileMiddleware(folder.appendingPathComponent("public").path))
        router.get("/", use: list)
        router.get("/recipes/:id", use: recipe)
        router.get("/export", use: export)
        router.get("/sign-in", use: signIn)
        router.post("/sign-in", use: welcome)
        router.post("/sign-out", use: leave)
        router.addRoutes(tips.routes { _, context in context.person }, atPath: "/tips")
        return router
    }

    private func list(_ request: Request, _ context: VisitContext) async throws -> Response {
        let words = request.uri.queryParameters["search"].map(String.init) ?? ""
        if !words.isEmpty, let person = context.person {
            try await people.center(for: person).run { SearchTip().invalidate(reason: .actionPerformed) }
        }
        let found = Recipe.all.filter { words.isEmpty || $0.title.localizedCaseInsensitiveContains(words) }
        let tips = await tips.html(
            for: [.view(SearchTip()), .popover(ExportTip(), anchor: "export")],
            person: context.person,
            request: request.head
        )
        return try page(
            "list",
            [
                "title": "Recipes", "recipes": found, "search": words, "person": context.person.map { [$0] } ?? [],
                "searchTip": tips[0], "exportTip": tips[1],
            ]
        )
    }

    private func recipe(_ request: Request, _ context: VisitContext) async throws -> Response {
        guard let recipe = Recipe.all.first(where: { $0.id == context.parameters.get("id") }) else {
            throw HTTPError(.notFound)
        }
        if let person = context.person { try await people.center(for: person).run { SearchTip.opened.donate() } }
        let star = await tips.html(for: StarTip(), anchor: "star", person: context.person, request: request.head)
        return try page(
            "recipe",
            [
                "title": recipe.title, "recipe": recipe, "person": context.person.map { [$0] } ?? [],
                "starTip": star,
            ]
        )
    }

    private func export(_ request: Request, _ context: VisitContext) -> Response {
        let text = Recipe.all.map { "\($0.title)\n\($0.text)\n" }.joined(separator: "\n")
        return Response(
            status: .ok,
            headers: [
                .contentType: "text/plain; charset=utf-8", .contentDisposition: "attachment; filename=recipes.txt",
            ],
            body: ResponseBody(byteBuffer: ByteBuffer(string: text))
        )
    }

    private func signIn(_ request: Request, _ context: VisitContext) throws -> Response {
        try page("sign-in", ["title": "Sign in", "person": context.person.map { [$0] } ?? []])
    }

    private func welcome(_ request: Request, _ context: VisitContext) async throws -> Response {
        let fields = try await URLEncodedFormDecoder().decode(SignInForm.self, from: request, context: context)
        let name = fields.name.filter { $0.isLetter || $0.isNumber }
        guard !name.isEmpty, name.count <= 40 else { return .redirect(to: "/sign-in") }
        var response = Response.redirect(to: "/")
        response.setCookie(visits.begin(name))
        return response
    }

    private func leave(_ request: Request, _ context: VisitContext) -> Response {
        visits.end(request)
        return .redirect(to: "/")
    }

    /// A page in the site's frame.
    private func page(_ template: String, _ values: [String: Any]) throws -> Response {
        guard let text = templates.render(values.merging(["tips": tips.head]) { $1 }, withTemplate: template) else {
            throw HTTPError(.internalServerError, message: "The template \(template) is missing.")
        }
        return Response(
            status: .ok,
            headers: [
                .contentType: "text/html; charset=utf-8", .cacheControl: "no-store",
                .contentSecurityPolicy: "default-src 'self'",
            ],
            body: ResponseBody(byteBuffer: ByteBuffer(string: text))
        )
    }
}

private struct SignInForm: Decodable {
    var name: String
}
