import { isGuid } from "../ids";
import { calloutKinds, type RichDoc, type RichMark, type RichNode } from "./document";
import { safeHref, videoId } from "./links";

/** `small` for notes and messages; `full` for articles. */
export type Toolbar = "small" | "full";

/** What is wrong with a document, as a key of the errors. */
export class Unfit extends Error {
	constructor(readonly key: string) {
		super(key);
	}
}

const DEEPEST = 12;
const MOST_NODES = 5000;
const MOST_SIGNS = 100_000;
const WIDEST = 20;

type Attributes = Record<string, string | number>;
type Rule = {
	toolbar: Toolbar;
	/** What may stand inside. */
	inside?: readonly string[];
	attributes?: (sent: Record<string, unknown>) => Attributes;
	/** May stand empty. */
	mayBeEmpty?: boolean;
};

const inline = ["text", "hardBreak"];
const simple = ["paragraph", "bulletList", "orderedList"];
const cell = { toolbar: "full", inside: simple, attributes: span } as const;

const nodes: Record<string, Rule> = {
	doc: {
		toolbar: "small",
		inside: [
			...simple,
			"heading",
			"blockquote",
			"callout",
			"horizontalRule",
			"table",
			"image",
			"video",
			"button",
			"file",
			"media",
		],
	},
	paragraph: { toolbar: "small", inside: inline, mayBeEmpty: true },
	heading: {
		toolbar: "full",
		inside: inline,
		mayBeEmpty: true,
		attributes: ({ level }) => ({ level: oneOf(level, 2, 3) }),
	},
	bulletList: { toolbar: "small", inside: ["listItem"] },
	orderedList: {
		toolbar: "small",
		inside: ["listItem"],
		attributes: ({ start = 1 }) => ({ start: count(start, 10_000) }),
	},
	listItem: { toolbar: "small", inside: simple },
	blockquote: { toolbar: "full", inside: simple },
	callout: { toolbar: "full", inside: simple, attributes: ({ kind }) => ({ kind: calloutKind(kind) }) },
	horizontalRule: { toolbar: "full" },
	hardBreak: { toolbar: "small" },
	table: { toolbar: "full", inside: ["tableRow"] },
	tableRow: { toolbar: "full", inside: ["tableCell", "tableHeader"] },
	tableCell: cell,
	tableHeader: cell,
	image: { toolbar: "full", attributes: picture },
	video: { toolbar: "full", attributes: ({ id, title }) => ({ id: video(id), title: words(title, 200) }) },
	file: { toolbar: "full", attributes: attachment },
	media: { toolbar: "full", attributes: played },
	button: { toolbar: "full", attributes: ({ href, label }) => ({ href: address(href), label: words(label, 80) }) },
};

const marks: Record<string, Toolbar> = {
	bold: "small",
	italic: "small",
	underline: "small",
	strike: "small",
	code: "small",
	link: "small",
};

/**
 * The document with nothing in it but what the schema knows: what is sent is built anew, node by node, so that no
 * unknown attribute is ever stored. Throws `Unfit` for what is no document, goes too deep or is too large.
 */
export function checkDocument(sent: unknown, toolbar: Toolbar): RichDoc {
	let nodesSeen = 0;
	let signs = 0;
	const check = (value: unknown, allowed: readonly string[], depth: number): RichNode => {
		const { type, attrs, content, text, marks: sentMarks } = plainObject(value);
		if (typeof type !== "string" || !allowed.includes(type)) throw new Unfit("wrongValue");
		if (depth > DEEPEST || ++nodesSeen > MOST_NODES) throw new Unfit("tooLong?count=100000");
		if (type === "text") {
			if (typeof text !== "string" || text === "") throw new Unfit("wrongValue");
			signs += text.length;
			if (signs > MOST_SIGNS) throw new Unfit("tooLong?count=100000");
			const kept = listOf(sentMarks).map((mark) => checkMark(mark, toolbar));
			return { type, text: withoutControls(text), ...(kept.length > 0 && { marks: kept }) };
		}
		const rule = Object.hasOwn(nodes, type) ? nodes[type] : undefined;
		if (!rule) {
			throw new Unfit("wrongValue");
		}
		if (rule.toolbar === "full" && toolbar === "small") throw new Unfit("wrongValue");
		const attributes = rule.attributes?.(attrs === undefined ? {} : plainObject(attrs));
		const inside = rule.inside && listOf(content).map((child) => check(child, rule.inside ?? [], depth + 1));
		if (rule.inside && !rule.mayBeEmpty && inside?.length === 0) throw new Unfit("wrongValue");
		return { type, ...(attributes && { attrs: attributes }), ...(inside?.length && { content: inside }) };
	};
	return check(sent, ["doc"], 0) as RichDoc;
}

