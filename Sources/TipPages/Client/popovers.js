// Shows one popover at a time: the first of the page whose anchor a person can see.
import { isBusy } from "./attention.js";
import { place } from "./placement.js";
import { boxOf, isSeen } from "./sight.js";
import { contains, dialogOf, now, on, say } from "./site.js";

let open, frame, openedAt, scrolled = -1;
const passes = (element) => element === open?.place;

// A popover that is held out has its turn, but isn't there.
export const current = () => open?.isHeldOut ? null : open;
// Whether the popover is there for long enough that a press can be meant for it: people notice a new card late.
export const isSettled = () => now() - openedAt > 0.8;
const canBeAt = (element) => {
	const { anchor } = element;
	// Outside a modal dialog nothing takes presses.
	return anchor && element.checkVisibility() && contains(dialogOf(anchor) || document, element) && isSeen(anchor, passes);
};
export const isAnchorSeen = () => !!current()?.place && canBeAt(open.place);

export const choose = (slots) => {
	if (open) {
		const { place: element } = open;
		if (!slots.includes(open) || !isThere(open) || !canBeAt(element)) {
			const next = slots.includes(open) && open.elements.find(canBeAt);
			next ? show(open, next) : hide();
		}
	}
	// What scrolls past isn't looked at.
	if (!open && now() - scrolled > 0.15) {
		for (const slot of slots) {
			const element = slot.elements.find((element) => canBeAt(element) && !isBusy(element));
			if (!element) continue;
			openedAt = now();
			show(slot, element);
			break;
		}
	}
	for (const { elements } of slots) elements.forEach(missAnchor);
};
const isThere = ({ isHeldOut, place }) => isHeldOut || place?.card?.matches(":popover-open");
const show = (slot, element) => {
	open = slot;
	slot.place = element;
	if (slot.isHeldOut) return;
	slot.draw();
	const { card } = element;
	card.popover = "manual";
	if (!card.matches(":popover-open")) card.showPopover();
	cancelAnimationFrame(frame);
	follow();
};
const hide = () => {
	cancelAnimationFrame(frame);
	open.place?.clear();
	open.place = null;
	open = null;
};
// The anchor may move at any time, so the card looks where it is in each frame.
const follow = () => {
	const element = open?.place;
	if (!element?.card) return;
	const { anchor } = element;
	if (!anchor || !element.isConnected || !place(element.card, anchor, element.getAttribute("edge"))) return hide();
	frame = requestAnimationFrame(follow);
};
export const start = () => on("scroll", () => scrolled = now());

// Tells the page once of an anchor that has been missing for two seconds.
const missAnchor = (element) => {
	const { anchor } = element, id = element.getAttribute("for");
	if (anchor && boxOf(anchor).width) return element.missedAt = null;
	element.missedAt ??= now();
	if (element.missed === id || now() - element.missedAt < 2) return;
	element.missed = id;
	const what = !id ? "names no anchor. Set its attribute for to the id of an element"
		: anchor ? `points at "${id}", which is hidden. It appears when the element does`
		: `points at "${id}", which isn't in the page or an open shadow root. Add an element with this id`;
	say(`the <tip-popover> of ${element.tip} ${what}.`, "warn");
	element.tell("tip-unanchored");
};
