// Posts changes of fields and switches, and shows the values that the app returns.
import { inputs, isSwitch, on } from "./dom.js";

export default ({ all, answering, post, noteChange }) => {
	const say = (target, kind) => {
		const tag = answering(target, kind);
		// A date that isn't complete yet is no value.
		if (!tag || !target.validity.valid) return;
		if (isSwitch(target)) post(tag, kind, String(target.checked));
		else post(tag, kind, target.value, kind === "change");
	};
	on("input", ({ target }) => {
		noteChange(target);
		say(target, "change");
	});
	on("change", ({ target }) => say(target, "commit"));

	// Sets each field to the app's value.
	const settleFields = () => {
		for (const tag of all(inputs)) {
			tag.checked = tag.defaultChecked;
			for (const option of tag.options || []) if (option.selected !== option.defaultSelected) option.selected = option.defaultSelected;
			const { value, defaultValue, selectionEnd } = tag;
			if (tag.options || value === defaultValue || tag.matches(":focus:invalid")) continue;
			tag.value = defaultValue;
			if (selectionEnd != null) tag.selectionStart = tag.selectionEnd = defaultValue.length + selectionEnd - value.length;
		}
	};
	const takeReturn = ({ key, target }) => {
		const isSubmitted = key === "Enter" && answering(target, "submit");
		if (isSubmitted) post(target, "submit", target.value);
		return isSubmitted;
	};

	// The browser may have restored text that was typed before a reload.
	const sayRestored = () => {
		for (const tag of all("[type=text], textarea")) if (tag.value !== tag.defaultValue) say(tag, "change");
	};
	return { sayRestored, settleFields, takeReturn };
};
