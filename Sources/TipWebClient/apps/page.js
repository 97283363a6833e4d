// Connects a TipUI root to its session on the server.
import { isFar, isShort } from "../shared/presses.js";
import Announcements from "./announcements.js";
import { body, box, focus, on, prevent } from "./dom.js";
import Overlays from "./overlays.js";
import Patches from "./patches.js";
import Posts from "./posts.js";
import Stream from "./stream.js";
import Visibility from "./visibility.js";

// Each module gets the page, with the functions of the modules before it, and adds its own. The parts are modules that
// not every page has.
export default (root_, parts) => {
	const page = {
		root_, isWindow_: root_ === body,
		all_: (selector) => [...root_.querySelectorAll(selector)],
		contains_: (tag) => root_.contains(tag),
		// The view that a card points at.
		anchorOf_: (holder) => holder.firstElementChild,
	};
	const { all_, contains_ } = page;

	const nearest_ = page.nearest_ = (target, selector) => {
		const tag = contains_(target) ? target.closest(selector) : null;
		return tag?.contains(target.closest("[popover], [popovertarget]")) ? null : tag;
	};
	const answering_ = page.answering_ = (target, kind) => nearest_(target, `[data-ev~="${kind}"]`);
	let pressed;
	page.isShort_ = (event) => isShort(pressed, event);
	page.isFar_ = (event) => isFar(pressed, event);
	page.isPressed_ = (tag) => tag === pressed?.target;

	const settle_ = page.settle_ = () => {
		if (page.isWaiting_()) return;
		for (const tag of all_("[data-busy]")) delete tag.dataset.busy;
		page.settleFields_?.();
		page.settleFocus_?.();
	};
	const update = page.updatePage_ = () => {
		// Show sheets before settling: the pressed button, which is still marked as busy, is the sheet's opener.
		page.showSheets_();
		settle_();
		for (const tag of all_("[data-press]:not(button)")) {
			const inner = ":is(a, button, input, select, textarea, [data-press]):not(:scope :is([data-popover], [popover]) *, .tipui-look-contextMenu)";
			if (tag.querySelector(inner)) continue;
			// A focusable element can't contain a card, so make the anchor focusable instead.
			const target = tag.querySelector(".tipui-anchor > :first-child:not(:has(.tipui-anchor))") || tag;
			target.role ||= "button";
			target.tabIndex = 0;
		}
		page.watch_();
		page.measure_?.();
		page.announce_(...all_(".tipui-callout"));
		page.showPopovers_();
		page.turn_?.();
		page.proceed_?.();
	};

	const modules = [Announcements, Posts, Visibility, ...parts, Overlays, Patches, Stream];
	for (const module of modules) Object.assign(page, module(page));

	// Scrolls back a row whose actions a swipe revealed.
	const hide = (actions) => {
		const row = actions.parentElement;
		const behavior = matchMedia("(prefers-reduced-motion: reduce)").matches ? "instant" : "smooth";
		row.scrollBy({ left: box(actions).left - box(row).left, behavior });
	};
	on("pointerdown", (event) => {
		pressed = event;
		for (const actions of all_(".tipui-actions")) if (!actions.contains(event.target)) hide(actions);
	});
	on("click", (event) => {
		const { target } = event, wasLong = page.wasHeld_?.(target), tag = answering_(target, "tap");
		if (!wasLong) page.leave_(event);
		if (target.popoverTargetElement) return;
		const link = nearest_(target, "a[href]");
		if (wasLong) return prevent(event);
		if (link || tag) page.closeMenu_?.();
		// A press by keyboard has the detail 0.
		if (!tag || tag.contains(link) || event.detail % (tag.dataset.taps ?? 1)) return;
		prevent(event);
		page.post_(tag, "tap");
		// The actions of a row close when one of them is pressed.
		const actions = nearest_(tag, ".tipui-actions");
		if (!actions) return;
		actions.open = false;
		focus(actions.firstElementChild);
		hide(actions);
	});
	on("submit", (event) => contains_(event.target) && prevent(event));
	on("keydown", (event) => {
		const { key, target } = event;
		// Ignore keys that are already handled, and keys of an input method.
		if (event.defaultPrevented || event.keyCode === 229) return;
		if (contains_(target) && page.moveInMenu_?.(event)) prevent(event);
		else if (page.takeReturn_?.(event) || page.takeEscape_(event)) return;
		else if (page.takeShortcut_?.(event)) prevent(event);
		else if (/^( |Enter)$/.test(key) && contains_(target) && target.role === "button") {
			prevent(event);
			if (!event.repeat) target.click();
		}
	});

	if (page.isWindow_) history.replaceState(history.state, "", root_.dataset.address + location.hash);
	page.sayRestored_?.();
	page.recall_?.();
	update();
	if (document.readyState === "complete") page.connect_();
	else on("load", () => page.connect_());
	return page;
};
