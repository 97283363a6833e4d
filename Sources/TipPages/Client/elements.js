// The elements of tips, with a card in the shadow root of each.
import { zoomOf } from "./sight.js";
import { after, base, deepFocus, pause, say } from "./site.js";

const sheet = new CSSStyleSheet();
let isStyled;
export const styled = () => isStyled;
export const loadStyle = async (ready, failures = 0) => {
	try {
		const answer = await fetch(base + "/tips.css");
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
class TipElement extends HTMLElement {
	static get observedAttributes() {
		return ["tip", "for", "edge", "lang"];
	}
	constructor() {
		super();
		this.states = this.attachInternals().states;
		// The first markup of a page has the card already.
		const root = this.shadowRoot || this.attachShadow({ mode: "open" });
		this.card = root.querySelector(".card");
		if (this.card) return;
		// Without a card, the style makes the element take no room.
		root.adoptedStyleSheets = [sheet];
		this.states.add("empty");
	}
	connectedCallback() {
		elements.add(this);
		changed();
	}
	disconnectedCallback() {
		elements.delete(this);
		// It doesn't come in once more if the page puts the element elsewhere.
		this.card?.classList.add("still");
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
		this.setAttribute("tip", tip);
	}
	get isPopover() {
		return this.localName === "tip-popover";
	}
	get isLibrary() {
		return this.localName === "tip-library";
	}
	get anchor() {
		return findAnchor(this);
	}
	// Puts a card into the element, in place of the one that is there.
	draw({ card, rules }, isStill) {
		const root = this.shadowRoot, own = [sheet, ruleSheet(rules)];
		if (root.adoptedStyleSheets[1] !== own[1]) root.adoptedStyleSheets = own;
		if (!this.card) {
			root.append(this.card = document.importNode(card, true));
			this.states.delete("empty");
		} else if (this.card.outline !== card && this.differs(card)) {
			const index = this.buttons().indexOf(root.activeElement);
			this.card.replaceChildren(...document.importNode(card, true).childNodes);
			for (const { name, value } of card.attributes) if (name !== "class") this.card.setAttribute(name, value);
			this.buttons()[index]?.focus();
		}
		// A card that was elsewhere in the page doesn't come in once more.
		if (isStill && !this.card.outline) this.card.classList.add("still");
		this.card.outline = card;
		// The page's zoom isn't the card's.
		const zoom = zoomOf(this);
		this.card.style.zoom = zoom === 1 ? "" : 1 / zoom;
		for (const button of this.buttons()) if (button.dataset.action) button.toggleAttribute("data-busy", false);
	}
	// An element without a card has a place all the same while its tip is held out.
	holdOut(isHeldOut) {
		this.states[isHeldOut ? "add" : "delete"]("held-out");
	}
	differs(card) {
		const text = ({ innerHTML, lang, dataset: { edge } }) => innerHTML + lang + edge;
		return text(this.card) !== text(card);
	}
	buttons() {
		return [...this.card.querySelectorAll("button, a[href]")];
	}
	// Takes the card away; `fades` if a person sees it leave.
	async clear(fades) {
		const { card } = this;
		if (!card) return;
		const hadFocus = card.contains(this.shadowRoot.activeElement);
		const anchor = this.isPopover && hadFocus && this.anchor;
		this.card = null;
		card.inert = true;
		if (hadFocus) focusAnchor(anchor);
		if (fades && !matchMedia("(prefers-reduced-motion: reduce)").matches) {
			const leaving = card.animate({ opacity: 0, transform: "scale(0.98)" }, { duration: 160 });
			await leaving.finished.catch(() => {});
		}
		card.remove();
		if (!this.card) this.states.add("empty");
	}
	tell(kind, detail) {
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
			say(`the page has another element <${name}>, so there are no tips in it. Rename it. ${error}`);
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
	if (element.missed) return;
	element.missed = true;
	say(`the <${element.localName}> of ${element.tip} is in a closed shadow root. Open the root.`);
	if (element.isPopover) element.tell("tip-unanchored");
};

// Anchors are looked up in the element's own tree, then in those around it, and then in all open shadow roots.
const findAnchor = (element) => {
	const id = element.getAttribute("for");
	if (!id) return null;
	for (const host of hosts(element).reverse()) {
		const found = host.getRootNode().getElementById?.(id);
		if (found) return found;
	}
	if (element.far?.isConnected && element.far.id === id) return element.far;
	if (performance.now() < element.searched) return null;
	// A walk through the whole page is rare.
	element.searched = performance.now() + 1000;
	return element.far = findDeep(document, id);
};
const findDeep = (root, id) => {
	const found = root.getElementById(id);
	if (found) return found;
	for (const { shadowRoot } of root.querySelectorAll("*")) {
		const deep = shadowRoot && findDeep(shadowRoot, id);
		if (deep) return deep;
	}
	return null;
};
const focusable = `:is(a[href], button, input, select, textarea, summary, [contenteditable],
	[tabindex]:not([tabindex="-1"])):not(:disabled)`;
// The last place of the keyboard's focus in an anchor.
export const stop = (anchor) => anchor
	&& ([...anchor.querySelectorAll(focusable)].pop() || (anchor.matches(focusable) ? anchor : null));
const focusAnchor = (anchor) => {
	const place = anchor && (anchor.matches(focusable) ? anchor : stop(anchor));
	if (place) place.focus({ preventScroll: true });
	else deepFocus()?.blur();
};
