// DOM helpers that all modules share.
export const { body } = document;
export const on = addEventListener;
export const $ = (id) => document.getElementById(id);
export const prevent = (event) => event.preventDefault();
export const parse = (html) => new DOMParser().parseFromString(html, "text/html").body.firstElementChild;
export const active = () => document.activeElement;
// A focus that follows a press has no ring, even if it comes from a field, which always shows its focus.
let focusVisible;
on("keydown", () => focusVisible = true, true);
on("pointerdown", () => focusVisible = false, true);
export const focus = (tag) => tag?.focus({ preventScroll: true, focusVisible });
export const box = (tag) => tag.getBoundingClientRect();

export const popovers = "[data-popover]:not(.tipui-leaving)";
export const cards = ".tipui-callout, .tipui-popover";
export const inputs = "input, select, textarea";
export const isSwitch = ({ type }) => /checkbox|radio/.test(type);
export { controlOf, focusable } from "../shared/focus.js";

const sheet = new CSSStyleSheet();
const known = new Set();
document.adoptedStyleSheets.push(sheet);
export const addRules = (rules) => {
	for (const rule of rules) {
		// A part of the style joins the style sheet of all pages, since the rules of single views override it.
		const target = rule.startsWith(".tipui{") && document.querySelector("link[href*='/tipui.css']")?.sheet || sheet;
		if (!known.has(rule)) target.insertRule(rule, target.cssRules.length);
		known.add(rule);
	}
};
