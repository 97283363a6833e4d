// Fills the tip elements of a page that another server renders, and reports what the page does.
import { addRules, cards, findBody, on, parse } from "../../TipUIWeb/Client/dom.js";
import start from "../../TipUIWeb/Client/page.js";

const base = new URL(".", import.meta.url).pathname.slice(0, -1);
const selector = ":is(tip-view, tip-popover)[tip]";
const most = 50;
const elements = () => [...document.querySelectorAll(selector)].slice(0, most);

const post = (path, message) => fetch(`${base}/${path}`, { method: "POST", body: JSON.stringify(message), keepalive: true });
const report = async (message) => {
	const { ok, status } = await post("report", message).catch(() => ({}));
	if (!ok) console.warn("Tips: the server didn't take", message, status);
	return !!ok;
};
export const donate = (event, info) => report({ event, info });
export const set = (parameter, info) => report({ parameter, info });
on("click", ({ target }) => {
	const event = target.closest?.("[data-tip-donate]")?.dataset.tipDonate;
	if (event) donate(event);
}, true);

// The elements as the server knows them.
let count = 0, known = "[]", page, root, isBusy;
const describe = (element) => ({
	key: element.tipKey ||= String(++count),
	tip: element.getAttribute("tip"),
	popover: element.localName === "tip-popover",
	edge: element.getAttribute("edge"),
});
const warn = ({ unknown }) => {
	for (const tip of unknown) console.error(`Tips: the server has no tip "${tip}". Add it with add(_:).`);
};
const open = async () => {
	const slots = elements().map(describe);
	known = JSON.stringify(slots);
	const answer = await post("open", { slots });
	// The server doesn't show tips to this person.
	if (answer.status === 204) return null;
	if (!answer.ok) throw Error(`The server answered ${answer.status}.`);
	const opened = await answer.json();
	warn(opened);
	return opened;
};

// What page.js needs of a page that isn't ours.
const contains = (tag) => !!tag.closest?.(selector + ", .tipui-foreign");
const heirs = (wanted) => [...document.querySelectorAll(wanted)];
const all = (wanted) => heirs(wanted).filter(contains);
const anchorOf = (holder) => {
	const element = holder.closest("tip-popover");
	return element ? document.getElementById(element.getAttribute("for")) : holder.firstElementChild;
};
const slotOf = ({ tipKey }) => tipKey && document.querySelector(`[data-testid="tip-slot-${tipKey}"]`);
const tell = (element, name, detail) =>
	element.dispatchEvent(new CustomEvent(name, { bubbles: true, detail: { tip: element.getAttribute("tip"), ...detail } }));
const distribute = () => {
	for (const element of elements()) {
		const slot = slotOf(element);
		if (!slot) continue;
		element.classList.add("tipui");
		if (slot.parentElement !== element) {
			const wasDrawn = element.querySelector(cards);
			element.replaceChildren(slot);
			// The card that the server has rendered is on screen already, and doesn't come in once more.
			if (wasDrawn) for (const animation of slot.getAnimations({ subtree: true })) animation.finish();
		}
		const isShown = !!slot.querySelector(`:is(${cards}):not(.tipui-leaving)`);
		if (isShown === !!element.isTipShown) continue;
		element.isTipShown = isShown;
		if (isShown) tell(element, "tip-shown");
		else tell(element, "tip-closed", { cause: element.tipCause || "ended" });
		element.tipCause = null;
	}
};
const clear = () => {
	for (const element of elements()) if (element.contains(slotOf(element))) element.replaceChildren();
};
const onPost = (tag, kind) => {
	const element = tag.closest(selector);
	if (!element) return;
	if (kind === "dismiss") element.tipCause = "dismissed";
	else if (kind === "setAside") element.tipCause = "setAside";
	else if (tag.closest(".tipui-look-close")) element.tipCause = "closeButton";
	else if (tag.matches(".tipui-look-cardAction")) {
		element.tipCause = "action";
		tell(element, "tip-action", { action: tag.dataset.testid });
	}
};

