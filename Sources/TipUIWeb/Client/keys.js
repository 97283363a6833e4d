// Presses buttons with their keyboard shortcuts.
export default ({ root, all }) => {
	// A shortcut consists of its modifiers' letters, a plus sign and the key. It presses only buttons in front.
	const takeKey = ({ key, target, ctrlKey, metaKey, altKey, shiftKey, repeat }) => {
		const command = ctrlKey || metaKey;
		const isTaken = key[1] ? key === "Enter" && target.matches("a, button, summary, textarea")
			: !command && target.matches("input, textarea, select");
		if (repeat || isTaken || root.querySelector(":popover-open")) return;
		const keys = (command ? "C" : "") + (altKey ? "A" : "") + (shiftKey ? "S" : "") + "+" + key.toLowerCase();
		const front = all("dialog[open]").pop() || root;
		const button = [...front.querySelectorAll("[data-keys]:enabled")]
			.find((tag) => tag.dataset.keys === keys && tag.checkVisibility({ visibilityProperty: true }));
		button?.click();
		return button;
	};
	return { takeKey };
};
