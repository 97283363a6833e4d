// Posts changes of fields and switches, and shows the values that the app returns.
import { inputs, isSwitch, on } from "./dom.js";

export default ({ all_, answering_, post_, noteChange_ }) => {
	const say_ = (target, kind) => {
		const tag = answering_(target, kind);
		// A date that isn't complete yet is no value.
		if (!tag || !target.validity.valid) return;
		if (isSwitch(target)) post_(tag, kind, String(target.checked));
		else post_(tag, kind, target.value, kind === "change");
	};
	on("input", ({ target }) => {
		noteChange_(target);
		say_(target, "change");
	});
	on("change", ({ target }) => say_(target, "commit"));

	// Sets each field to the app's value.
	const settleFields_ = () => {
		for (const tag of all_(inputs)) {
			tag.checked = tag.defaultChecked;
			for (const option of tag.options || []) if (option.selected !== option.defaultSelected) option.selected = option.defaultSelected;
			const { value, defaultValue, selectionEnd } = tag;
			if (tag.options || value === defaultValue || tag.matches(":focus:invalid")) continue;
			tag.value = defaultValue;
			if (selectionEnd != null) tag.selectionStart = tag.selectionEnd = defaultValue.length + selectionEnd - value.length;
		}
	};
	const takeReturn_ = ({ key, target }) => {
		const isSubmitted = key === "Enter" && answering_(target, "submit");
		if (isSubmitted) post_(target, "submit", target.value);
		return isSubmitted;
	};

	// The browser may have restored text that was typed before a reload.
	const sayRestored_ = () => {
		for (const tag of all_("[type=text], textarea")) if (tag.value !== tag.defaultValue) say_(tag, "change");
	};
	return { sayRestored_, settleFields_, takeReturn_ };
};
