// Applies the server's patches to the document, or replaces a root's whole content.
import { $, active, addRules, box, cards, focus, inputs, parse } from "./dom.js";
import { heir, removeWithFocus } from "./handover.js";

export default (page) => {
	const { root_, all_, lastFocused_, follow_, motions_ } = page;
	const slot = (id) => all_(`[data-slot="${id}"]`)[0] || $(id);
	const operations = {
		s: ({ rules }) => addRules(rules),
		a: (patch) => follow_?.(patch),
		i: ({ parent, index, html }) => slot(parent)?.insertBefore(parse(html), slot(parent).children[index]),
		m: ({ id, parent, index }) => {
			const tag = $(id), place = slot(parent);
			if (!tag || !place) return;
			const next = [...place.children].filter((child) => child !== tag)[index];
			place[place.moveBefore ? "moveBefore" : "insertBefore"](tag, next);
		},
		r: ({ id }) => {
			const tag = $(id);
			if (tag) removeWithFocus(tag, remove, page);
		},
		u: ({ id, attrs, inner }) => {
			const tag = $(id);
			if (!tag) return;
			if ("disabled" in attrs && active() === tag) focus(heir(tag, page));
			for (const name of tag.getAttributeNames()) {
				const kept = /^(id|style|popover|data-side|data-settled|aria-details|inert|open)$/.test(name)
					|| name === "tabindex" && "data-press" in attrs;
				if (!(name in attrs) && !kept) tag.removeAttribute(name);
			}
			for (const name in attrs) tag.setAttribute(name, attrs[name]);
			tag.autoEdge_ = "";
			if (inner !== undefined) tag.innerHTML = inner;
		},
		c: ({ text }) => navigator.clipboard?.writeText(text).catch(console.warn),
		...motions_,
	};
	const remove = (tag) => {
		tag.close?.();
		// On a slow connection, a closed card has already faded while it was busy.
		if (tag.exit || tag.matches(cards) && getComputedStyle(tag).opacity > 0.9) fadeOut(tag);
		else tag.remove();
	};
	const fadeOut = (tag) => {
		const { left, top, width, height } = box(tag);
		tag.className += " tipui-leaving";
		tag.inert = true;
		tag.style.cssText += `;left:${left}px;top:${top}px;width:${width}px;height:${height}px`;
		root_.append(tag);
		if (tag.exit) tag.exit();
		else setTimeout(() => tag.remove(), 200);
	};
	const applyPatches_ = (patches) => {
		for (const patch of patches) operations[patch.op]?.(patch);
		page.updatePage_();
	};
	const repaint_ = ({ html, rules }) => {
		const [old] = all_(".tipui-root"), { id, selectionStart, selectionEnd } = active();
		const offsets = all_("[id]").map((tag) => [tag, tag.scrollLeft, tag.scrollTop]);
		addRules(rules);
		old.replaceWith(parse(html));
		for (const { id, value, checked } of old.querySelectorAll(inputs)) Object.assign($(id) || {}, { value, checked });
		page.updatePage_();
		for (const tag of all_(cards)) tag.getAnimations().forEach((animation) => animation.finish());
		if (id) focus($(id) || lastFocused_());
		if (selectionEnd != null) $(id)?.setSelectionRange(selectionStart, selectionEnd);
		for (const [tag, left, top] of offsets) $(tag.id)?.scrollTo(left, top);
	};
	return { applyPatches_, repaint_ };
};
