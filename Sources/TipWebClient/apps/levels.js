// Keeps the browser's history in step with the levels of a page, and restores the scroll position and focus of each.
import { $, active, focus, on } from "./dom.js";

export default ({ root_, send_ }) => {
	// The path that the page shows, and the path that the browser requested and the server hasn't confirmed yet.
	let shown = root_.dataset.address, asked = shown;
	const places = new Map();
	// Let the browser restore the scroll position after a reload.
	on("pagehide", () => history.scrollRestoration = "auto");
	const depth = (path) => path.split("/").filter(Boolean).length;
	// A tab isn't a level of the first tab, whose address is the beginning of its own.
	const isBelow = (low, high) =>
		low !== high && (high + "/").startsWith(low.replace(/\/?$/, "/")) && !/^\/?~/.test(high.slice(low.length));

	// Adds a history entry or goes back; after a popstate event, the browser's history has already moved.
	const record = (path, isPopped) => {
		const steps = depth(shown) - depth(path), count = history.state?.count || 0;
		if (path === location.pathname) return;
		if (isPopped || isBelow(path, shown) && count < steps) history.replaceState(history.state, "", path);
		else if (isBelow(path, shown)) history.go(-steps);
		else {
			history.replaceState({ count }, "");
			history.pushState({ count: count + 1 }, "", path);
		}
	};
	on("popstate", () => {
		const { pathname } = location;
		if (pathname === asked) return;
		asked = pathname;
		send_({ kind: "level", value: pathname });
	});
	const arrive = (place) => {
		scrollTo(0, place?.top ?? 0);
		if (active().closest("dialog, [popover], [role=tablist]")) return;
		const left = $(place?.focused);
		const heading = root_.querySelector(".tipui-title:not([hidden] *)");
		if (heading) heading.tabIndex = -1;
		focus(left?.checkVisibility() ? left : heading);
	};

	const go = (path, left) => {
		const isPopped = asked !== shown;
		history.scrollRestoration = "manual";
		record(path, isPopped);
		asked = path;
		if (path === shown) return;
		places.set(shown, left);
		const place = isPopped || isBelow(path, shown) ? places.get(path) : null;
		shown = path;
		arrive(place);
	};

	// Moves to a new address after the rest of the batch is applied; this patch is the first of its batch.
	const follow_ = ({ path, title }) => {
		const left = { top: scrollY, focused: active().id };
		document.title = title || root_.querySelector(":scope > header").textContent;
		queueMicrotask(() => go(path, left));
	};
	return { follow_ };
};
