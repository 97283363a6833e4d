// Reports drags of elements that ask for them.
import { box, inputs, on, prevent } from "./dom.js";

export default ({ answering_, send_ }) => {
	let drag, wasDragged, reported;
	// The phase, the element's place, then the beginning, the present place and the speed of the drag.
	const report_ = (phase) => {
		const { tag_, left_, top_, first_, last_, vx_ = 0, vy_ = 0 } = drag;
		const place = ({ clientX, clientY }) => [clientX - left_, clientY - top_];
		const value = [phase, left_, top_, ...place(first_), ...place(last_), vx_, vy_].join(" ");
		send_({ id: tag_.id, kind: "drag", value, isTyped: phase === "moved" });
		reported = last_.timeStamp;
	};
	const end = (phase) => (event) => {
		if (event.pointerId !== drag?.first_.pointerId) return;
		if (drag.isBegun_) report_(phase);
		drag = null;
	};
	on("pointerdown", (event) => {
		wasDragged = false;
		const tag = event.button || event.target.closest(inputs) ? null : answering_(event.target, "drag");
		if (!tag || drag) return;
		const { left, top } = box(tag);
		drag = { tag_: tag, left_: left, top_: top, first_: event, last_: event, isBegun_: tag.dataset.drag === "0" };
		if (drag.isBegun_) report_("moved");
	});
	on("pointermove", (event) => {
		if (event.pointerId !== drag?.first_.pointerId) return;
		const { first_: first, last_: last } = drag, seconds = Math.max(event.timeStamp - last.timeStamp, 1) / 1000;
		const distance = Math.hypot(event.clientX - first.clientX, event.clientY - first.clientY);
		drag.vx_ = (event.clientX - last.clientX) / seconds;
		drag.vy_ = (event.clientY - last.clientY) / seconds;
		drag.last_ = event;
		wasDragged ||= distance > 3 && distance >= drag.tag_.dataset.drag;
		drag.isBegun_ ||= wasDragged;
		// The server needs no more than 16 reports a second.
		if (drag.isBegun_ && !(event.timeStamp - reported < 60)) report_("moved");
	});
	on("pointerup", end("ended"));
	on("pointercancel", end("canceled"));
	// A drag isn't a press, and doesn't drag a picture out of the page.
	on("click", (event) => {
		if (!wasDragged) return;
		wasDragged = false;
		prevent(event);
		event.stopImmediatePropagation();
	}, true);
	on("dragstart", (event) => answering_(event.target, "drag") && prevent(event));
};
