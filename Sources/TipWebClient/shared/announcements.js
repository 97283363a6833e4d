// Says texts to screen readers, in a live region of ours.

// Whatever rules a page has for all elements, the region takes no room, and what is in it is there.
const own = "all:initial!important;";
export const makeRegion = () => {
	const region = document.createElement("tip-announcements");
	region.setAttribute("aria-live", "polite");
	region.style.cssText = own + "position:fixed!important;top:0!important;clip-path:inset(50%)!important";
	return region;
};
// `ended` is called when the text has gone.
export const say = (region, textContent, ended) => {
	const line = Object.assign(document.createElement("p"), { textContent, style: own });
	region.append(line);
	setTimeout(() => {
		line.remove();
		ended?.();
	}, 4000);
};
