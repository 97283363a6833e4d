// Posts changes of text fields and switches, and shows the values that the app returns.
import { on } from "./dom.js";

export default ({ all, answering, post, restart }) => {
	const texts = () => all("[type=text]");
	const change = (target) => {
		const tag = answering(target, "change");
		if (!tag) return;
		if (target.type === "checkbox") post(tag, "change", String(target.checked));
		else post(tag, "change", target.value, true);
	};
	on("input", ({ target }) => {
		restart.noteChange(target);
		change(target);
	});

	// Sets each field to the app's value.
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

	// The browser may have restored text that was typed before a reload.
	const begin = () => {
		for (const tag of texts()) if (tag.value !== tag.defaultValue) change(tag);
	};
	return { begin, settle, takeKey };
};
