// Posts what is typed and switched, and shows what the app makes of it.
import { on } from "./dom.js";

export default ({ root, all, answering, post }) => {
	const texts = () => all("[type=text]");
	const change = (target) => {
		const tag = answering(target, "change");
		if (!tag) return;
		if (target.type === "checkbox") post(tag, "change", String(target.checked));
		else post(tag, "change", target.value, true);
	};
	on("input", ({ target }) => change(target));

	// Gives each field the app's value.
	const settle = () => {
		for (const tag of all("input")) {
			tag.checked = tag.defaultChecked;
			if (tag.type !== "text" || tag.value === tag.defaultValue) continue;
			const rest = tag.value.length - tag.selectionEnd;
			tag.value = tag.defaultValue;
			tag.selectionStart = tag.selectionEnd = tag.value.length - rest;
		}
	};
	const takeKey = ({ key, target }) => {
		const isSubmitted = key === "Enter" && answering(target, "submit");
		if (isSubmitted) post(target, "submit", target.value);
		return isSubmitted;
	};

	// A page that takes the place of another, whose state is gone, is given what was typed there.
	const typed = () => texts().map(({ ariaLabel, value }) => [ariaLabel, value]);
	const takeTyped = () => {
		const { typed, ...state } = history.state || {};
		if (!typed) return;
		history.replaceState(state, "");
		// A moment later it is a change, which is read aloud.
		setTimeout(() => root.dataset.anew = "", 500);
		setTimeout(() => delete root.dataset.anew, 8000);
		texts().forEach((tag, place) => {
			const [label, value] = typed[place] || [];
			if (label === tag.ariaLabel && !tag.value) tag.value = value;
		});
	};
	const begin = () => {
		takeTyped();
		for (const tag of texts()) if (tag.value !== tag.defaultValue) change(tag);
	};
	return { begin, settle, takeKey, typed };
};
