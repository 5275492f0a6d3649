import { colourOf } from "./chart-colours";

type Attributes = Record<string, string>;
/** Where a drawing lies: its upper left corner on the page, and points for each of its units. */
type Transform = { x: number; y: number; scale: number };

const LETTERS = 12;

/** The size that a drawing says it has. */
export function sizeOf(source: string): { width: number; height: number } {
	const [, , width = 0, height = 0] = frameOf(source);
	return { width, height };
}

/** What a drawing is called for who does not see it. */
export const labelOf = (source: string) => unescaped(/^<svg[^>]* aria-label="([^"]*)"/.exec(source)?.[1] ?? "");

const frameOf = (source: string) => (/viewBox="([^"]*)"/.exec(source)?.[1] ?? "").split(" ").map(Number);

/**
 * Draws what the charts draw. It knows what they use of SVG: groups, rectangles, lines, paths and texts, moved but not
 * turned, with colours by the names of their classes.
 */
export function drawSvg(doc: PDFKit.PDFDocument, source: string, { x, y, scale }: Transform): void {
	const [left = 0, up = 0] = frameOf(source);
	const below = doc.y;
	doc.save().translate(x, y).scale(scale).translate(-left, -up);
	let open: Attributes | null = null;
	for (const [, closing, tag = "", rest = "", text] of source.matchAll(/<(\/?)(\w+)([^>]*)>|([^<]+)/g)) {
		if (text !== undefined) {
			if (open) letter(doc, unescaped(text), open);
			continue;
		}
		if (tag === "text") open = closing ? null : attributesOf(rest);
		else if (!closing) shape(doc, tag, attributesOf(rest));
	}
	doc.restore();
	doc.y = below;
}

const attributesOf = (source: string): Attributes =>
	Object.fromEntries([...source.matchAll(/([\w:-]+)="([^"]*)"/g)].map(([, name = "", value = ""]) => [name, value]));

function shape(doc: PDFKit.PDFDocument, tag: string, attributes: Attributes): void {
	const fill = attributes.fill === "none" || tag === "line" ? null : colourOf("fill", attributes.class);
	const width = Number(attributes["stroke-width"] ?? 1);
	const stroke = width > 0 ? colourOf("stroke", attributes.class) : null;
	if (!["rect", "line", "path"].includes(tag) || (!fill && !stroke)) return;
	const [, right = 0, down = 0] = (/translate\((\S+) (\S+)\)/.exec(attributes.transform ?? "") ?? []).map(Number);
	doc.save().translate(right, down).lineWidth(width).lineJoin("round");
	if (attributes["stroke-dasharray"]) doc.dash(...dashOf(attributes["stroke-dasharray"]));
	outline(doc, tag, attributes);
	doc.opacity(Number(attributes.opacity ?? 1));
	if (fill && stroke) doc.fillAndStroke(fill, stroke);
	else if (fill) doc.fill(fill);
	else if (stroke) doc.stroke(stroke);
	doc.restore();
}

function outline(doc: PDFKit.PDFDocument, tag: string, attributes: Attributes): void {
	const of = (name: string) => Number(attributes[name] ?? 0);
	if (tag === "rect") doc.rect(of("x"), of("y"), of("width"), of("height"));
	else if (tag === "line") doc.moveTo(of("x1"), of("y1")).lineTo(of("x2"), of("y2"));
	else doc.path(attributes.d ?? "");
}

function dashOf(pattern: string): [number, { space: number }] {
	const [drawn = 1, space = drawn] = pattern.split(/[ ,]+/).map(Number);
	return [drawn, { space }];
}

function letter(doc: PDFKit.PDFDocument, text: string, attributes: Attributes): void {
	doc.font(attributes.class?.includes("font-semibold") ? "strong" : "plain", LETTERS);
	const width = doc.widthOfString(text);
	const before = { middle: width / 2, end: width }[attributes["text-anchor"] ?? ""] ?? 0;
	doc.fillColor(colourOf("fill", attributes.class) ?? "black");
	const [x, y] = [Number(attributes.x ?? 0) - before, Number(attributes.y ?? 0)];
	doc.text(text, x, y, { lineBreak: false, baseline: "alphabetic" });
}

const signs: Record<string, string> = { amp: "&", lt: "<", gt: ">", quot: '"', "#x27": "'" };
const unescaped = (text: string) => text.replace(/&(\w+|#x27);/g, (whole, name: string) => signs[name] ?? whole);
