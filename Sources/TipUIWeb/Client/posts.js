// Posts events to the server in their order, and repeats each until it is answered.
import { cards } from "./dom.js";

export default (page) => {
	const { dataset } = page.root, pending = [];
	let serial = Date.now(), failures = 0, isRetrying;
	// The last batch with the changes of the events that are answered.
	let expected = 0;
	const postNow = (event) => {
		const body = JSON.stringify({ session: dataset.session, ...event });
		// A connection that doesn't answer in time counts as lost.
		const signal = AbortSignal.timeout(9000);
		return fetch(dataset.base + "/event", { method: "POST", body, keepalive: body.length < 16384, signal });
	};
	const send = (event) => {
		// New text replaces that of the last waiting event, unless it is the first event, which may be in flight.
		const waiting = pending.slice(1).pop();
		if (event.isTyped && waiting?.isTyped && waiting.id === event.id) {
			waiting.value = event.value;
			return;
		}
		const count = pending.push({ serial: ++serial, ...event });
		if (count === 1) deliver();
		if (count > 100) console.warn("TipUI: dropped", ...pending.splice(1, 1));
	};
	const deliver = async () => {
		while (pending.length) {
			const [event] = pending;
			const { status, headers } = await postNow(event).catch(() => ({}));
			if (status === 429) return setTimeout(deliver, (headers.get("Retry-After") || 1) * 1000);
			const hasFailed = status === 404 || !(status < 502);
			isRetrying = hasFailed && ++failures < 5;
			if (isRetrying) return page.reconnect();
			failures = 0;
			if (pending[0] === event) pending.shift();
			if (hasFailed || status === 413) console.warn("TipUI: dropped", event, status);
			expected = Math.max(expected, headers?.get("Last-Event-ID") || 0);
		}
		page.settle();
		page.connect(250);
	};
	// Repeats the event that failed when the stream broke.
	const retry = () => {
		if (!isRetrying) return false;
		isRetrying = false;
		deliver();
		return true;
	};
	const post = (tag, kind, value, isTyped) => {
		// Closing a card marks the whole card as busy.
		if (kind !== "change") (tag.closest(".tipui-look-close")?.closest(cards) || tag).dataset.busy = kind;
		send({ id: tag.id, kind, value, isTyped });
	};
	const isWaiting = () => pending.length || expected > dataset.last;
	return { pending, postNow, send, retry, post, isWaiting };
};
