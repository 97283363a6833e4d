// Reports which views are in the window, once scrolling stops, since views that scroll past aren't seen.
export default (page) => {
	const { root_, all_, anchorOf_, postNow_ } = page;
	const inWindow = {};
	let unsaid = {}, resting, said = Promise.resolve();
	const windowed = new IntersectionObserver((entries) => {
		for (const { target, isIntersecting } of entries) {
			for (const holder of holders()) if (anchorOf_(holder) === target) unsaid[holder.id] = isIntersecting;
		}
		scheduleRest();
	});
	const scheduleRest = () => {
		clearTimeout(resting);
		resting = setTimeout(rest, page.close_ ? 150 : 0);
	};
	const holders = () => all_("[data-ev~=visibility]");
	// An anchor may come, go and be replaced while its holder stays.
	const watched = {};
	const watch_ = () => {
		for (const holder of holders()) {
			const anchor = anchorOf_(holder), { id } = holder;
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
	const note_ = (tag, width, height) => {
		unsaid[tag.id] = width + " " + height;
		scheduleRest();
	};
	const rest = () => {
		Object.assign(inWindow, unsaid);
		report_(unsaid);
		unsaid = {};
		page.arrange_();
	};
	// Reports are sent one at a time; a reconnected page reports all elements.
	const report_ = (news = inWindow) => {
		if (root_.dataset.connected == null || !Object.keys(news)[0]) return;
		said = said.then(() => postNow_({ kind: "window", inWindow: news }))
			.then(({ status }) => status === 429 && setTimeout(report_, 1000), () => {});
	};
	return { inWindow, watch_, note_, report_ };
};
