import { Fragment, type ReactNode } from "react";
import "#app/ui/reading.css";

/** The plain forms of Markdown as elements; anything else, and all HTML, stays the text that it is. */
export function Markdown({ text }: { text: string }) {
	return (
		<div className="reading flex flex-col gap-3 break-words">
			{blocksOf(text).map((block, index) => drawn(block, index))}
		</div>
	);
}

type Block =
	| { kind: "heading"; level: number; text: string }
	| { kind: "code" | "quote" | "text"; text: string }
	| { kind: "list"; isOrdered: boolean; items: string[] }
	| { kind: "line" };

const ITEM = /^\s{0,3}(?:[-*+]|(\d+)[.)])\s+/;

/** The blocks of a text, in their order. */
export function blocksOf(text: string): Block[] {
	const lines = text.replaceAll("\r\n", "\n").split("\n");
	const blocks: Block[] = [];
	for (let at = 0; at < lines.length; ) {
		const line = lines[at] ?? "";
		const take = (fits: (line: string) => boolean) => {
			const from = at;
			while (at < lines.length && fits(lines[at] ?? "")) at++;
			return lines.slice(from, at);
		};
		const heading = /^(#{1,6})\s+(.*?)\s*#*$/.exec(line);
		if (line.trim() === "") at++;
		else if (/^\s{0,3}(```|~~~)/.test(line)) {
			at++;
			const code = take((next) => !/^\s{0,3}(```|~~~)/.test(next));
			at++;
			blocks.push({ kind: "code", text: code.join("\n") });
		} else if (heading) {
			at++;
			blocks.push({ kind: "heading", level: heading[1]?.length ?? 1, text: heading[2] ?? "" });
		} else if (/^\s{0,3}([-*_])(\s*\1){2,}\s*$/.test(line)) {
			at++;
			blocks.push({ kind: "line" });
		} else if (line.startsWith(">")) {
			const quote = take((next) => next.startsWith(">"));
			blocks.push({ kind: "quote", text: quote.map((one) => one.replace(/^>\s?/, "")).join("\n") });
		} else if (ITEM.test(line)) {
			const isOrdered = ITEM.exec(line)?.[1] !== undefined;
			const items = take((next) => ITEM.test(next) || /^\s{2,}\S/.test(next));
			blocks.push({ kind: "list", isOrdered, items: joined(items) });
		} else {
			const isText = (next: string) =>
				next.trim() !== "" && !/^(#{1,6}\s|>|\s{0,3}(```|~~~))/.test(next) && !ITEM.test(next);
			blocks.push({ kind: "text", text: take(isText).join("\n") });
		}
	}
	return blocks;
}

/** A line that is indented goes on the item before it. */
function joined(lines: readonly string[]): string[] {
	const items: string[] = [];
	for (const line of lines)
		if (ITEM.test(line)) items.push(line.replace(ITEM, ""));
		else items.push(`${items.pop() ?? ""} ${line.trim()}`);
	return items;
}

function drawn(block: Block, key: number): ReactNode {
	switch (block.kind) {
		case "heading": {
			// The page has its h1 and the file its h2.
			const Tag = `h${Math.min(6, block.level + 2)}` as "h3" | "h4" | "h5" | "h6";
			return (
				<Tag key={key} className={`mt-2 font-semibold ${block.level === 1 ? "text-xl" : "text-base"}`}>
					{spans(block.text)}
				</Tag>
			);
		}
		case "code":
			return (
				<pre key={key} className="overflow-x-auto rounded-lg bg-sunken p-3 font-mono text-13">
					{block.text}
				</pre>
			);
		case "quote":
			return (
				<blockquote key={key} className="border-l-2 border-line-2 pl-4 text-ink-2">
					{spans(block.text)}
				</blockquote>
			);
		case "list": {
			const Tag = block.isOrdered ? "ol" : "ul";
			return (
				<Tag key={key} className={`${block.isOrdered ? "list-decimal" : "list-disc"} space-y-1 pl-6`}>
					{block.items.map((item, index) => (
						// biome-ignore lint/suspicious/noArrayIndexKey: a text that is read does not change
						<li key={index}>{spans(item)}</li>
					))}
				</Tag>
			);
		}
		case "line":
			return <hr key={key} className="border-line" />;
		default:
			return <p key={key}>{spans(block.text)}</p>;
	}
}

const SPAN = /(`[^`]+`|\*\*[^*]+\*\*|__[^_]+__|\*[^*\s][^*]*\*|\[[^\]]+\]\(https?:\/\/[^\s)]+\))/;

/** Emphasis, code and links to other sites in a line. */
function spans(text: string): ReactNode {
	return text.split(SPAN).map((part, index) => {
		const link = /^\[([^\]]+)\]\((https?:\/\/[^\s)]+)\)$/.exec(part);
		const key = `${index}${part}`;
		if (link)
			return (
				<a key={key} href={link[2]} rel="noreferrer" className="link">
					{link[1]}
				</a>
			);
		if (/^`[^`]+`$/.test(part))
			return (
				<code key={key} className="rounded bg-sunken px-1 font-mono text-13">
					{part.slice(1, -1)}
				</code>
			);
		if (/^(\*\*|__).+\1$/.test(part))
			return (
				<strong key={key} className="font-semibold">
					{part.slice(2, -2)}
				</strong>
			);
		if (/^\*[^*]+\*$/.test(part)) return <em key={key}>{part.slice(1, -1)}</em>;
		return <Fragment key={key}>{part}</Fragment>;
	});
}
