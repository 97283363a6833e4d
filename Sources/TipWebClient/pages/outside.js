// What a press beside a popover or a key means for it.
import { after, around, contains, now } from "../shared/basics.js";
import { deepFocus, stop } from "../shared/focus.js";
import { isShort, noticed } from "../shared/presses.js";

const controls = `a, area, button, input, select, textarea, label, summary, option, canvas, video, audio, iframe, object,
	embed, [tabindex]:not([tabindex="-1"])`;
const roles = new RegExp(
	"^(button|checkbox|combobox|gridcell|link|listbox|menuitem.*|option|radio|scrollbar|searchbox|slider|spinbutton|switch|"
	+ "tab|textbox|treeitem)$",
);
const handlers = /^(on|@|_$|x-on:|v-on:|(data-)?hx-|jsaction$|data-action$)|click|toggle|donate/;
const kinds = ["click", "dblclick", "pointerdown", "mousedown", "mouseup", "pointerup", "touchstart", "touchend"];
const isControl = (node) => node.matches?.(controls) || node.isContentEditable || node.localName?.includes("-")
	|| roles.test(node.role) || kinds.some((kind) => node["on" + kind])
	|| node.getAttributeNames?.().some((name) => handlers.test(name));
// Of a press on a text, a second one may follow that selects a word.
const isText = ({ childNodes }) => [...childNodes].some(({ nodeType, data }) => nodeType === 3 && data.trim());
const secondPress = 0.5;

const layers = "[role=menu], [role=listbox], [role=dialog], [aria-expanded=true], dialog, :popover-open, :fullscreen";

// `current` tells which popover has the turn, `isShown` whether a person could press it, `isAnchorSeen` whether
// they see what it's about, and `openedAt` since when it's there.
export const makeOutside = ({ current, isShown, isAnchorSeen, openedAt }) => {
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
	const down_ = (event) => {
		down = null;
		if (!isShown() || !isAnchorSeen()) return;
		// A press beside a popover of the page closes it.
		hasReacted = !!document.querySelector(":popover-open");
		const { clientX, clientY, timeStamp } = event;
		down = { clientX, clientY, timeStamp, display: current(), isSettled: 1000 * (now() - openedAt()) > noticed };
		watch(event);
	};
	const click_ = (event) => {
		// Keys press without a pointer.
		if (!down || !event.detail) return;
		const press = down, { display } = press, element = display.place_, path = event.composedPath(), target = path[0];
		if (!element || display !== current() || contains(element.anchor_, target)) return;
		// What is around the tip too isn't what was pressed.
		const pressed = path.filter((node) => node instanceof Element && !contains(node, element));
		if (pressed.some(isControl) || !/^(auto|default|text)$/.test(getComputedStyle(target).cursor)) return display.setAside_();
		if (!isShort(press, event) || event.detail > 1) return;
		watch(event);
		setTimeout(() => {
			const isMeant = !hasReacted && press.isSettled;
			after(isMeant && isText(target) ? secondPress : 0, () => {
				if (down !== press || display.place_ !== element) return;
				if (isMeant) display.press_("dismiss");
				else display.setAside_();
			});
		});
	};

	// Whether a menu or layer of the page is in front, to which Escape belongs.
	const isBehind = (element) => [...around(deepFocus())].some((node) =>
		[node, ...node.querySelectorAll?.(":popover-open, :fullscreen") || []].some((layer) =>
			layer.matches?.(layers) && !contains(layer, element) && !contains(element, layer)));
	// Returns whether the key was the popover's.
	const key_ = (event) => {
		const { key, code, shiftKey, isComposing } = event, display = current(), element = display?.place_;
		if (key === "Escape" && element && !isComposing && isShown() && !isBehind(element)) {
			event.preventDefault();
			event.stopImmediatePropagation();
			display.press_("dismiss");
			return true;
		}
		// A popover comes after its anchor, wherever its element is.
		if ((key === "Tab" || code === "Tab") && element?.card_) tab(event, element, shiftKey);
	};
	const tab = (event, element, isBack) => {
		const place = stop(element.anchor_);
		if (!place) return;
		const buttons = element.buttons_(), focus = deepFocus(), index = buttons.indexOf(focus);
		for (const button of buttons) button.tabIndex = -1;
		const next = index < 0 ? focus === place && !isBack && buttons[0]
			: isBack ? buttons[index - 1] || place : buttons[index + 1];
		if (next) {
			event.preventDefault();
			event.stopImmediatePropagation();
			next.focus();
		} else if (index >= 0) place.focus();
	};
	return { down_, click_, key_ };
};