function checkMark(sent: unknown, toolbar: Toolbar): RichMark {
	const { type, attrs } = plainObject(sent);
	const known = typeof type === "string" && Object.hasOwn(marks, type) ? marks[type] : undefined;
	if (known === undefined || (known === "full" && toolbar === "small")) throw new Unfit("wrongValue");
	if (type !== "link") return { type: type as string };
	return { type, attrs: { href: address(plainObject(attrs).href) } };
}

function picture({ guid, alt, caption = "", width, height }: Record<string, unknown>): Attributes {
	if (typeof guid !== "string" || !isGuid(guid)) throw new Unfit("wrongValue");
	if (typeof alt !== "string" || alt.trim() === "") throw new Unfit("altMissing");
	const size = (value: unknown) => (value === undefined || value === null ? 0 : count(value, 20_000));
	const [w, h] = [size(width), size(height)];
	const measured: Attributes = w > 0 && h > 0 ? { width: w, height: h } : {};
	return { guid: guid.toLowerCase(), alt: words(alt, 500), caption: words(caption || " ", 300).trim(), ...measured };
}

function attachment({ guid, name, size }: Record<string, unknown>): Attributes {
	if (typeof guid !== "string" || !isGuid(guid)) throw new Unfit("wrongValue");
	return { guid: guid.toLowerCase(), name: words(name, 200), size: count(size, Number.MAX_SAFE_INTEGER) };
}

/** Signs of what is said in a film: some hours of talk. */
const MOST_SAID = 200_000;

function played({ type, cues = "", ...file }: Record<string, unknown>): Attributes {
	if (typeof type !== "string" || !/^(audio|video)\/[a-z0-9.+-]{1,60}$/.test(type)) throw new Unfit("wrongValue");
	return { ...attachment(file), type, cues: cuesIn(cues) };
}

/** What is said in it and when, as it is kept in one attribute; nothing where nothing is known of it. */
function cuesIn(sent: unknown): string {
	if (sent === "" || sent === null) return "";
	if (typeof sent !== "string") throw new Unfit("wrongValue");
	if (sent.length > MOST_SAID) throw new Unfit(`tooLong?count=${MOST_SAID}`);
	const second = (value: unknown) => {
		if (typeof value !== "number" || !(value >= 0)) throw new Unfit("wrongValue");
		return value;
	};
	const cues = listOf(parsed(sent)).map((cue) => {
		const { from, to, text } = plainObject(cue);
		if (typeof text !== "string") throw new Unfit("wrongValue");
		return { from: second(from), to: second(to), text: text.split("\n").map(withoutControls).join("\n") };
	});
	return cues.length > 0 ? JSON.stringify(cues) : "";
}

function parsed(json: string): unknown {
	try {
		return JSON.parse(json);
	} catch {
		throw new Unfit("wrongValue");
	}
}

function span({ colspan = 1, rowspan = 1 }: Record<string, unknown>): Attributes {
	return { colspan: count(colspan ?? 1, WIDEST), rowspan: count(rowspan ?? 1, 100) };
}

function address(sent: unknown): string {
	const href = safeHref(sent);
	if (href === null) throw new Unfit("badLink");
	return href;
}

function video(sent: unknown): string {
	const id = videoId(sent);
	if (id === null) throw new Unfit("badLink");
	return id;
}

function words(sent: unknown, longest: number): string {
	if (typeof sent !== "string" || sent === "") throw new Unfit("required");
	if (sent.length > longest) throw new Unfit(`tooLong?count=${longest}`);
	return withoutControls(sent).trim();
}

function count(sent: unknown, most: number): number {
	const number = Number(sent);
	if (!Number.isInteger(number) || number < 1 || number > most) throw new Unfit("wrongValue");
	return number;
}

function oneOf(sent: unknown, ...allowed: number[]): number {
	if (!allowed.includes(sent as number)) throw new Unfit("wrongValue");
	return sent as number;
}

function calloutKind(sent: unknown): string {
	const kind = calloutKinds.find((one) => one === sent);
	if (kind === undefined) throw new Unfit("wrongValue");
	return kind;
}

function plainObject(value: unknown): Record<string, unknown> {
	if (typeof value !== "object" || value === null || Array.isArray(value)) throw new Unfit("wrongValue");
	return value as Record<string, unknown>;
}

function listOf(value: unknown): unknown[] {
	if (value === undefined) return [];
	if (!Array.isArray(value)) throw new Unfit("wrongValue");
	return value;
}

/** Signs that no reader sees, among them those that turn the direction of writing, do not get in. */
const withoutControls = (text: string) => text.replaceAll(/[\p{Cc}\u202a-\u202e\u2066-\u2069]/gu, " ");
