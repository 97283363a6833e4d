import Foundation
import Hummingbird
import Synchronization
import TipConfiguration
import TipPages

/// A site whose pages tests write.
struct WrittenPages {
    private struct Page {
        let markup: String
        let policy: String
    }

    private final class Pages: Sendable {
        let all = Mutex<[String: Page]>([:])
    }

    private let pages = Pages()
    private let journal = Journal()
    private let fault = FaultSwitch()
    private let clock = ShiftedClock()
    private let people: TipPeople
    private let tips: TipPages

    init(store: URL, switches: String? = nil) throws {
        let all: [any Tip] = [
            SearchTip(), ExportTip(), ShareTip(), StarTip(), DonatedTip(), HeldOutTip(), SaleTip(), AfterSaleTip(),
        ]
        let options = switches.map { [Tips.ConfigurationOption.switches(TipSwitches(file: $0, of: all))] } ?? []
        people = try TipPeople(directory: store, options + [.clock(clock)])
        tips = TipPages(people: people, staff: { $0 == "root" })
        tips.add(all)
        tips.add(.ordered, showsPosition: true, FirstTip(), SecondTip())
        tips.accept(DonatedTip.donated)
        journal.follow(people)
    }

    func router() -> Router<BasicRequestContext> {
        let router = Router(context: BasicRequestContext.self)
        router.add(middleware: JournalMiddleware(journal: journal))
        router.add(middleware: FaultMiddleware(fault: fault))
        router.post("/fault/:kind") { [fault] _, context in
            let kind = Fault(rawValue: try context.parameters.require("kind"))
            fault.present.withLock { $0 = kind }
            return HTTPResponse.Status.noContent
        }
        router.post("/sign-in/:person") { _, context in
            let cookie = Cookie(name: "person", value: try context.parameters.require("person"), path: "/")
            return Response(status: .noContent, headers: [.setCookie: cookie.description])
        }
        router.put("/written/:name", use: write)
        router.get("/written/:name", use: read)
        router.get("/journal") { _, _ in journal.text }
        router.post("/retire/:tip", use: retire)
        router.post("/later/:seconds") { [clock] _, context in
            clock.advance(by: try context.parameters.require("seconds", as: TimeInterval.self))
            return HTTPResponse.Status.noContent
        }
        router.get("/probe.js") { _, _ in
            Response(
                status: .ok,
                headers: [.contentType: "text/javascript"],
                body: ResponseBody(byteBuffer: ByteBuffer(string: probe))
            )
        }
        router.addRoutes(tips.routes { request, _ in Self.person(request) }, atPath: "/tips")
        return router
    }

    /// The person that a cookie names, or Ada without a cookie.
    private static func person(_ request: Request) -> String? {
        guard let name = request.cookies["person"]?.value else { return "ada" }
        return name == "nobody" ? nil : name
    }

    private func write(_ request: Request, _ context: BasicRequestContext) async throws -> HTTPResponse.Status {
        let body = try await request.body.collect(upTo: 1 << 20)
        let policy = request.uri.queryParameters["policy"].map(String.init) ?? ""
        let page = Page(markup: String(buffer: body), policy: policy)
        let name = try context.parameters.require("name")
        pages.all.withLock { $0[name] = page }
        return .noContent
    }

    /// Answers with a page, whose comments `<!--SearchTip-->` and `<!--ExportTip export-->` become first markup of tips.
    private func read(_ request: Request, _ context: BasicRequestContext) async throws -> Response {
        let name = try context.parameters.require("name")
        guard let page = pages.all.withLock({ $0[name] }) else { throw HTTPError(.notFound) }
        if let delay = request.uri.queryParameters.get("delay", as: Int.self) {
            try await Task.sleep(for: .milliseconds(delay))
        }
        let person = Self.person(request)
        var markup = page.markup
        for (comment, tip) in [("<!--SearchTip-->", SearchTip() as any Tip), ("<!--DonatedTip-->", DonatedTip())]
        where markup.contains(comment) {
            markup = markup.replacing(comment, with: await tips.html(for: tip, person: person, request: request.head))
        }
        if markup.contains("<!--ExportTip export-->") {
            let tip = await tips.html(for: ExportTip(), anchor: "export", person: person, request: request.head)
            markup = markup.replacing("<!--ExportTip export-->", with: tip)
        }
        var headers: HTTPFields = [.contentType: "text/html; charset=utf-8", .cacheControl: "no-cache"]
        if !page.policy.isEmpty { headers[.contentSecurityPolicy] = page.policy }
        return Response(status: .ok, headers: headers, body: ResponseBody(byteBuffer: ByteBuffer(string: markup)))
    }

    /// Retires a tip of Ada's, as a handler of the site does.
    private func retire(_ request: Request, _ context: BasicRequestContext) async throws -> HTTPResponse.Status {
        let id = try context.parameters.require("tip")
        let tips: [any Tip] = [SearchTip(), ExportTip(), StarTip()]
        guard let tip = tips.first(where: { $0.id == id }) else { throw HTTPError(.notFound) }
        try await people.center(for: "ada").run { tip.invalidate(reason: .actionPerformed) }
        return .noContent
    }
}

/// Notes the requests for tips.
private struct JournalMiddleware: RouterMiddleware {
    let journal: Journal

    func handle(
        _ request: Request,
        context: BasicRequestContext,
        next: (Request, BasicRequestContext) async throws -> Response
    ) async throws -> Response {
        if request.uri.path.hasPrefix("/tips/") { journal.note("\(request.method) \(request.uri.path)") }
        return try await next(request, context)
    }
}

/// What the tests look at: the events of tips, the messages in the console, visible cards, and boxes of elements.
private let probe = """
    window.heard = [];
    for (const kind of ["tip-shown", "tip-closed", "tip-action", "tip-unanchored"]) {
      addEventListener(kind, ({ detail }) => heard.push([kind, detail.tip, detail.action, detail.cause].filter(Boolean).join(" ")));
    }
    window.said = [];
    for (const kind of ["error", "warn"]) {
      const say = console[kind];
      console[kind] = (...parts) => {
        said.push(parts.join(" "));
        say.apply(console, parts);
      };
    }
    window.card = (selector) => {
      const card = document.querySelector(selector)?.shadowRoot?.querySelector(".card:not([inert])");
      const isShown = card && (!card.popover || card.matches(":popover-open"));
      return isShown && getComputedStyle(card).visibility === "visible" ? card : null;
    };
    // Where an element is on screen; browsers without this property measure in the element's own zoomed pixels.
    window.box = (element) => {
      let zoom = 1;
      if (!("currentCSSZoom" in element)) {
        for (let node = element; node; node = node.parentNode || node.host) if (node.style) zoom *= getComputedStyle(node).zoom || 1;
      }
      const { x, y, width, height } = element.getBoundingClientRect();
      return new DOMRect(x * zoom, y * zoom, width * zoom, height * zoom);
    };
    """
