// Sheets, popovers, and the arrows of callouts.
import { clamp } from "../shared/basics.js";
import { coversFocus, isUpright, margin, place as placeBeside } from "../shared/placement.js";
import { noticed } from "../shared/presses.js";
import { $, active, body, box, cards, controlOf, focus, focusable, on, popovers, prevent } from "./dom.js";

const middle = ({ left, top, width, height }) => [left + width / 2, top + height / 2];

export default ({ root_, contains_, all_, anchorOf_, live_, inWindow, nearest_, isShort_, isPressed_, post_, announce_, noteOpener_ }) => {
	const sheets = () => all_("dialog[open]");
	const seen = () => all_(popovers + ":popover-open:not([style*=hidden])")[0];
	const dismiss = (tag) => /dismiss/.test(tag.dataset.ev) && post_(tag, "dismiss");

	// The focus.
	let lastFocus = active();
	on("focusin", ({ target }) => {
		if (!target.closest(popovers)) lastFocus = target;
		schedule();
	});
	const lastFocused_ = () => lastFocus?.isConnected ? lastFocus : $(lastFocus?.id);
	const returnFocus_ = (id, anchor) => {
		if (anchor) isolate();
		for (const place of [$(openers[id]), anchor && lastFocused_()]) {
			if (active() === body) focus(place);
		}
	};

	// Sheets.
	const openers = {};
	const status = root_.querySelector(":scope > [role=status]");
	const showSheets_ = () => {
		for (const tag of all_("dialog:not([open])")) {
			openers[tag.id] ??= active().id;
			noteOpener_?.(tag, all_("[data-busy=tap]").pop());
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
		const top = sheets().pop() || root_;
		if (live_.parentElement === top) return;
		live_.textContent = "";
		top.append(...[status, live_].filter(Boolean));
	};
	on("cancel", (event) => {
		if (!contains_(event.target)) return;
		prevent(event);
		dismiss(event.target);
	}, true);

	// Popovers.
	const opened = () => all_(popovers + ":popover-open")[0];
	const modal = () => seen()?.closest("[data-modal]");
	const schedule = () => requestAnimationFrame(arrange_);
	const resizes = new ResizeObserver(schedule);
	const showPopovers_ = () => {
		const card = opened() || all_(popovers)[0];
		if (card && !opened()) {
			card.popover = "manual";
			card.showPopover();
			place(card);
		}
		for (const tag of all_("[aria-details]")) tag.removeAttribute("aria-details");
		if (card) {
			const anchor = anchorOf_(card.parentElement);
			(controlOf(anchor) || anchor)?.setAttribute("aria-details", card.id);
		}
		isolate(modal());
		if (modal() && !modal().contains(active())) focus(card.querySelector(focusable) || card);
		resizes.disconnect();
		for (const tag of [root_, card, card && anchorOf_(card.parentElement), ...all_(".tipui-sheet")]) if (tag) resizes.observe(tag);
		arrange_();
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
		for (const card of all_("[data-points-at]")) {
			const anchor = all_("[data-anchor]").find((tag) => tag.dataset.anchor === card.dataset.pointsAt);
			if (card.open) place(card.firstElementChild, anchor?.firstElementChild, card);
			if (!anchor || card.open) continue;
			const [x, y] = middle(box(anchor)), rect = box(card), { dataset } = card;
			if (!dataset.edge || card.autoEdge_) dataset.edge = card.autoEdge_ = y < middle(rect)[1] ? "top" : "bottom";
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
	// Places the card of a popover, or of a sheet that is a popover except in narrow windows; there the holder is the sheet.
	const place = (card, anchor = anchorOf_(card.parentElement), holder = card) => {
		const { dataset } = holder, isSheet = holder !== card;
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
		else if (!modal()) announce_(card);
		const { side_: side, x, y, w, shown_: shown } = placeBeside(card, a, {
			wanted_: dataset.edge.split(" "),
			// Near the window's edge the card leaves less room there, so that the arrow points at the middle of its anchor.
			first_: Math.min(cx - 20, Math.max(margin, Math.min(left + rest, a.left))),
			last_: Math.max(cx + 20, Math.min(width - margin, Math.max(right - rest, a.right))),
			widest_: "36rem",
		});
		if (!modal() && coversFocus(card)) card.style.visibility = "hidden";
		dataset.side = side;
		// A sheet scrolls, so its arrow is outside its card.
		if (isSheet) holder.style = `--x:${isUpright(side) ? clamp(cx, x + 18, x + w - 18) : side === "left" ? x : x + w}px;--y:${isUpright(side) ? side === "top" ? y : y + shown : clamp(cy, y + 18, y + shown - 18)}px`;
	};
	const arrange_ = () => {
		aimArrows();
		const card = opened(), wasSeen = seen();
		if (!card) return;
		place(card);
		if (wasSeen !== seen()) isolate(modal());
		if (settling !== seen()) settle_(seen());
	};
	// An earlier press isn't meant to dismiss it.
	let settling, timer;
	const settle_ = (card) => {
		settling = card;
		clearTimeout(timer);
		for (const tag of all_("[data-settled]")) delete tag.dataset.settled;
		if (card) timer = setTimeout(() => card.dataset.settled = "", noticed);
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
		if (!card || !event.detail || card.contains(target) || anchorOf_(card.parentElement)?.contains(target)) return;
		if (target.closest("a, button, input, select, textarea, label, summary, [role=button], [data-press]")) post_(card, "setAside");
		else if (isShort_(event)) "settled" in card.dataset ? dismiss(card) : post_(card, "setAside");
	};
	const leave_ = (event) => {
		const { target } = event;
		leavePopover(event);
		if (nearest_(target, "dialog:not(.tipui-alert)") === target && isPressed_(target)) dismiss(target);
		if (target.closest("a[href], label")?.contains(target.closest(popovers))) prevent(event);
	};
	const takeEscape_ = (event) => {
		const layer = seen() || sheets().pop();
		if (event.key !== "Escape" || !layer || isBehind(layer)) return false;
		prevent(event);
		dismiss(layer);
		return true;
	};

	return { showSheets_, showPopovers_, arrange_, leave_, takeEscape_, lastFocused_, returnFocus_ };
};
