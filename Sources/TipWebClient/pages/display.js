// The display of a tip of one kind in the page. Elements may come and go; the display goes on.
import { announce } from "./announcements.js";
import { isBusy } from "./attention.js";
import * as messages from "./messages.js";
import { ask, tell } from "./server.js";
import { say } from "./site.js";

/*
 * The phases are those of Swift's `DisplayLifecycle`: `idle` without elements; `asked` if the tip may appear or the server
 * is asked whether it may; `reserved` while its card isn't seen long enough; `requested` until the server has counted the
 * display; `onScreen` and `paused` then; `setAside` until the page is loaded again; `ended` until the server knows that a
 * person has closed the tip. An event that a phase doesn't have changes nothing.
 */
const end = { withdrawn: "asked", closed: "ended", setAside: "setAside", left: "idle" };
const phases = {
	idle: { placed: "asked" },
	asked: { offered: "reserved", ...end },
	reserved: { seen: "requested", ...end },
	requested: { counted: "onScreen", refused: "asked", changed: "reserved", ...end },
	onScreen: { unseen: "paused", changed: "reserved", ...end },
	paused: { seen: "onScreen", changed: "reserved", ...end },
	setAside: { changed: "asked" },
	ended: { answered: "asked", changed: "asked" },
};

export class Display {
	phase_ = "idle";
	elements_ = [];
	// What the server offers: a card, or nothing to draw if the tip is held out from the person.
	offer_ = null;
	id_ = null;
	seconds_ = 0;
	constructor(tip_, isPopover_) {
		Object.assign(this, { tip_, isPopover_ });
	}
	go_(event) {
		const next = phases[this.phase_][event];
		if (next) this.phase_ = next;
		return !!next;
	}
	get isHeldOut_() {
		return !!this.offer_ && !this.offer_.card_;
	}
	get isCounted_() {
		return /onScreen|paused/.test(this.phase_);
	}
	// Whether a person has ended it, and the page doesn't show it again by itself.
	get isOver_() {
		return /setAside|ended/.test(this.phase_) || messages.closes(this.tip_);
	}
	get element_() {
		return this.elements_.includes(this.seen_) ? this.seen_ : this.elements_[0];
	}
	get wish_() {
		const { tip_, isPopover_, id_ } = this, [first] = this.elements_;
		const [edge, language] = ["edge", "lang"].map((name) => first.getAttribute(name));
		return { tip: tip_, popover: isPopover_, edge, language, display: id_ };
	}
	// What the server's answer depends on; an element that comes back under the same needs no question.
	get request_() {
		const { edge, language } = this.wish_;
		return edge + " " + language;
	}
	get isWanted_() {
		return this.elements_.length && this.phase_ !== "setAside";
	}

	// Takes over the card of the first markup, unless it was closed since: the page may come from a cache.
	adopt_(element) {
		const { card_ } = element, id = card_?.parentNode.querySelector?.("[name=id]")?.value;
		if (id && !messages.currentPage()) messages.setPage(id.slice(0, id.lastIndexOf("-")));
		if (this.offer_ || !card_) return;
		if (this.isOver_ || id && messages.isClosed(this.tip_, messages.ownerOf(id))) return element.clear_();
		this.offer_ = { card_: card_.cloneNode(true), rules_: "", isFirst_: true };
		this.asked_ = null;
		this.go_("offered");
	}
	// Takes the server's card; without one, the tip may not appear.
	take_(holder) {
		const { unknown, heldOut, lasts, rules } = holder?.dataset || {}, card_ = holder?.firstElementChild;
		if (this.isOver_) return this.clear_();
		if (unknown != null) say("unknown", this.tip_);
		if (heldOut == null && !card_ || heldOut != null && this.offer_?.card_) {
			return this.end_(this.action_ ? "action" : "ended");
		}
		messages.setClosed(this.tip_, false);
		const until_ = lasts && this.id_ ? this.seconds_ + Number(lasts) : Infinity;
		this.offer_ = { card_, rules_: rules || "", until_, isFirst_: this.offer_?.isFirst_ };
		this.go_("offered");
		this.draw_();
	}
	// The card of a popover is in the element that has the anchor. A card that would move what a person is busy with waits.
	draw_() {
		const { offer_, isPopover_, place_ } = this, isDrawn = this.elements_.some((element) => element.card_);
		for (const element of this.elements_) {
			element.holdOut_(this.isHeldOut_);
			if (!offer_?.card_ || isPopover_ && element !== place_) element.clear_();
			else if (isPopover_ || isDrawn || !isBusy(element)) element.draw_(offer_, isDrawn);
		}
	}

