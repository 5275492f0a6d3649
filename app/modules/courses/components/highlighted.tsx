import { type ReactNode, useEffect, useRef } from "react";

/** The name by which the styles know what is marked. */
const NAME = "course-note";
/** Here, and not in the style sheets: what makes them smaller does not know of it. */
const LOOKS = `::highlight(${NAME}) { background-color: var(--c-accent-soft); text-decoration: underline; }`;

/** A text of which some words are marked, where the browser can mark without changing the page. */
export function Highlighted({ id, quotes, children }: { id?: string; quotes: string[]; children: ReactNode }) {
	const box = useRef<HTMLDivElement>(null);
	const wanted = quotes.filter(Boolean).join("\n\n");
	useEffect(() => {
		if (!box.current || !("highlights" in CSS)) return;
		const ranges = wanted.split("\n\n").flatMap((quote) => rangeOf(box.current as Node, quote) ?? []);
		CSS.highlights.set(NAME, new Highlight(...ranges));
		const sheet = new CSSStyleSheet();
		sheet.replaceSync(LOOKS);
		document.adoptedStyleSheets.push(sheet);
		return () => {
			CSS.highlights.delete(NAME);
			document.adoptedStyleSheets = document.adoptedStyleSheets.filter((one) => one !== sheet);
		};
	}, [wanted]);
	return (
		<div ref={box} id={id}>
			{children}
		</div>
	);
}

const squeezed = (text: string) => text.replaceAll(/\s+/g, "");

/** Where some words stand in a text, whatever blanks lie between them; null where they do not. */
function rangeOf(root: Node, quote: string): Range | null {
	const wanted = squeezed(quote);
	if (wanted === "") return null;
	const places: { node: Node; at: number }[] = [];
	let letters = "";
	const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
	for (let node = walker.nextNode(); node; node = walker.nextNode())
		for (const [at, letter] of (node.nodeValue ?? "").split("").entries()) {
			if (/\s/.test(letter)) continue;
			places.push({ node, at });
			letters += letter;
		}
	const from = letters.indexOf(wanted);
	const [start, end] = [places[from], places[from + wanted.length - 1]];
	if (from < 0 || !start || !end) return null;
	const range = document.createRange();
	range.setStart(start.node, start.at);
	range.setEnd(end.node, end.at + 1);
	return range;
}
