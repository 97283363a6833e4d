// Reports which views are in the window, once scrolling stops, since views that scroll past aren't seen.
export default (page) => {
	const { root, all, anchorOf, postNow } = page;
	const inWindow = {};
	let unsaid = {}, resting, said = Promise.resolve();
	const windowed = new IntersectionObserver((entries) => {
		for (const { target, isIntersecting } of entries) {
			for (const holder of holders()) if (anchorOf(holder) === target) unsaid[holder.id] = isIntersecting;
		}
		scheduleRest();
	});
	const scheduleRest = () => {
		clearTimeout(resting);
		resting = setTimeout(rest, page.eventSource ? 150 : 0);
	};
	const holders = () => all("[data-ev~=visibility]");
	// An anchor may come, go and be replaced while its holder stays.
	const watched = {};
	const watch = () => {
		for (const holder of holders()) {
			const anchor = anchorOf(holder), { id } = holder;
			if (anchor === watched[id]) continue;
			watched[id] = anchor;
			if (anchor) {
				// An anchor that is observed already is reported once more.
				windowed.unobserve(anchor);
				windowed.observe(anchor);
			} else {
				unsaid[id] = false;
				scheduleRest();
			}
		}
	};
	const note = (tag, width, height) => {
		unsaid[tag.id] = width + " " + height;
		scheduleRest();
	};
	const rest = () => {
		Object.assign(inWindow, unsaid);
		report(unsaid);
		unsaid = {};
		page.arrange();
	};
	// Reports are sent one at a time; a reconnected page reports all elements.
	const report = (news = inWindow) => {
		if (root.dataset.connected == null || !Object.keys(news)[0]) return;
		said = said.then(() => postNow({ kind: "window", inWindow: news }))
			.then(({ status }) => status === 429 && setTimeout(report, 1000), () => {});
	};
	return { inWindow, watch, note, report };
};
