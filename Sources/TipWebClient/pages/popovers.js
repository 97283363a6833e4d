// Shows one popover at a time: the first of the page whose anchor a person can see, and that they could press.
import { around, contains, dialogOf, now } from "../shared/basics.js";
import { stop } from "../shared/focus.js";
import { follow } from "../shared/movement.js";
import { coversFocus, place } from "../shared/placement.js";
import { boxOf, covers, frontAt, view } from "../shared/sight.js";
import { makeOutside } from "./outside.js";

const controls = "a[href], button, input, select, textarea, label, summary, [role=button]";

// The script of the page has loaded this for its first popover, and gives what the two share.
export const start = ({ isBusy_: isBusy, isHit_: isHit, isSeen_: isSeen, on_: on, say_: say }) => {
	// Who has the turn, since when, and what ends the observation of its anchor.
	let open, openedAt, unfollow, frame, scrolled = -1;
	const passes = (element) => element === open?.place_;

	// A popover that is held out has its turn, but isn't there.
	const current = () => open?.isHeldOut_ ? null : open;
	const isShown = () => !!current()?.place_?.card_ && isHit(open.place_.card_);

	const canBeAt = (element) => {
		const { anchor_, cover_ } = element;
		return anchor_ && element.checkVisibility() && ![...around(element)].some(({ inert }) => inert)
			// Outside a modal dialog nothing takes presses.
			&& contains(dialogOf(anchor_) || document, element) && isSeen(anchor_, passes)
			&& !(cover_ && frontAt(...cover_.at) === cover_.front);
	};
	// Whether an anchor is where it was, while something scrolls.
	const isStill = (element) => {
		const { x, y } = boxOf(element.anchor_), before = element.was_;
		element.was_ = x + " " + y;
		return now() - scrolled > 0.15 || before === element.was_;
	};
	// Something in front of the card keeps presses from it. It comes back when that is gone.
	const isCovered = ({ card_ }) => {
		if (now() - openedAt < 0.4 || card_.style.visibility || isHit(card_)) return false;
		const { left, top, width, height } = card_.getBoundingClientRect(), at = [left + width / 2, top + height / 2];
		const front = frontAt(...at);
		return front && !contains(front, card_) && { at, front };
	};

	const choose = (displays) => {
		if (open) {
			const { place_ } = open, isOffered = displays.includes(open);
			if (isOffered && current() && place_?.card_?.matches(":popover-open")) place_.cover_ = isCovered(place_);
			if (!isOffered || !isThere(open) || !canBeAt(place_)) {
				const next = isOffered && open.elements_.find(canBeAt);
				if (next) show(open, next);
				else hide();
			}
		}
		if (!open) {
			for (const display of displays) {
				const element = display.elements_.find((element) => canBeAt(element) && isStill(element) && !isBusy(element));
				if (!element) continue;
				openedAt = now();
				show(display, element);
				break;
			}
		}
		for (const { elements_ } of displays) elements_.forEach(missAnchor);
	};
	const isThere = ({ isHeldOut_, place_ }) => isHeldOut_ || place_?.card_?.matches(":popover-open");
	const show = (display, element) => {
		unfollow?.();
		open = display;
		display.place_ = element;
		if (display.isHeldOut_) return;
		display.draw_();
		const { card_, anchor_ } = element;
		// In a heading or a cell the focus has no place, after which Tab could come to the card.
		if (!stop(anchor_) && anchor_.nextElementSibling !== element && !anchor_.contains(element)) say("noFocus", display.tip_, anchor_.id);
		card_.popover = "manual";
		if (!card_.matches(":popover-open")) card_.showPopover();
		const ends = [follow(anchor_, arrange), follow(card_, arrange)];
		unfollow = () => ends.forEach((end) => end());
		arrange();
	};
	const hide = () => {
		unfollow?.();
		open.place_?.clear_();
		open.place_ = open = null;
	};
	// Of the sides, that one where the card covers fewest controls. It's chosen once, not whenever the anchor moves.
	const leastCovering = (card, scope, sides, at) => {
		if (sides.includes(card.dataset.side) || !sides[1]) return sides.find((side) => side === card.dataset.side) || sides[0];
		const { offsetWidth: w, offsetHeight: h } = card, boxes = [...scope.querySelectorAll(controls)]
			.map((control) => control.getBoundingClientRect()).filter(({ width }) => width);
		const counts = sides.map((side) => {
			const [x, y] = at(side, w, h);
			return boxes.filter(({ left, top, right, bottom }) => left < x + w && right > x && top < y + h && bottom > y).length;
		});
		return sides[counts.indexOf(Math.min(...counts))];
	};
	const arrange = () => {
		const element = open?.place_;
		if (!element?.card_) return;
		const { anchor_, card_ } = element, a = anchor_ && boxOf(anchor_), v = view();
		const isInView = a && covers(v, a.left + a.width / 2, a.top + a.height / 2);
		if (!isInView || !element.isConnected) return hide();
		const edge = element.getAttribute("edge");
		const { side_, isWhole_ } = place(card_, a, {
			wanted_: edge ? [edge] : [],
			others_: ["top", "bottom", "left", "right"],
			choose_: (sides, at) => leastCovering(card_, dialogOf(anchor_) || document, sides, at),
		});
		card_.classList.toggle("long", !isWhole_);
		card_.dataset.side = side_;
		card_.style.visibility = coversFocus(card_, element) ? "hidden" : "";
	};
	const arrangeSoon = () => {
		cancelAnimationFrame(frame);
		if (current()) frame = requestAnimationFrame(arrange);
	};
	on("scroll", () => {
		scrolled = now();
		arrangeSoon();
	});
	for (const kind of ["resize", "focusin", "focusout", "keydown"]) on(kind, arrangeSoon);
	for (const kind of ["resize", "scroll"]) visualViewport.addEventListener(kind, arrangeSoon);

	// Tells the page once of an anchor that has been missing for two seconds. What isn't there itself needs none.
	const missAnchor = (element) => {
		const { anchor_ } = element, id = element.getAttribute("for");
		if (anchor_ && boxOf(anchor_).width || !element.checkVisibility()) return element.missedAt_ = null;
		element.missedAt_ ??= now();
		if (element.missed_ === id || now() - element.missedAt_ < 2) return;
		element.missed_ = id;
		say(!id ? "noAnchor" : anchor_ ? "hiddenAnchor" : "missingAnchor", element.tip, id)
			.then(() => element.tell_("tip-unanchored"));
	};
	return { choose_: choose, ...makeOutside({ current, isShown, isAnchorSeen: () => canBeAt(open.place_), openedAt: () => openedAt }) };
};
