// The elements of tips, with a card in the shadow root of each.
import { after, now, pause } from "../shared/basics.js";
import { deepFocus, focusable, stop } from "../shared/focus.js";
import { zoomOf } from "../shared/sight.js";
import { base, say } from "./site.js";

const sheet = new CSSStyleSheet();
// The first markup of a page has loaded the style sheet under an address with its version.
let isStyled, address;
export const styled = () => isStyled;
export const loadStyle = async (ready, failures = 0) => {
	try {
		const answer = await fetch(address || base + "/tips.css");
		if (!answer.ok) throw answer.status;
		sheet.replaceSync(await answer.text());
	} catch {
		return after(pause(failures), () => loadStyle(ready, failures + 1));
	}
	// A property is registered for the document alone; all other rules are those of hosts.
	document.adoptedStyleSheets.push(sheet);
	isStyled = true;
	ready();
};
const sheets = new Map();
const ruleSheet = (rules) => {
	if (!sheets.has(rules)) {
		const own = new CSSStyleSheet();
		own.replaceSync(rules);
		sheets.set(rules, own);
	}
	return sheets.get(rules);
};

export const elements = new Set();
let changed;
// What a card says, as the server wrote it: the browser may have translated what is in the page.
const textOf = ({ innerHTML, lang, dataset: { edge } }) => innerHTML + lang + edge;
class TipElement extends HTMLElement {
	static get observedAttributes() {
		return ["tip", "for", "edge", "lang"];
	}
	constructor() {
		super();
		this.states_ = this.attachInternals().states;
		// The first markup of a page has the card already.
		const root = this.shadowRoot || this.attachShadow({ mode: "open" });
		this.card_ = root.querySelector(".card");
		if (this.card_) {
			this.text_ = textOf(this.card_);
			address ??= root.querySelector("link")?.href;
			return;
		}
		// Without a card, the style makes the element take no room.
		root.adoptedStyleSheets = [sheet];
		this.states_.add("empty");
	}
	connectedCallback() {
		elements.add(this);
		changed();
	}
	disconnectedCallback() {
		elements.delete(this);
		// It doesn't come in once more if the page puts the element elsewhere.
		this.card_?.classList.add("still");
		changed();
	}
	connectedMoveCallback() {
		changed();
	}
	attributeChangedCallback() {
		if (elements.has(this)) changed();
	}
	get tip() {
		return this.getAttribute("tip");
	}
	// Some frameworks set the property rather than the attribute.
	set tip(tip) {
		if (tip == null) this.removeAttribute("tip");
		else this.setAttribute("tip", tip);
	}
	get isPopover_() {
		return this.localName === "tip-popover";
	}
	get isLibrary_() {
		return this.localName === "tip-library";
	}
	get anchor_() {
		return findAnchor(this);
	}
	// Puts a card into the element, in place of the one that is there.
	draw_({ card_, rules_ }, isStill) {
		const root = this.shadowRoot, own = [sheet, ruleSheet(rules_)], text = textOf(card_);
		if (root.adoptedStyleSheets[1] !== own[1]) root.adoptedStyleSheets = own;
		if (!this.card_) {
			root.append(this.card_ = document.importNode(card_, true));
			this.states_.delete("empty");
			if (isStill) this.card_.classList.add("still");
		} else if (this.text_ !== text) {
			const index = this.buttons_().indexOf(root.activeElement);
			this.card_.replaceChildren(...document.importNode(card_, true).childNodes);
			for (const { name, value } of card_.attributes) if (name !== "class") this.card_.setAttribute(name, value);
			this.buttons_()[index]?.focus();
		}
		this.text_ = text;
		// The page's zoom isn't the card's.
		const zoom = zoomOf(this);
		this.card_.style.zoom = zoom === 1 ? "" : 1 / zoom;
		for (const button of this.buttons_()) button.removeAttribute("data-busy");
	}
	// An element without a card has a place all the same while its tip is held out.
	holdOut_(isHeldOut) {
		this.states_[isHeldOut ? "add" : "delete"]("held-out");
	}
	buttons_() {
		return [...this.card_.querySelectorAll("button, a[href]")];
	}
	// Takes the card away; `fades` if a person sees it leave.
	async clear_(fades) {
		const { card_ } = this;
		if (!card_) return;
		const hadFocus = card_.contains(this.shadowRoot.activeElement);
		const anchor = this.isPopover_ && hadFocus ? this.anchor_ : null;
		this.card_ = null;
		card_.inert = true;
		if (hadFocus) focusAnchor(anchor);
		if (fades && !matchMedia("(prefers-reduced-motion: reduce)").matches) {
			const leaving = card_.animate({ opacity: 0, transform: "scale(0.98)" }, { duration: 160 });
			await leaving.finished.catch(() => {});
		}
		card_.remove();
		if (!this.card_) this.states_.add("empty");
	}
	tell_(kind, detail) {
		detail = { tip: this.tip, ...detail };
		this.dispatchEvent(new CustomEvent(kind, { bubbles: true, composed: true, detail }));
	}
}
export const define = (whenChanged) => {
	changed = whenChanged;
	for (const name of ["tip-view", "tip-popover", "tip-library"]) {
		try {
			customElements.define(name, class extends TipElement {});
		} catch (error) {
			say("taken", name, String(error));
		}
	}
};

// The elements in the order of the page, across open shadow roots.
const hosts = (element) => {
	const list = [element];
	for (let root; (root = list[0].getRootNode()).host;) list.unshift(root.host);
	return list;
};
export const inOrder = () => [...elements].map((element) => [element, hosts(element)]).sort(([, a], [, b]) => {
	const index = a.findIndex((host, index) => host !== b[index]);
	return index < 0 || !b[index] ? 1 : a[index].compareDocumentPosition(b[index]) & 4 ? -1 : 1;
}).map(([element]) => element);

// What is pressed in a closed shadow root can't be known.
export const isReached = (element) => {
	if (hosts(element).slice(0, -1).every(({ shadowRoot }) => shadowRoot)) return true;
	if (element.missed_) return;
	element.missed_ = true;
	say("closedRoot", element.localName, element.tip).then(() => element.isPopover_ && element.tell_("tip-unanchored"));
};

// Anchors are looked up in the element's own tree, then in those around it, and then in all open shadow roots.
const findAnchor = (element) => {
	const id = element.getAttribute("for"), { far_ } = element;
	if (!id) return null;
	for (const host of hosts(element).reverse()) {
		const found = host.getRootNode().getElementById?.(id);
		if (found) return found;
	}
	if (far_?.isConnected && far_.id === id) return far_;
	for (const root of openRoots()) if (root.getElementById(id)) return element.far_ = root.getElementById(id);
	return null;
};
// A walk through the whole page is rare, and the rarer the longer it takes.
let roots = [], until = 0;
const openRoots = () => {
	const start = now();
	if (start < until) return roots;
	roots = [];
	const walk = (root) => {
		for (const { shadowRoot } of root.querySelectorAll("*")) {
			if (!shadowRoot) continue;
			roots.push(shadowRoot);
			walk(shadowRoot);
		}
	};
	walk(document);
	until = now() + Math.max(1, 200 * (now() - start));
	return roots;
};
const focusAnchor = (anchor) => {
	const place = anchor?.matches(focusable) ? anchor : stop(anchor);
	if (place) place.focus({ preventScroll: true });
	else deepFocus()?.blur();
};
