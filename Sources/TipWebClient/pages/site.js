import { after, pause } from "../shared/basics.js";

// The address of the tips, under which the browser keeps what is ours, and what is loaded when it is needed.
export const base = new URL(".", import.meta.url).href.slice(0, -1);
export const name = "tips " + base;
export const on = (kind, handle) => addEventListener(kind, handle, true);
export const isHidden = () => document.visibilityState === "hidden";

const loaded = {};
// Loads one of the other scripts, and again while it can't be loaded.
export const load = (file, failures = 0) => loaded[file] ??= import(base + file + (failures ? "?" + failures : ""))
	.catch(() => new Promise((resolve) => after(pause(failures), () => {
		loaded[file] = null;
		resolve(load(file, failures + 1));
	})));
export const loadMore = () => load("/more.js");

const said = new Set();
// Says once in the console what an engineer has to know.
export const say = async (kind, ...parts) => {
	const key = [kind, ...parts].join();
	if (said.has(key)) return;
	said.add(key);
	(await loadMore()).tell(kind, parts);
};
