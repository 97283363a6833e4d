// An event stream, which is alive or gone: on one on which nothing happens, the server sends beats.

// `kinds` has a function for each kind of event, and `beat` is how many seconds are between beats. Returns what closes the
// stream; `gone` is called if it breaks.
export const openStream = (address, beat, { open, ...kinds }, gone) => {
	const source = new EventSource(address);
	let heard = Date.now();
	const close = () => {
		clearInterval(timer);
		removeEventListener("online", leave);
		source.close();
	};
	const leave = () => {
		close();
		gone();
	};
	// After three beats that didn't come, or a sleep of the computer, the connection is another one.
	const timer = setInterval(() => Date.now() - heard > 3000 * beat && leave(), 1000);
	addEventListener("online", leave);
	source.onerror = leave;
	source.onopen = open;
	for (const kind in { beat, ...kinds }) {
		source.addEventListener(kind, (event) => {
			heard = Date.now();
			kinds[kind]?.(event);
		});
	}
	return close;
};
