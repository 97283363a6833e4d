// What the script says in the console.
const add = "Add an element with this id";
const texts = {
	many: (most, count) => `only the first ${most} tip elements of the page get tips. Remove some of the ${count}.`,
	unknown: (tip) => `the server has no tip "${tip}". Add it with add(_:).`,
	taken: (name, error) => `the page has another element <${name}>, so there are no tips in it. Rename it. ${error}`,
	closedRoot: (name, tip) => `the <${name}> of ${tip} is in a closed shadow root. Open the root.`,
	policy: (base, kind) => `the page's security policy forbids requests to ${base}. Allow 'self' in its ${kind}.`,
	refused: (status) => `the server refused a request of this page with ${status}. ${remedies[status]}`,
};
const remedies = {
	400: "Reload the page, so that it has the server's script.",
	403: "It takes the page for another site's: let proxies pass the header Host unchanged.",
	413: "Report less at once.",
};
const warnings = {
	noAnchor: (tip) => `the <tip-popover> of ${tip} names no anchor. Set its attribute for to the id of an element.`,
	hiddenAnchor: (tip, id) =>
		`the <tip-popover> of ${tip} points at "${id}", which is hidden. It appears when the element does.`,
	missingAnchor: (tip, id) =>
		`the <tip-popover> of ${tip} points at "${id}", which isn't in the page or an open shadow root. ${add}.`,
	noFocus: (tip, id) =>
		`the keyboard's focus has no place in "${id}", at which the <tip-popover> of ${tip} points, so Tab comes to its buttons elsewhere. `
		+ "Point it at a control, or put it right after the element.",
	expired: () => "what was done on an earlier page was dropped, since it's too long ago.",
	otherPerson: () => "what was done on an earlier page was dropped, since another person has signed in.",
	report: (message, refusal) => `the server didn't take ${message}: ${refusal}.`,
};
export const tell = (kind, parts) => {
	if (texts[kind]) console.error("Tips: " + texts[kind](...parts));
	else console.warn("Tips: " + warnings[kind](...parts));
};
