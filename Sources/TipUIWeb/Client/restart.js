// Restores a person's unfinished input in the page that replaces this one after the server has lost its session.
import { $, active, focus, focusable, inputs, isSwitch } from "./dom.js";

export default ({ root, isWindow, all, post }) => {
	// Controls are identified by name, since the next page assigns different ids to its elements.
	const name = (tag) => tag.dataset.testid || tag.ariaLabel || tag.textContent;
	const named = (text) => all("[data-ev]").filter((tag) => name(tag) === text);
	const place = (tag) => {
		const control = tag?.closest("[data-ev]");
		return control ? [name(control), named(name(control)).indexOf(control)] : null;
	};
	const find = ([text, number]) => named(text)[number];
	const sheets = () => all("dialog[open]");

	const openers = new Map(), changed = new Set();
	const noteOpener = (sheet, button) => openers.set(sheet.id, place(button));
	// A secret isn't kept in the browser's history.
	const noteChange = ({ id, type }) => type === "password" || changed.add(id);
	const remember = (pending) => ({
		sheets: sheets().map(({ id }) => openers.get(id)),
		fields: [...changed].map($).filter(Boolean).map((tag) => [place(tag), tag.checked, tag.value]),
		presses: pending.map(({ id, kind, value }) => [place($(id)), kind, value])
			.filter(([where, kind]) => where && kind !== "change"),
		focus: place(active()),
		offsets: sheets().map(({ firstElementChild }) => firstElementChild.scrollTop),
	});

	let left, sheetCount = 0;
	const recall = () => {
		const { restart, ...state } = history.state || {};
		if (!isWindow || !restart) return;
		history.replaceState(state, "");
		left = restart;
		setTimeout(() => left = null, 10000);
		// The delay makes it a change of the live region, so that screen readers announce it.
		setTimeout(() => root.dataset.anew = "", 500);
		setTimeout(() => delete root.dataset.anew, 8000);
	};
	const fill = ([where, checked, value]) => {
		const control = find(where), tag = control?.querySelector(inputs) || control;
		if (!tag) return false;
		const isBoolean = isSwitch(tag);
		if (isBoolean ? tag.checked !== checked : tag.value !== value) {
			Object.assign(tag, { checked, value });
			post(control, "change", isBoolean ? String(checked) : value, !isBoolean);
		}
		return true;
	};
	// Runs after each batch, since a new sheet may contain more fields and the button that opens the next sheet.
	const proceed = () => {
		if (!left || sheets().length < sheetCount) return;
		left.fields = left.fields.filter((field) => !fill(field));
		const opener = left.sheets.shift(), button = opener && find(opener);
		if (button) {
			sheetCount += 1;
			return post(button, "tap");
		}
		for (const [where, kind, value] of left.presses) if (find(where)) post(find(where), kind, value);
		sheets().forEach((sheet, number) => sheet.firstElementChild.scrollTop = left.offsets[number]);
		const control = left.focus && find(left.focus);
		if (control) focus(control.matches(focusable) ? control : control.querySelector(focusable));
		left = null;
	};
	return { remember, recall, noteChange, noteOpener, proceed };
};