	// Notes that a person has seen the card for a number of seconds more, or that nobody sees it.
	note_(element, passed) {
		if (!element) {
			if (this.phase_ === "reserved") this.seconds_ = 0;
			return this.go_("unseen");
		}
		this.seen_ = element;
		this.seconds_ += passed;
		if (this.phase_ !== "reserved") this.go_("seen");
		else if (this.seconds_ >= 1 && messages.currentPage()) return this.begin_(element);
		if (!this.id_ || !(this.seconds_ >= this.offer_.until_)) return;
		this.offer_.until_ = Infinity;
		this.report_(false);
	}
	begin_(element) {
		const id = this.id_ = messages.nextID(), { tip_, isHeldOut_ } = this;
		this.go_("seen");
		if (!isHeldOut_ && (this.isPopover_ || !this.offer_.isFirst_)) announce(element.card_.querySelector(".texts").innerText, element);
		tell({ kind: "shown", id, tip: tip_, display: id }).then(({ refusal }) => {
			if (this.id_ !== id) return;
			if (refusal || isHeldOut_) {
				this.go_("refused");
				this.clear_(true);
			} else {
				this.go_("counted");
				this.element_?.tell_("tip-shown");
			}
		});
	}
	report_(over, cause = null) {
		const { tip_, id_, seconds_ } = this;
		if (id_) tell({ kind: "visible", tip: tip_, display: id_, seconds: rounded(seconds_), over, cause });
	}

	// A person presses: "close", "dismiss" or "action:ID".
	press_(press) {
		const { tip_, id_, seconds_ } = this, action = press.split("action:")[1];
		if (this.phase_ === "ended" || action && this.action_) return;
		const said = tell({ kind: "press", tip: tip_, display: id_, seconds: rounded(seconds_), press });
		if (action) {
			this.action_ = action;
			this.element_?.tell_("tip-action", { action });
		} else {
			messages.setClosed(tip_, true);
			this.leave_("closed", press === "close" ? "closeButton" : "dismissed");
		}
		said.then(({ refusal }) => {
			this.action_ = null;
			this.go_("answered");
			if (refusal) ask();
		});
	}
	setAside_() {
		this.report_(true, "setAside");
		this.leave_("setAside", "setAside");
	}
	// The server or the page takes the tip away.
	end_(cause) {
		if (!this.offer_?.card_) return this.clear_();
		this.report_(true, cause === "action" ? null : cause);
		this.leave_("withdrawn", cause, this.isCounted_ || cause === "action");
	}
	// No element of the tip is in the page any more.
	forget_() {
		if (this.offer_?.card_) this.report_(true, "left");
		this.asked_ = null;
		this.clear_();
		this.go_("left");
	}
	// The page has another person, who may have the same tip.
	change_() {
		if (this.isCounted_) this.element_?.tell_("tip-closed", { cause: "ended" });
		this.action_ = this.id_ = null;
		this.seconds_ = 0;
		this.go_("changed");
	}
	leave_(event, cause, isTold = true) {
		const { element_ } = this;
		this.clear_(true);
		this.go_(event);
		if (isTold) element_?.tell_("tip-closed", { cause });
	}
	clear_(fades) {
		this.offer_ = this.place_ = this.id_ = null;
		this.seconds_ = 0;
		this.go_("withdrawn");
		for (const element of this.elements_) {
			element.holdOut_(false);
			element.clear_(fades);
		}
	}
}

const rounded = (seconds) => Math.round(seconds * 100) / 100;
