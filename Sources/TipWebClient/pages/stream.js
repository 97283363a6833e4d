// Hears of changes while the page can be seen: one event stream for all pages of the site in a browser. The page that
// holds the lock has it, and tells the others.
import { after, now, pause } from "../shared/basics.js";
import { openStream } from "../shared/events.js";
import { currentPage, ownerOf } from "./messages.js";
import { ask, currentPosition, hear } from "./server.js";
import { base, isHidden, name } from "./site.js";

let release, channel, close, timer, failures = 0, toldOwner;

// Another page may be another person's, who has signed in there.
const hearOther = ({ data: { owner, position } }) => {
	if (owner !== ownerOf(currentPage())) ask(true);
	else if (position != null) hear(position);
};
const post = (position) => {
	const owner = ownerOf(currentPage());
	// Each page says once who its person is, so that pages of several people don't ask for ever.
	if (position != null || owner !== toldOwner) channel?.postMessage({ owner, position });
	toldOwner = owner;
};

export const open = () => {
	try {
		channel ??= Object.assign(new BroadcastChannel(name), { onmessage: hearOther });
	} catch {}
};
export const start = () => {
	if (release || isHidden()) return;
	open();
	const stopping = new AbortController();
	release = () => stopping.abort();
	// A browser that blocks cookies blocks channels and locks, too. Pages that aren't secure have no locks: each of them
	// asks, since a browser has few connections for streams.
	const pollAlone = () => stopping.signal.aborted || poll(Infinity);
	if (!channel) return pollAlone();
	try {
		navigator.locks.request(name, { signal: stopping.signal }, () => new Promise((resolve) => {
			release = resolve;
			listen();
		})).catch(pollAlone);
	} catch {
		pollAlone();
	}
};
export const stop = () => {
	clearTimeout(timer);
	close?.();
	release?.();
	release = close = timer = null;
};
export const leave = () => {
	stop();
	channel?.close();
	channel = null;
};
// Another page may hear from this one's answer what has changed, or who the person is.
export const pass = (isOther) => {
	if (isOther && close) {
		close();
		clearTimeout(timer);
		listen();
	}
	post(close || timer ? currentPosition() : null);
};

const listen = () => {
	const opened = now();
	let isReady;
	close = openStream(base + "/stream", 10, {
		ready() {
			clearTimeout(timer);
			isReady = true;
			// Something may have changed while there was no stream.
			ask(true);
		},
		change({ data }) {
			hear(data);
			post(data);
		},
	}, () => {
		clearTimeout(timer);
		if (now() - opened > 10) failures = 0;
		// A server that is away refuses streams, too, and so may a proxy: after three times the page asks.
		if (!isReady && failures > 1) return poll(20);
		timer = after(pause(failures++), listen);
	});
	// A proxy holds the stream back.
	timer = after(5, () => {
		close();
		poll(20);
	});
};
// Asks every three seconds, and after a number of times tries a stream again.
const poll = (count) => timer = after(3, () => {
	if (!count) return listen();
	ask(true);
	poll(count - 1);
});

// A request of the page's own may sign a person in or out. A page that asks its server all the time gets fewer answers.
const most = 5, refill = 20;
let chances = most, last = now();
export const watchRequests = () => new PerformanceObserver((list) => {
	const isOwn = ({ initiatorType, name }) => /^(fetch|xml|beacon)/.test(initiatorType)
		&& name.startsWith(new URL(base).origin + "/") && !name.startsWith(base + "/");
	if (!list.getEntries().some(isOwn) || isHidden()) return;
	chances = Math.min(most, chances + (now() - last) / refill);
	last = now();
	if (chances < 1) return;
	chances -= 1;
	after(0.2, () => ask(true));
}).observe({ type: "resource" });
