// Places the card of a popover beside its anchor, with an arrow that points at the anchor.
import { boxOf } from "./sight.js";

const clamp = (value, low, high) => Math.max(low, Math.min(value, high));
const isUpright = (side) => /top|bottom/.test(side);
const margin = 16, rim = 8, gap = 10;

// `edge` is the edge of the card that carries the arrow if there is room. Returns whether the anchor is in the window.
export const place = (card, anchor, edge) => {
	// Without a doctype, the body has the window's size.
	const { clientWidth: width, clientHeight: height } = document.scrollingElement || document.body;
	const a = boxOf(anchor), x = a.left + a.width / 2, y = a.top + a.height / 2;
	if (x < 0 || x > width || y < 0 || y > height) return false;
	const isTurned = card.matches(":dir(rtl)");
	const room = {
		top: height - a.bottom - gap - rim, bottom: a.top - gap - rim,
		left: width - a.right - gap - margin, right: a.left - gap - margin,
	};
	const wanted = { leading: isTurned ? "right" : "left", trailing: isTurned ? "left" : "right" }[edge] || edge;
	const { style } = card;
	style.maxWidth = style.height = "";
	// A card beside its anchor may be narrower than elsewhere.
	const side = [wanted, "top", "bottom"].find((side) =>
		room[side] >= (isUpright(side) ? card.offsetHeight : Math.min(card.offsetWidth, 240)))
		|| (room.top >= room.bottom ? "top" : "bottom");
	const upright = isUpright(side);
	if (!upright) style.maxWidth = room[side] + "px";
	const { offsetWidth: w, offsetHeight: h } = card;
	// Where there is little room, the card covers its anchor rather than shrinks to less than 200 px.
	const shown = Math.min(h, height - 2 * rim, upright ? Math.max(room[side], 200) : h);
	card.classList.toggle("long", shown < h);
	if (shown < h) style.height = shown + "px";
	const left = upright ? clamp(x - w / 2, Math.min(margin, x - 18), Math.max(width - margin, x + 18) - w)
		: side === "left" ? a.right + gap : a.left - gap - w;
	const beside = !upright ? y - shown / 2 : side === "top" ? a.bottom + gap : a.top - gap - shown;
	const top = clamp(beside, rim, height - shown - rim);
	style.left = left + "px";
	style.top = top + "px";
	style.setProperty("--arrow", (upright ? x - left : y - top) + "px");
	card.dataset.side = side;
	// It doesn't cover what has the keyboard's focus.
	const focused = document.querySelector(":focus-visible"), f = focused && boxOf(focused);
	const covers = f && f.width && left < f.left + 12 && top < f.top + 12
		&& left + w > f.right - 12 && top + shown > f.bottom - 12;
	style.visibility = covers && !card.getRootNode().host.contains(focused) ? "hidden" : "";
	return true;
};
