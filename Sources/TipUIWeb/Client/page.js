// Connects a TipUI root to its session on the server.
import Announcements from "./announcements.js";
import { body, box, focus, on, prevent } from "./dom.js";
import Overlays from "./overlays.js";
import Patches from "./patches.js";
import Posts from "./posts.js";
import Stream from "./stream.js";
import Visibility from "./visibility.js";

// Each module gets the page, with the functions of the modules before it, and adds its own. The parts are modules that
// not every page has.
export default (root, parts) => {
	const page = {
		root, isWindow: root === body,
		all: (selector) => [...root.querySelectorAll(selector)],
		contains: (tag) => root.contains(tag),
		// The view that a card points at.
		anchorOf: (holder) => holder.firstElementChild,
	};
	const { all, contains } = page;

	const nearest = page.nearest = (target, selector) => {
		const tag = contains(target) ? target.closest(selector) : null;
		return tag?.contains(target.closest("[popover], [popovertarget]")) ? null : tag;
	};
	const answering = page.answering = (target, kind) => nearest(target, `[data-ev~="${kind}"]`);
	let pressed;
	page.isFar = ({ clientX, clientY }) => Math.hypot(clientX - pressed?.clientX, clientY - pressed?.clientY) > 10;
	page.isLong = ({ timeStamp }) => timeStamp - pressed?.timeStamp > 500;
	page.isPressed = (tag) => tag === pressed?.target;

	const settle = page.settle = () => {
		if (page.isWaiting()) return;
		for (const tag of all("[data-busy]")) delete tag.dataset.busy;
		page.settleFields?.();
		page.settleFocus?.();
	};
	const update = page.updatePage = () => {
		// Show sheets before settling: the pressed button, which is still marked as busy, is the sheet's opener.
		page.showSheets();
		settle();
		for (const tag of all("[data-press]:not(button)")) {
			const inner = ":is(a, button, input, select, textarea, [data-press]):not(:scope :is([data-popover], [popover]) *, .tipui-look-contextMenu)";
			if (tag.querySelector(inner)) continue;
			// A focusable element can't contain a card, so make the anchor focusable instead.
			const target = tag.querySelector(".tipui-anchor > :first-child:not(:has(.tipui-anchor))") || tag;
			target.role ||= "button";
			target.tabIndex = 0;
		}
		page.watch();
		page.measure?.();
		page.announce(...all(".tipui-callout"));
		page.showPopovers();
		page.turn?.();
		page.proceed?.();
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
		for (const actions of all(".tipui-actions")) if (!actions.contains(event.target)) hide(actions);
	});
	on("click", (event) => {
		const { target } = event, wasLong = page.wasHeld?.(target), tag = answering(target, "tap");
		if (!wasLong) page.leave(event);
		if (target.popoverTargetElement) return;
		const link = nearest(target, "a[href]");
		if (wasLong) return prevent(event);
		if (link || tag) page.closeMenu?.();
		// A press by keyboard has the detail 0.
		if (!tag || tag.contains(link) || event.detail % (tag.dataset.taps ?? 1)) return;
		prevent(event);
		page.post(tag, "tap");
		// The actions of a row close when one of them is pressed.
		const actions = nearest(tag, ".tipui-actions");
		if (!actions) return;
		actions.open = false;
		focus(actions.firstElementChild);
		hide(actions);
	});
	on("submit", (event) => contains(event.target) && prevent(event));
	on("keydown", (event) => {
		const { key, target } = event;
		// Ignore keys that are already handled, and keys of an input method.
		if (event.defaultPrevented || event.keyCode === 229) return;
		if (contains(target) && page.moveInMenu?.(event)) prevent(event);
		else if (page.takeReturn?.(event) || page.takeEscape(event)) return;
		else if (page.takeShortcut?.(event)) prevent(event);
		else if (/^( |Enter)$/.test(key) && contains(target) && target.role === "button") {
			prevent(event);
			if (!event.repeat) target.click();
		}
	});

	if (page.isWindow) history.replaceState(history.state, "", root.dataset.address + location.hash);
	page.sayRestored?.();
	page.recall?.();
	update();
	if (document.readyState === "complete") page.connect();
	else on("load", () => page.connect());
	return page;
};
