// Opens the addresses that an app asks for, each once, and says whether the browser took them.
export default (send) => {
	let last = 0;
	return ({ number, url }) => {
		if (number <= last) return;
		last = number;
		let page;
		if (/^https?:/i.test(url)) page = window.open(url, "_blank");
		else if (/^(mailto|tel):/i.test(url)) location.href = page = url;
		if (page?.opener) page.opener = null;
		send({ kind: "opened", number, ok: !!page });
	};
};
