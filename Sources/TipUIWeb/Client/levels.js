// Keeps the browser's history beside the levels of a page, and shows each as it was left.
import { $, active, focus, on } from "./dom.js";

export default ({ root, send }) => {
	// Where the page is, and where it will be once the server has followed the browser.
	let shown = root.dataset.address, asked = shown;
	const places = new Map();
	// A page that is reloaded comes back where it was.
	on("pagehide", () => history.scrollRestoration = "auto");
	const depth = (path) => path.split("/").filter(Boolean).length;
	const isBelow = (low, high) => low !== high && (high + "/").startsWith(low.replace(/\/?$/, "/"));

	// Writes a step into the history, or takes it back; one that the browser took is there already.
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
		send({ kind: "level", value: pathname });
	});
	const arrive = (place) => {
		scrollTo(0, place?.top ?? 0);
		if (active().closest("dialog, [popover]")) return;
		const left = $(place?.focused);
		const heading = root.querySelector(".tipui-title");
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

	// Follows the page to an address once the batch is applied, of which this is the first patch.
	const follow = ({ path, title }) => {
		const left = { top: scrollY, focused: active().id };
		document.title = title || root.querySelector(":scope > header").textContent;
		queueMicrotask(() => go(path, left));
	};
	return { follow };
};
