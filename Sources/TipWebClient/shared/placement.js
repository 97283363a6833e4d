// Places a card beside its anchor, with an arrow that points at the anchor.
import { clamp } from "./basics.js";
import { covers, view } from "./sight.js";

export const margin = 16;
const rim = 8, gap = 10, corner = 18, narrow = 240;
export const isUpright = (side) => /top|bottom/.test(side);

/*
 * `a` is the anchor's box. Of `wanted_`, edges of the card, that one carries the arrow which is the first with room; else that
 * one of `others_` with room that `choose_` chooses, which gets a function that tells where a card would be. `first_` and `last_`
 * are where an upright card begins and ends, and `widest_` how wide it is at most. Returns where the card is.
 */
export const place = (card, a, { wanted_, others_ = [], choose_, first_, last_, widest_ = "100vw" }) => {
	const { style, dataset } = card, v = view(), rtl = card.matches(":dir(rtl)");
	const cx = a.left + a.width / 2, cy = a.top + a.height / 2;
	const limit = (room) => style.maxWidth = `min(${widest_},${room}px)`;
	style.maxWidth = style.maxHeight = style.visibility = "";
	if (visualViewport.scale > 1) limit(v.width - 2 * margin);
	const room = {
		top: v.bottom - a.bottom - gap - rim, bottom: a.top - v.top - gap - rim,
		left: v.right - a.right - gap - margin, right: a.left - v.left - gap - margin,
	};
	const low = Math.max(v.left, first_ ?? Math.min(v.left + margin, cx - corner));
	const high = Math.min(v.right, last_ ?? Math.max(v.right - margin, cx + corner));
	const at = (side, w, h) => [
		isUpright(side) ? clamp(cx - w / 2, low, Math.max(low, high - w)) : side === "left" ? a.right + gap : a.left - gap - w,
		clamp(!isUpright(side) ? cy - h / 2 : side === "top" ? a.bottom + gap : a.top - gap - h, v.top + rim, v.bottom - h - rim),
	];
	const { offsetWidth, offsetHeight } = card;
	// A card beside its anchor may be narrower than elsewhere.
	const fits = (side) => room[side] >= (isUpright(side) ? offsetHeight : Math.min(offsetWidth, narrow));
	const named = { leading: rtl ? "right" : "left", trailing: rtl ? "left" : "right" };
	const side = wanted_.map((edge) => named[edge] || edge).find(fits) || choose_?.(others_.filter(fits), at) || (room.top >= room.bottom ? "top" : "bottom");
	const upright = isUpright(side);
	if (!upright) limit(room[side]);
	const { offsetWidth: w, offsetHeight: h } = card;
	// Where there is little room, the card covers its anchor rather than shrinks much.
	const shown = Math.min(h, v.height - 2 * rim, upright ? Math.max(room[side], 200) : h), [x, y] = at(side, w, shown);
	style.left = x + "px";
	style.top = y + "px";
	if (shown < h) style.maxHeight = shown + "px";
	style.setProperty("--arrow", (upright ? cx - x : cy - y) + "px");
	return { side_: side, x, y, w, shown_: shown, isWhole_: shown >= h };
};
// A card doesn't cover what has the keyboard's focus.
export const coversFocus = (card, owner = card) => {
	const focused = document.querySelector(":focus-visible"), f = focused?.getBoundingClientRect(), rect = card.getBoundingClientRect();
	return !!f?.width && !owner.contains(focused) && covers(rect, f.left + 12, f.top + 12)
		&& covers(rect, f.right - 12, f.bottom - 12);
};
