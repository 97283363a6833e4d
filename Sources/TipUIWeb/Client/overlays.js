// Sheets, popovers, and the arrows of callouts.
import { $, active, body, box, cards, focus, focusable, on, popovers, prevent } from "./dom.js";

const clamp = (value, low, high) => Math.max(low, Math.min(value, high));
const middle = ({ left, top, width, height }) => [left + width / 2, top + height / 2];
const isUpright = (side) => /top|bottom/.test(side);

export default ({ root, contains, all, anchorOf, live, inWindow, nearest, isFar, isLong, isPressed, post, announce, noteOpener }) => {
	const sheets = () => all("dialog[open]");
	const seen = () => all(popovers + ":popover-open:not([style*=hidden])")[0];
	const dismiss = (tag) => /dismiss/.test(tag.dataset.ev) && post(tag, "dismiss");

	// The focus.
	let lastFocus = active();
	on("focusin", ({ target }) => {
		if (!target.closest(popovers)) lastFocus = target;
		schedule();
	});
	const lastFocused = () => lastFocus?.isConnected ? lastFocus : $(lastFocus?.id);
	const returnFocus = (id, anchor) => {
		if (anchor) isolate();
		for (const place of [$(openers[id]), anchor && lastFocused()]) {
			if (active() === body) focus(place);
		}
	};

	// Sheets.
	const openers = {};
	const status = root.querySelector(":scope > [role=status]");
	const showSheets = () => {
		for (const tag of all("dialog:not([open])")) {
			openers[tag.id] ??= active().id;
			noteOpener?.(tag, all("[data-busy=tap]").pop());
			tag.showModal();
			const controls = [...tag.querySelectorAll(focusable)];
			const first = tag.querySelector(".tipui-choices :is(input, [data-keys='+enter'])")
				|| tag.querySelector(".tipui-title:not(:empty)")
				|| controls.find((control) => !control.matches(".tipui-look-sheetHandle, [type=text]")) || tag.firstElementChild;
			if (!controls.includes(first)) first.tabIndex = -1;
			focus(first);
		}
		// A modal sheet covers outside elements and hides them from screen readers, so move the status and live region
		// into it.
		const top = sheets().pop() || root;
		if (live.parentElement === top) return;
		live.textContent = "";
		top.append(...[status, live].filter(Boolean));
	};
	on("cancel", (event) => {
		if (!contains(event.target)) return;
		prevent(event);
		dismiss(event.target);
	}, true);

	// Popovers.
	const opened = () => all(popovers + ":popover-open")[0];
	const modal = () => seen()?.closest("[data-modal]");
	const schedule = () => requestAnimationFrame(arrange);
	const resizes = new ResizeObserver(schedule);
	const showPopovers = () => {
		const card = opened() || all(popovers)[0];
		if (card && !opened()) {
			card.popover = "manual";
			card.showPopover();
			place(card);
		}
		for (const tag of all("[aria-details]")) tag.removeAttribute("aria-details");
		if (card) {
			const anchor = anchorOf(card.parentElement);
			(anchor?.matches(focusable) ? anchor : anchor?.querySelector(focusable) || anchor)?.setAttribute("aria-details", card.id);
		}
		isolate(modal());
		if (modal() && !modal().contains(active())) focus(card.querySelector(focusable) || card);
		resizes.disconnect();
		for (const tag of [root, card, card && anchorOf(card.parentElement), ...all(".tipui-sheet")]) if (tag) resizes.observe(tag);
		arrange();
	};
	// The ancestors of a card can't be inert, so their other children become inert instead.
	let isolated = [], holders = [];
	const isolate = (card) => {
		for (const tag of isolated) tag.inert = false;
		for (const tag of holders) tag.tabIndex = 0;
		isolated = [];
		holders = [];
		lockScroll(card);
		if (card) card.tabIndex = -1;
		for (let tag = card; tag && tag !== body; tag = tag.parentElement) {
			if (tag !== card && tag.matches(focusable)) {
				tag.tabIndex = -1;
				holders.push(tag);
			}
			isolated.push(...[...tag.parentElement.children].filter((child) => child !== tag && !child.inert));
		}
		for (const tag of isolated) tag.inert = true;
	};
	// Prevents scrolling behind a modal card, and keeps the space of the scroll bar so that nothing shifts.
	const lockScroll = (card) => {
		const { style, clientWidth } = document.documentElement;
		if (card && !style.overflow) style.scrollbarGutter = innerWidth > clientWidth ? "stable" : "";
		style.overflow = card ? "hidden" : "";
		if (!card) style.scrollbarGutter = "";
	};
	const point = (card, place) => card.style.setProperty("--arrow", place + "px");
	const aimArrows = () => {
		for (const card of all("[data-points-at]")) {
			const anchor = all("[data-anchor]").find((tag) => tag.dataset.anchor === card.dataset.pointsAt);
			if (card.open) place(card.firstElementChild, anchor?.firstElementChild, card);
			if (!anchor || card.open) continue;
			const [x, y] = middle(box(anchor)), rect = box(card), { dataset } = card;
			if (!dataset.edge || card.autoEdge) dataset.edge = card.autoEdge = y < middle(rect)[1] ? "top" : "bottom";
			point(card, (isUpright(dataset.edge) ? x - rect.left : y - rect.top) - card.clientLeft);
		}
	};
	const part = (rect, at, rtl) => {
		if (!at) return rect;
		const [x, y, width, height] = at.split(" ").map(Number);
		return height >= 0 ? new DOMRect(rect.left + x, rect.top + y, width, height)
			: new DOMRect(rect.left + (rtl ? 1 - x : x) * rect.width, rect.top + y * rect.height);
	};
	// Whether a modal dialog is open in front of a card, of a page that isn't ours too.
	const isBehind = (card) => {
		const dialog = [...document.querySelectorAll("dialog:modal")].pop();
		return dialog && !dialog.contains(card);
	};
	const covers = ({ left, top, right, bottom }, [x, y]) => x >= left && x <= right && y >= top && y <= bottom;
	// Places the card of a popover, or of a sheet that is a popover except in narrow windows; there the holder is the sheet.
	const place = (card, anchor = anchorOf(card.parentElement), holder = card) => {
		const { dataset } = holder, isSheet = holder !== card;
		const margin = 16, rim = 8, gap = 10;
		const { clientWidth: width, clientHeight: height } = document.documentElement;
		// The card is centered on its anchor, but aligned with its column where it would extend beyond it.
		const column = card.parentElement.closest(".tipui-sheet, .tipui-root") || body, { left, right } = box(column);
		const rest = parseFloat(getComputedStyle(column).paddingLeft);
		const rtl = card.matches(":dir(rtl)");
		const a = part(box(anchor || card), dataset.at, rtl), [cx, cy] = middle(a);
		const away = !anchor || a.bottom < 0 || a.top > height || a.right < 0 || a.left > width
			|| (isSheet ? dataset.stays == null && innerWidth < 700 : isBehind(card) || inWindow[card.parentElement.id] === false);
		card.style = away && !isSheet ? "visibility:hidden" : "";
		if (away) return isSheet && delete dataset.side;
		if (isSheet) dataset.side ||= "top";
		else if (!modal()) announce(card);
		const named = { leading: rtl ? "right" : "left", trailing: rtl ? "left" : "right" };
		const room = {
			top: height - a.bottom - gap - rim, bottom: a.top - gap - rim,
			left: width - a.right - gap - margin, right: a.left - gap - margin,
		};
		const sides = dataset.edge.split(" ").map((edge) => named[edge] || edge);
		// A card beside its anchor may be narrower than elsewhere.
		const side = sides.find((side) => room[side] >= (isUpright(side) ? card.offsetHeight : Math.min(card.offsetWidth, 240)))
			|| (room.top >= room.bottom ? "top" : "bottom");
		const upright = isUpright(side);
		if (!upright) card.style.maxWidth = `min(36rem,${room[side]}px)`;
		const { offsetWidth: w, offsetHeight: h } = card;
		// Where there is little room, let the card cover its anchor rather than shrink to less than 200 px.
		const shown = Math.min(h, height - 2 * rim, upright ? Math.max(room[side], 200) : h);
		const first = Math.max(margin, Math.min(left + rest, a.left, cx - 18));
		const last = Math.min(width - margin, Math.max(right - rest, a.right, cx + 18));
		const x = upright ? clamp(cx - w / 2, first, Math.max(first, last - w))
			: side === "left" ? a.right + gap : a.left - gap - w;
		const y = clamp(!upright ? cy - shown / 2 : side === "top" ? a.bottom + gap : a.top - gap - shown,
			rim, height - shown - rim);
		card.style.cssText += `;left:${x}px;top:${y}px` + (shown < h ? `;max-height:${shown}px` : "");
		// Don't cover all of the element that has the keyboard focus.
		const focused = document.querySelector(":focus-visible"), f = focused && box(focused), rect = box(card);
		if (focused && !modal() && !card.contains(focused) && covers(rect, [f.left + 12, f.top + 12])
			&& covers(rect, [f.right - 12, f.bottom - 12])) card.style.visibility = "hidden";
		dataset.side = side;
		point(card, upright ? cx - x : cy - y);
		// A sheet scrolls, so its arrow is outside its card.
		if (isSheet) holder.style = `--x:${upright ? clamp(cx, x + 18, x + w - 18) : side === "left" ? x : x + w}px;--y:${upright ? side === "top" ? y : y + shown : clamp(cy, y + 18, y + shown - 18)}px`;
	};
	const arrange = () => {
		aimArrows();
		const card = opened(), wasSeen = seen();
		if (!card) return;
		place(card);
		if (wasSeen !== seen()) isolate(modal());
		if (settling !== seen()) settle(seen());
	};
	// It takes people up to 0.8 s to notice a new card, so an earlier press isn't meant to dismiss it.
	let settling, timer;
	const settle = (card) => {
		settling = card;
		clearTimeout(timer);
		for (const tag of all("[data-settled]")) delete tag.dataset.settled;
		if (card) timer = setTimeout(() => card.dataset.settled = "", 800);
	};
	on("scroll", schedule, true);
	on("resize", schedule);
	on("animationend", schedule);
	on("transitionend", schedule);
	for (const kind of ["pointerdown", "mousedown", "click"]) {
		on(kind, (event) => {
			if (!event.isTrusted || !modal() || modal().contains(event.target)) return;
			prevent(event);
			event.stopImmediatePropagation();
		}, true);
	}

	// A press outside any control dismisses a popover. A press on another control sets it aside, and so does any press
	// within the first 0.8 s. Drags, long presses and keys do neither.
	const leavePopover = (event) => {
		const { target } = event, card = seen();
		if (!card || !event.detail || card.contains(target) || anchorOf(card.parentElement)?.contains(target)) return;
		if (target.closest("a, button, input, select, textarea, label, summary, [role=button], [data-press]")) post(card, "setAside");
		else if (!isFar(event) && !isLong(event)) "settled" in card.dataset ? dismiss(card) : post(card, "setAside");
	};
	const leave = (event) => {
		const { target } = event;
		leavePopover(event);
		if (nearest(target, "dialog:not(.tipui-alert)") === target && isPressed(target)) dismiss(target);
		if (target.closest("a[href], label")?.contains(target.closest(popovers))) prevent(event);
	};
	const takeEscape = (event) => {
		const layer = seen() || sheets().pop();
		if (event.key !== "Escape" || !layer || isBehind(layer)) return false;
		prevent(event);
		dismiss(layer);
		return true;
	};

	return { showSheets, showPopovers, arrange, leave, takeEscape, lastFocused, returnFocus };
};