// An event stream; where a proxy holds streams back or refuses them, it asks for the events every three seconds.
let failures = 0;
class Source {
	handlers = {};
	constructor(address) {
		this.address = address;
		failures < 3 ? this.listen() : this.poll();
	}
	addEventListener(kind, handle) {
		this.handlers[kind] = handle;
		this.stream?.addEventListener(kind, handle);
	}
	listen() {
		const stream = this.stream = new EventSource(this.address);
		const timer = setTimeout(() => {
			failures = 3;
			stream.close();
			this.poll();
		}, 5000);
		stream.addEventListener("ready", () => {
			clearTimeout(timer);
			failures = 0;
			this.onopen();
		});
		stream.onerror = () => {
			clearTimeout(timer);
			failures += 1;
			if (!this.isClosed) this.onerror();
		};
	}
	async poll() {
		// After a minute it tries a stream again.
		for (let count = 0; !this.isClosed; count += 1) {
			if (count === 20) failures = 0;
			if (count === 20) return this.onerror();
			const answer = await fetch(this.address + "&once=1").catch(() => ({}));
			if (!answer.ok) return this.isClosed || this.onerror();
			if (!count) this.onopen();
			for (const frame of (await answer.text()).split("\n\n")) {
				const { event, id, data } = Object.fromEntries(frame.split("\n").map((line) => line.match(/^(\w*): ?(.*)/s)?.slice(1) ?? []));
				if (id) this.address = this.address.replace(/last=-?\d*/, "last=" + id);
				if (data) this.handlers[event || "message"]?.({ data, lastEventId: id });
			}
			await new Promise((resolve) => setTimeout(resolve, 3000));
		}
	}
	close() {
		this.isClosed = true;
		this.stream?.close();
	}
}

// The server has lost the session, as when it was restarted; the page gets another one.
const onLoss = (resume, retry) => open().then((opened) => opened ? resume(opened) : clear(), retry);

const begin = ({ session, last, html, rules }) => {
	root = parse(`<div class="tipui tipui-foreign"></div>`);
	Object.assign(root.dataset, { session, last, base });
	addRules(rules);
	root.append(parse(html));
	document.body.append(root);
	page = start(root, [], { contains, all, anchorOf, heirs, onPost, distribute, clear, onLoss, Source });
};
const synchronize = async () => {
	if (isBusy) return;
	findBody();
	if (root && !root.isConnected) document.body.append(root);
	if (document.querySelectorAll(selector)[most]) console.error(`Tips: only the first ${most} elements of the page get tips.`);
	for (const element of elements()) {
		// It had left the page, and its contents are those of then.
		if (element.tipKey && !known.includes(`{"key":"${element.tipKey}"`)) element.replaceChildren();
	}
	const slots = elements().map(describe), text = JSON.stringify(slots);
	if (text === known) {
		page?.watch();
		return page?.showPopovers();
	}
	isBusy = true;
	try {
		if (!page) {
			const opened = await open();
			if (opened) begin(opened);
		} else {
			const answer = await post("slots", { session: root.dataset.session, slots });
			// A session that the server has lost is opened again once its stream ends.
			if (answer.ok) warn(await answer.json());
			known = text;
		}
		isBusy = false;
		synchronize();
	} catch (error) {
		known = "[]";
		console.warn("Tips: trying again.", error);
		setTimeout(() => {
			isBusy = false;
			synchronize();
		}, 5000);
	}
};

const findSheet = () => document.querySelector(`link[href^="${base}/tips.css"]`);
if (!findSheet()) document.head.append(Object.assign(document.createElement("link"), { rel: "stylesheet", href: base + "/tips.css" }));
const sheet = findSheet();
if (!sheet.sheet) await new Promise((resolve) => sheet.onload = sheet.onerror = resolve);
let scheduled;
new MutationObserver(() => scheduled ||= requestAnimationFrame(() => {
	scheduled = 0;
	synchronize();
})).observe(document, { childList: true, subtree: true, attributes: true, attributeFilter: ["tip", "for", "edge", "id", "open"] });
synchronize();
