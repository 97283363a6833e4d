// Opens the context menus of a root, handles the keyboard in menus, and detects long presses.
import { box, focus, focusable, on, prevent } from "./dom.js";

export default ({ root_, nearest_, answering_, isFar_, post_ }) => {
	const opened = () => [...root_.querySelectorAll("[role=menu]:popover-open")];

	// The button that opens a context menu. It is clicked after pointerup, which would close the menu.
	let opener, held, timer;
	const release = () => {
		timer = clearTimeout(timer);
		setTimeout(() => {
			opener?.click();
			opener = null;
		});
	};
	const open = (tag, { clientX, clientY }) => {
		if (!tag?.matches(".tipui-context")) return false;
		const { left, top } = box(tag);
		opener = tag.children[1];
		opener.style = `left:${clientX - left}px;top:${clientY - top}px`;
		return true;
	};
	on("touchend", (event) => opener && prevent(event), { passive: false });
	on("pointerdown", (event) => {
		release();
		held = null;
		const tag = event.button ? null : answering_(event.target, "longPress");
		timer = setTimeout(() => {
			held = tag;
			if (tag && !open(tag, event)) post_(tag, "longPress");
		}, tag?.dataset.longpress || 500);
	});
	on("pointerup", release);
	on("pointercancel", release);
	on("pointermove", (event) => {
		if (isFar_(event)) clearTimeout(timer);
	});
	on("contextmenu", (event) => {
		const { target, pointerType } = event, tag = answering_(target, "longPress");
		if (!tag) return;
		prevent(event);
		if (open(pointerType === "touch" ? tag : nearest_(target, ".tipui-context"), event) && !timer) release();
	});
	// On the keyboard, Shift-Enter is a long press; so is Enter or Space where a short press does nothing.
	on("keydown", (event) => {
		const { key, target, shiftKey, repeat } = event, tag = answering_(target, "longPress");
		const isAsked = shiftKey && key === "Enter"
			|| /^( |Enter)$/.test(key) && target.role === "button" && !answering_(target, "tap");
		if (!tag || !isAsked || tag.matches(".tipui-context") || target.matches("input")) return;
		prevent(event);
		if (!repeat) post_(tag, "longPress");
	}, true);
	// Whether a click follows a long press, which has already been handled.
	const wasHeld_ = (target) => {
		const was = held?.contains(target);
		if (!target.popoverTargetElement) held = null;
		return was;
	};

	const moveInMenu_ = ({ key, target }) => {
		const rtl = target.matches(":dir(rtl)");
		if (target.popoverTargetElement && (target.role ? (rtl ? /Left/ : /Right/) : /Arrow[UD]/).test(key)) target.click();
		const open = opened(), menu = open.pop();
		if (!menu) return false;
		if (key === "Tab") (open[0] || menu).hidePopover();
		if (key === "Escape" || key === (rtl ? "ArrowRight" : "ArrowLeft") && open[0]) {
			menu.hidePopover();
			if (open[0]) focus(menu.parentElement.previousElementSibling);
			return true;
		}
		const list = [...menu.querySelectorAll(focusable)].filter((tag) => tag.checkVisibility());
		const place = list.indexOf(target);
		const step = { ArrowDown: place + 1, ArrowUp: Math.max(place, 0) - 1, Home: 0, End: -1 }[key];
		if (step != null) list.at(step % list.length)?.focus();
		else {
			const begins = (tag) => tag.innerText.trim()[0]?.toLowerCase() === key.toLowerCase();
			[...list.slice(place + 1), ...list].find(begins)?.focus();
		}
		return step != null;
	};
	return { wasHeld_, moveInMenu_, closeMenu_: () => opened()[0]?.hidePopover() };
};
