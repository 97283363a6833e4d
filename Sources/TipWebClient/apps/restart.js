// Restores a person's unfinished input in the page that replaces this one after the server has lost its session.
import { $, active, controlOf, focus, inputs, isSwitch } from "./dom.js";

export default ({ root_, isWindow_, all_, post_ }) => {
	// Controls are identified by name, since the next page assigns different ids to its elements.
	const name = (tag) => tag.dataset.testid || tag.ariaLabel || tag.textContent;
	const named = (text) => all_("[data-ev]").filter((tag) => name(tag) === text);
	const place = (tag) => {
		const control = tag?.closest("[data-ev]");
		return control ? [name(control), named(name(control)).indexOf(control)] : null;
	};
	const find = ([text, number]) => named(text)[number];
	const sheets = () => all_("dialog[open]");

	const openers = new Map(), changed = new Set();
	const noteOpener_ = (sheet, button) => openers.set(sheet.id, place(button));
	// A secret isn't kept in the browser's history.
	const noteChange_ = ({ id, type }) => type === "password" || changed.add(id);
	const remember_ = (pending_) => ({
		sheets: sheets().map(({ id }) => openers.get(id)),
		fields: [...changed].map($).filter(Boolean).map((tag) => [place(tag), tag.checked, tag.value]),
		presses: pending_.map(({ id, kind, value }) => [place($(id)), kind, value])
			.filter(([where, kind]) => where && kind !== "change"),
		focus: place(active()),
		offsets: sheets().map(({ firstElementChild }) => firstElementChild.scrollTop),
	});

	let left, sheetCount = 0;
	const recall_ = () => {
		const { restart, ...state } = history.state || {};
		if (!isWindow_ || !restart) return;
		history.replaceState(state, "");
		left = restart;
		setTimeout(() => left = null, 10000);
		// The delay makes it a change of the live region, so that screen readers announce it.
		setTimeout(() => root_.dataset.anew = "", 500);
		setTimeout(() => delete root_.dataset.anew, 8000);
	};
	const fill = ([where, checked, value]) => {
		const control = find(where), tag = control?.querySelector(inputs) || control;
		if (!tag) return false;
		const isBoolean = isSwitch(tag);
		if (isBoolean ? tag.checked !== checked : tag.value !== value) {
			Object.assign(tag, { checked, value });
			post_(control, "change", isBoolean ? String(checked) : value, !isBoolean);
		}
		return true;
	};
	// Runs after each batch, since a new sheet may contain more fields and the button that opens the next sheet.
	const proceed_ = () => {
		if (!left || sheets().length < sheetCount) return;
		left.fields = left.fields.filter((field) => !fill(field));
		const opener = left.sheets.shift(), button = opener && find(opener);
		if (button) {
			sheetCount += 1;
			return post_(button, "tap");
		}
		for (const [where, kind, value] of left.presses) if (find(where)) post_(find(where), kind, value);
		sheets().forEach((sheet, number) => sheet.firstElementChild.scrollTop = left.offsets[number]);
		const control = left.focus && find(left.focus);
		focus(controlOf(control));
		left = null;
	};
	return { remember_, recall_, noteChange_, noteOpener_, proceed_ };
};
