// Opens the menus of a root, and moves in them by the keyboard.
export default (root, focusable) => {
	const opened = () => [...root.querySelectorAll("[role=menu]:popover-open")];

	// The button that opens a view's own menu, once the pointer is up: going up would close it.
	let opener;
	const release = () => setTimeout(() => {
		opener?.click();
		opener = null;
	});
	const open = (tag, { clientX, clientY }) => {
		if (!tag?.matches(".tipui-context")) return false;
		const { left, top } = tag.getBoundingClientRect();
		opener = tag.children[1];
		opener.style = `left:${clientX - left}px;top:${clientY - top}px`;
		return true;
	};
	addEventListener("touchend", (event) => opener && event.preventDefault(), { passive: false });

	const move = ({ key, target }) => {
		const rtl = target.matches(":dir(rtl)");
		if (target.popoverTargetElement && (target.role ? (rtl ? /Left/ : /Right/) : /Arrow[UD]/).test(key)) target.click();
		const open = opened(), menu = open.pop();
		if (!menu) return false;
		if (key === "Tab") (open[0] || menu).hidePopover();
		if (key === "Escape" || key === (rtl ? "ArrowRight" : "ArrowLeft") && open[0]) {
			menu.hidePopover();
			if (open[0]) menu.parentElement.previousElementSibling.focus({ preventScroll: true });
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
	return { open, release, move, close: () => opened()[0]?.hidePopover() };
};
