// Presses buttons with their keyboard shortcuts, selects tabs with the arrow keys, and scrolls to the current page.
import { box } from "./dom.js";

export default ({ root_, all_ }) => {
	// A shortcut consists of its modifiers' letters, a plus sign and the key. It presses only buttons in front.
	const takeShortcut_ = ({ key, target, ctrlKey, metaKey, altKey, shiftKey, repeat }) => {
		const step = target.role === "tab" && { ArrowRight: 1, ArrowLeft: -1 }[key];
		if (step) {
			const tabs = [...target.parentElement.children];
			const tab = tabs.at((tabs.indexOf(target) + step * (target.matches(":dir(rtl)") ? -1 : 1)) % tabs.length);
			tab.focus();
			tab.click();
			return tab;
		}
		const command = ctrlKey || metaKey;
		const isTaken = key[1] ? key === "Enter" && target.matches("a, button, summary, textarea")
			: !command && target.matches("input, textarea, select");
		if (repeat || isTaken || root_.querySelector(":popover-open")) return;
		const keys = (command ? "C" : "") + (altKey ? "A" : "") + (shiftKey ? "S" : "") + "+" + key.toLowerCase();
		const front = all_("dialog[open]").pop() || root_;
		const button = [...front.querySelectorAll("[data-keys]:enabled")]
			.find((tag) => tag.dataset.keys === keys && tag.checkVisibility({ visibilityProperty: true }));
		button?.click();
		return button;
	};
	const pages = {};
	const turn_ = () => {
		for (const page of all_("[data-current]")) {
			const row = page.parentElement, distance = box(page).left - box(row).left;
			// At once past other pages, which a person would select by scrolling slowly. Not scrollBy, which stops at each.
			const behavior = pages[row.id] && Math.abs(distance) < 1.5 * row.clientWidth ? "smooth" : "instant";
			if (pages[row.id] !== page.id) row.scrollTo({ left: row.scrollLeft + distance, behavior });
			pages[row.id] = page.id;
		}
	};
	return { takeShortcut_, turn_ };
};
