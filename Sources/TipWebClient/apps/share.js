// Shares texts and links with the browser's share sheet; in browsers without one it copies them, and says so.
import { on, prevent } from "./dom.js";

export default ({ nearest_, say_ }) => on("click", (event) => {
	const link = nearest_(event.target, "[data-copied]");
	if (!link) return;
	const { title, text, url, copied } = link.dataset;
	const copy = () => navigator.clipboard.writeText([text, url].filter(Boolean).join("\n")).then(() => {
		say_(copied);
		link.dataset.done = copied;
		setTimeout(() => delete link.dataset.done, 2000);
	}, () => open(link.href));
	// A person who closes the share sheet aborts it; otherwise the browser refused, as in a frame without permission.
	if (navigator.share) navigator.share({ title, text, url }).catch(({ name }) => name !== "AbortError" && copy());
	else if (navigator.clipboard) copy();
	else return;
	prevent(event);
});
