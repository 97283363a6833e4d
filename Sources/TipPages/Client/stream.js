// Hears of changes while the page can be seen: one event stream for all pages of the site in a browser. The page that
// holds the lock has it, and tells the others.
import { after, base, isHidden, name, pause } from "./site.js";
import { ask, currentPosition, hear } from "./server.js";

let release, channel, source, timer, failures = 0;

export const start = () => {
	if (release || isHidden()) return;
	const stopping = new AbortController();
	release = () => stopping.abort();
	channel = new BroadcastChannel(name);
	channel.onmessage = ({ data }) => hear(data);
	// Without locks, as on pages that aren't secure, each page asks, since a browser has few connections for streams.
	if (!navigator.locks) return poll(Infinity);
	navigator.locks.request(name, { signal: stopping.signal }, () => new Promise((resolve) => {
		release = resolve;
		listen();
	})).catch(() => {});
};
export const stop = () => {
	clearTimeout(timer);
	source?.close();
	channel?.close();
	release?.();
	release = source = channel = null;
};
// Another page may hear it first from this one's answer.
export const pass = () => source || timer ? channel?.postMessage(currentPosition()) : null;

const listen = () => {
	source = new EventSource(base + "/stream");
	const opened = performance.now();
	let isReady;
	// A proxy holds the stream back.
	timer = after(5, () => {
		source.close();
		poll(20);
	});
	source.addEventListener("ready", () => {
		clearTimeout(timer);
		isReady = true;
		// Something may have changed while there was no stream.
		ask();
	});
	source.addEventListener("change", ({ data }) => {
		hear(data);
		channel.postMessage(data);
	});
	source.onerror = () => {
		clearTimeout(timer);
		source.close();
		if (performance.now() - opened > 10_000) failures = 0;
		// A server that is away refuses streams, too, and so may a proxy: after three times the page asks.
		if (!isReady && failures > 1) return poll(20);
		timer = after(pause(failures++), listen);
	};
};
// Asks every three seconds, and after a number of times tries a stream again.
const poll = (count) => timer = after(3, () => {
	if (!count) return listen();
	ask();
	poll(count - 1);
});
