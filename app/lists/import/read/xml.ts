/** `from` and `to`: where it stands in the text. */
export type Element = { head: string; body: string; from: number; to: number };

/**
 * The elements of a name that stand beside each other, in one pass over the text: an element that does not end ends the
 * search, so that a file made to be slow is not. `head` is what stands between the brackets of its tag.
 */
export function* elements(xml: string, name: string): Generator<Element> {
	const open = `<${name}`;
	const close = `</${name}>`;
	for (let at = xml.indexOf(open); at >= 0; at = xml.indexOf(open, at)) {
		const from = at;
		const start = at + open.length;
		at = start;
		if (!/[\s/>]/.test(xml[start] ?? "")) continue;
		const bracket = xml.indexOf(">", start);
		if (bracket < 0) return;
		const isEmpty = xml[bracket - 1] === "/";
		const end = isEmpty ? bracket : xml.indexOf(close, bracket);
		if (end < 0) return;
		const to = isEmpty ? bracket + 1 : end + close.length;
		const head = xml.slice(start, isEmpty ? bracket - 1 : bracket);
		yield { head, body: isEmpty ? "" : xml.slice(bracket + 1, end), from, to };
		at = to;
	}
}

/** What stands between the brackets of each tag of a name, whatever is in it. */
export const tags = (xml: string, name: string) =>
	[...xml.matchAll(new RegExp(`<${name}(\\s[^<>]*?)?/?>`, "g"))].map(([, head = ""]) => head);

/** The text without the elements of a name. */
export function without(xml: string, name: string): string {
	if (!xml.includes(`<${name}`)) return xml;
	const pieces: string[] = [];
	let at = 0;
	for (const { from, to } of elements(xml, name)) {
		pieces.push(xml.slice(at, from));
		at = to;
	}
	return pieces.join("") + xml.slice(at);
}
