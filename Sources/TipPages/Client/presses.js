// What a person presses: a tip's buttons, Escape, what is around a popover, and elements that donate.
import { current, isAnchorSeen, isSettled } from "./popovers.js";
import { stop } from "./elements.js";
import { around, contains, deepFocus, now, on } from "./site.js";

const controls = `a, area, button, input, select, textarea, label, summary, option, canvas, video, audio, iframe, object,
	embed, [tabindex]:not([tabindex="-1"])`;
const roles = new RegExp(
	"^(button|checkbox|combobox|gridcell|link|listbox|menuitem.*|option|radio|scrollbar|searchbox|slider|spinbutton|switch|"
	+ "tab|textbox|treeitem)$",
);
const handlers = /^(on|@|_$|x-on:|v-on:|(data-)?hx-|jsaction$|data-action$)|click|toggle|donate/;
const kinds = ["dblclick", "mousedown", "mouseup", "pointerup", "touchstart", "touchend"];
const isControl = (node) => node.matches?.(controls) || node.isContentEditable || node.localName?.includes("-")
	|| roles.test(node.role) || ["click", "pointerdown", ...kinds].some((kind) => node["on" + kind])
	|| node.getAttributeNames?.().some((name) => handlers.test(name));

const layers = "[role=menu], [role=listbox], [role=dialog], [aria-expanded=true], dialog, :popover-open, :fullscreen";

// `slotOf` tells the tip of an element.
export const start = (slotOf, donate) => {
	const ownElement = (event) => {
		const path = event.composedPath(), index = path.findIndex(slotOf);
		return index > 0 && path[index];
	};
	// A press on a tip is the tip's alone, whatever the page does with presses.
	const takeOwn = (event) => {
		const element = ownElement(event);
		if (!element) return false;
		event.stopImmediatePropagation();
		if (event.type !== "click") return true;
		const path = event.composedPath(), button = path.find(({ localName }) => localName === "button");
		if (path.slice(0, path.indexOf(element)).some(({ localName }) => /^(a|summary)$/.test(localName))) return true;
		event.preventDefault();
		if (!button) return true;
		if (button.dataset.action) button.toggleAttribute("data-busy", true);
		slotOf(element).press(button.value);
		return true;
	};
	for (const kind of kinds) on(kind, takeOwn);

	// What a page does while an event is handled shows that the press was on something.
	let down, hasReacted;
	const watch = (event) => {
		let isHeard;
		const hear = () => isHeard = true;
		const observer = new MutationObserver(() => hasReacted = true);
		for (const root of [document, event.composedPath()[0].getRootNode()]) {
			observer.observe(root, { subtree: true, childList: true, attributes: true, characterData: true });
		}
		addEventListener(event.type, hear);
		setTimeout(() => {
			hasReacted ||= event.defaultPrevented || !isHeard;
			observer.disconnect();
			removeEventListener(event.type, hear);
		});
	};
	on("pointerdown", (event) => {
		down = null;
		// A press beside a popover of the page closes it.
		hasReacted = !!document.querySelector(":popover-open");
		if (takeOwn(event) || !isAnchorSeen()) return;
		down = { x: event.clientX, y: event.clientY, at: now(), slot: current(), isSettled: isSettled() };
		watch(event);
	});
	on("click", (event) => {
		if (takeOwn(event)) return;
		const path = event.composedPath();
		const donor = path.find(({ dataset }) => dataset?.tipDonate);
		if (donor) donate(donor.dataset.tipDonate);
		// Keys press without a pointer.
		if (!down || !event.detail) return;
		const { x, y, at, slot, isSettled } = down, element = slot.place, target = path[0];
		down = null;
		if (!element || slot !== current() || contains(element.anchor, target)) return;
		// What is around the tip too isn't what was pressed.
		const pressed = path.filter((node) => node instanceof Element && !contains(node, element));
		if (pressed.some(isControl) || !/^(auto|default|text)$/.test(getComputedStyle(target).cursor)) return slot.setAside();
		if (Math.hypot(event.clientX - x, event.clientY - y) > 10 || now() - at > 0.5) return;
		watch(event);
		setTimeout(() => {
			if (slot.place !== element) return;
			hasReacted || !isSettled ? slot.setAside() : slot.press("dismiss");
		});
	});

	// Whether a menu or layer of the page is in front, to which Escape belongs.
	const isBehind = (element) => [...around(deepFocus())].some((node) =>
		[node, ...node.querySelectorAll?.(":popover-open, :fullscreen") || []].some((layer) =>
			layer.matches?.(layers) && !contains(layer, element) && !contains(element, layer)));
	// What follows a key that was a tip's is the tip's too.
	let ownKey;
	for (const kind of ["keypress", "keyup"]) {
		on(kind, (event) => event.key === ownKey && event.stopImmediatePropagation());
	}
	on("keydown", (event) => {
		ownKey = null;
		const { key, code, shiftKey, isComposing } = event, slot = current(), element = slot?.place;
		if (key === "Escape" && element && !isComposing && isAnchorSeen() && !isBehind(element)) {
			event.preventDefault();
			event.stopImmediatePropagation();
			ownKey = key;
			return slot.press("dismiss");
		}
		// A popover comes after its anchor, wherever its element is.
		if ((key === "Tab" || code === "Tab") && element) return tab(event, element, shiftKey);
		if (/^(Enter| )$/.test(key) && ownElement(event)) {
			ownKey = key;
			event.stopImmediatePropagation();
		}
	});
	const tab = (event, element, isBack) => {
		const place = stop(element.anchor);
		if (!place) return;
		const buttons = [...element.card.querySelectorAll("button, a[href]")];
		const focus = deepFocus(), index = buttons.indexOf(focus);
		for (const button of buttons) button.tabIndex = -1;
		const next = index < 0 ? focus === place && !isBack && buttons[0]
			: isBack ? buttons[index - 1] || place : buttons[index + 1];
		if (next) {
			event.preventDefault();
			event.stopImmediatePropagation();
			next.focus();
		} else if (index >= 0) place.focus();
	};
};
