// A tip of one kind in the page: its card, and its display. Elements may come and go; the display goes on.
import { announce } from "./announcements.js";
import { isBusy } from "./attention.js";
import { closes, currentPage, nextID, setPage } from "./messages.js";
import { ask, tell } from "./server.js";
import { say } from "./site.js";

export class Slot {
	elements = [];
	rules = "";
	constructor(tip, isPopover) {
		this.tip = tip;
		this.isPopover = isPopover;
		this.reset();
	}
	// Forgets what a person did.
	reset() {
		this.display = this.action = null;
		this.seconds = this.held = 0;
		this.isTold = this.isAside = this.isClosing = false;
		this.holdOut(false);
	}
	// A tip that is held out from the person isn't drawn; the server is told when a person would have seen it.
	holdOut(isHeldOut) {
		this.isHeldOut = isHeldOut;
		for (const element of this.elements) element.holdOut(isHeldOut);
	}
	// The page has another person, who may have the same tip.
	passOn() {
		if (this.isTold) this.tellPage("tip-closed", { cause: "ended" });
		this.reset();
	}
	get element() {
		return this.elements.includes(this.seen) ? this.seen : this.elements[0];
	}
	get wish() {
		const { tip, isPopover, display } = this, [first] = this.elements;
		const [edge, language] = ["edge", "lang"].map((name) => first.getAttribute(name));
		return { tip, popover: isPopover, edge, language, display };
	}
	// What the server's answer depends on; an element that comes back under the same needs no question.
	get request() {
		const { edge, language } = this.wish;
		return edge + " " + language;
	}
	get isWanted() {
		return this.elements.length && !this.isAside;
	}
	// Takes over the card of the first markup.
	adopt({ card }) {
		if (this.card || !card) return;
		this.card = card.cloneNode(true);
		const id = card.parentNode.querySelector?.("[name=id]")?.value;
		if (id && !currentPage()) setPage(id.slice(0, id.lastIndexOf("-")));
		this.isFirst = true;
		this.asked = null;
	}
	// Takes the server's card; without one, the tip may not appear.
	take(holder) {
		this.holdOut(!!holder && "heldOut" in holder.dataset);
		if (this.isClosing || this.isAside || closes(this.tip)) return this.clear();
		if (holder && "unknown" in holder.dataset) say(`the server has no tip "${this.tip}". Add it with add(_:).`);
		const card = holder?.firstElementChild;
		if (this.isHeldOut && !this.card) return;
		if (!card) return this.end(this.action ? "action" : "ended");
		const { lasts, rules } = holder.dataset;
		this.card = card;
		this.rules = rules || "";
		this.until = lasts && this.display ? this.seconds + Number(lasts) : Infinity;
		this.draw();
	}
	// The card of a popover is in the element that has the anchor. A card that would move what a person is busy with waits.
	draw() {
		this.holdOut(this.isHeldOut);
		for (const element of this.elements) {
			if (!this.card || this.isPopover && element !== this.place) element.clear();
			else if (this.isPopover || this.isDrawn || element.card || !isBusy(element)) element.draw(this, this.isDrawn);
		}
		this.isDrawn ||= this.elements.some(({ card }) => card);
	}

	// Notes that a person has seen the card for a number of seconds more, or that nobody sees it.
	note(element, passed) {
		if (!element) return this.held = 0;
		this.seen = element;
		this.held += passed;
		if (this.display) this.seconds += passed;
		else if (this.held >= 1 && currentPage() && !this.isClosing) this.begin(element);
		if (this.seconds < this.until) return;
		this.until = Infinity;
		this.report(false);
	}
	begin(element) {
		const display = this.display = nextID(), { tip, isHeldOut } = this;
		this.seconds = this.held;
		if (!isHeldOut && (this.isPopover || !this.isFirst)) announce(element.card.querySelector(".texts").innerText, element);
		tell({ kind: "shown", id: display, tip, display }).then(({ refusal }) => {
			if (this.display !== display) return;
			if (refusal || isHeldOut) {
				this.display = null;
				this.holdOut(false);
				this.clear(true);
			} else this.tellPage("tip-shown");
			this.isTold = !refusal;
		});
	}
	report(over, cause = null) {
		const { tip, display } = this;
		if (display) tell({ kind: "visible", tip, display, seconds: rounded(this.seconds), over, cause });
	}

	// A person presses: "close", "dismiss" or "action:ID".
	press(press) {
		const { tip, display, seconds } = this, action = press.split("action:")[1];
		if (this.isClosing || action && this.action) return;
		const said = tell({ kind: "press", tip, display, seconds: rounded(display ? seconds : this.held), press });
		if (action) {
			this.action = action;
			this.tellPage("tip-action", { action });
		} else {
			this.isClosing = true;
			this.leave(press === "close" ? "closeButton" : "dismissed");
		}
		said.then(({ refusal, open }) => {
			this.isClosing = false;
			this.action = null;
			if (refusal) ask();
			if (/^https?:/.test(open)) openPage(open);
		});
	}
	setAside() {
		this.isAside = true;
		this.report(true, "setAside");
		this.leave("setAside");
	}
	// The server or the page takes the tip away.
	end(cause) {
		if (!this.card) return;
		this.report(true, cause === "action" ? null : cause);
		this.leave(cause, this.isTold || cause === "action");
	}
	leave(cause, isTold = true) {
		const { element } = this;
		this.clear(true);
		this.display = null;
		this.seconds = this.held = 0;
		if (isTold) element?.tell("tip-closed", { cause });
		this.isTold = false;
	}
	clear(fades) {
		this.card = this.place = null;
		this.isFirst = this.isDrawn = false;
		for (const element of this.elements) element.clear(fades);
	}
	tellPage(kind, detail) {
		this.element?.tell(kind, detail);
	}
}

const rounded = (seconds) => Math.round(seconds * 100) / 100;
const openPage = (address) => {
	const tab = open(address, "_blank");
	if (tab) tab.opener = null;
	else location.assign(address);
};
