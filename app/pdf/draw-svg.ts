import { colourOf } from "./chart-colours";
import type { Paper } from "./paper";
import { outline } from "./svg-path";

type Attributes = Record<string, string>;
/** Where a drawing lies: its upper left corner on the page, and points for each of its units. */
type Place = { x: number; top: number; scale: number };

const LETTERS = 12;

/** The size that a drawing says it has. */
export function sizeOf(source: string): { width: number; height: number } {
	const [, , width = 0, height = 0] = frameOf(source);
	return { width, height };
}

const frameOf = (source: string) => (/viewBox="([^"]*)"/.exec(source)?.[1] ?? "").split(" ").map(Number);

/**
 * What the charts draw, as a PDF's own lines, areas and letters. It knows what they use of SVG: groups, rectangles, lines, paths and texts,
 * moved but not turned, with colours by the names of their classes.
 */
export function drawSvg(source: string, { x, top, scale }: Place, paper: Paper): string[] {
	const [left = 0, up = 0] = frameOf(source);
	const commands = [`q ${round(scale)} 0 0 ${round(-scale)} ${round(x - left * scale)} ${round(top + up * scale)} cm`];
	let open: Attributes | null = null;
	for (const [, closing, tag = "", rest = "", text] of source.matchAll(/<(\/?)(\w+)([^>]*)>|([^<]+)/g)) {
		if (text !== undefined) {
			if (open) commands.push(lettering(unescaped(text), open, paper));
			continue;
		}
		if (tag === "text") open = closing ? null : attributesOf(rest);
		else if (!closing) commands.push(...shape(tag, attributesOf(rest)));
	}
	return [...commands, "Q"];
}

const attributesOf = (source: string): Attributes =>
	Object.fromEntries([...source.matchAll(/([\w:-]+)="([^"]*)"/g)].map(([, name = "", value = ""]) => [name, value]));

function shape(tag: string, attributes: Attributes): string[] {
	const of = (name: string) => Number(attributes[name] ?? 0);
	const path =
		tag === "rect"
			? `${of("x")} ${of("y")} ${of("width")} ${of("height")} re`
			: tag === "line"
				? `${of("x1")} ${of("y1")} m ${of("x2")} ${of("y2")} l`
				: tag === "path"
					? outline(attributes.d ?? "")
					: "";
	if (path === "") return [];
	const fill = attributes.fill === "none" || tag === "line" ? null : colourOf("fill", attributes.class);
	const width = Number(attributes["stroke-width"] ?? 1);
	const stroke = width > 0 ? colourOf("stroke", attributes.class) : null;
	if (!fill && !stroke) return [];
	const moved = /translate\((\S+) (\S+)\)/.exec(attributes.transform ?? "");
	const opacity = Number(attributes.opacity ?? 1);
	return [
		"q",
		...(moved ? [`1 0 0 1 ${moved[1]} ${moved[2]} cm`] : []),
		...(fill ? [`${onPaper(fill, opacity)} rg`] : []),
		...(stroke ? [`${onPaper(stroke, opacity)} RG ${width} w 1 j`] : []),
		...(attributes["stroke-dasharray"] ? [`[${attributes["stroke-dasharray"]}] 0 d`] : []),
		`${path} ${fill && stroke ? "B" : fill ? "f" : "S"}`,
		"Q",
	];
}

function lettering(text: string, attributes: Attributes, paper: Paper): string {
	const face = attributes.class?.includes("font-semibold") ? 1 : 0;
	const width = paper.widthOf(text, { face, size: LETTERS });
	const before = { middle: width / 2, end: width }[attributes["text-anchor"] ?? ""] ?? 0;
	const colour = colourOf("fill", attributes.class) ?? [0, 0, 0];
	// The drawing's y goes down, that of letters up.
	const place = `1 0 0 -1 ${round(Number(attributes.x ?? 0) - before)} ${attributes.y ?? 0} Tm`;
	return `BT ${onPaper(colour, 1)} rg /F${face} ${LETTERS} Tf ${place} <${paper.glyphs(text, face)}> Tj ET`;
}

/** What shines through is mixed with the paper. */
const onPaper = (colour: readonly number[], opacity: number) =>
	colour.map((part) => round(1 - (1 - part) * opacity)).join(" ");

const round = (value: number) => Math.round(value * 1000) / 1000;

const signs: Record<string, string> = { amp: "&", lt: "<", gt: ">", quot: '"', "#x27": "'" };
const unescaped = (text: string) => text.replace(/&(\w+|#x27);/g, (whole, name: string) => signs[name] ?? whole);
