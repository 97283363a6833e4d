// Keeps the browser's history beside the levels of a page, which each come back as they were left.
export default (root, send) => {
	// Where the page is, and where it will be once the server has followed the browser.
	let shown = root.dataset.address, asked = shown;
	const places = new Map();
	history.scrollRestoration = "manual";
	// A page that is loaded anew comes back where it was.
	addEventListener("pagehide", () => history.scrollRestoration = "auto");
	const depth = (path) => path.split("/").filter(Boolean).length;
	const isBelow = (low, high) => low !== high && (high + "/").startsWith(low.replace(/\/?$/, "/"));

	// A step that the browser took by itself stands in the history; others are put into it, or taken back.
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
	addEventListener("popstate", () => {
		const { pathname } = location;
		if (pathname === asked) return;
		asked = pathname;
		send({ kind: "level", value: pathname });
	});
	const arrive = (place) => {
		scrollTo(0, place?.top ?? 0);
		if (document.activeElement.closest("dialog, [popover]")) return;
		const left = document.getElementById(place?.focused);
		const heading = root.querySelector(".tipui-title");
		if (heading) heading.tabIndex = -1;
		(left?.checkVisibility() ? left : heading)?.focus({ preventScroll: true });
	};

	// Follows the page to an address; what is left had this scroll offset and this focus.
	return ({ path, title, top, focused }) => {
		const isPopped = asked !== shown;
		document.title = title || root.querySelector(":scope > header").textContent;
		record(path, isPopped);
		asked = path;
		if (path === shown) return;
		places.set(shown, { top, focused });
		const place = isPopped || isBelow(path, shown) ? places.get(path) : null;
		shown = path;
		arrive(place);
	};
};
