/** The plain face and the strong one: the bytes of two TrueType files. */
export type Faces = { plain: Uint8Array; strong: Uint8Array };
/** A face of the document in a size, in points, and how far its lines are apart. */
export type Style = { size: number; line: number; face: keyof Faces; colour: string };
/** What a part of the document is to a screen reader, by the names of ISO 32000. */
export type Tag = "H1" | "H2" | "H3" | "P" | "Figure" | "Table" | "TR" | "TH" | "TD";
export type Element = PDFKit.PDFStructureElement;

/** A4, in points. */
export const [WIDE, HIGH, MARGIN] = [595, 842, 56];
/** The width between the margins. */
export const ROOM = WIDE - 2 * MARGIN;
const TALL = HIGH - 2 * MARGIN;

/** Pages that are written on from top to bottom, and tell a screen reader what each part is. */
export class Paper {
	private readonly root: Element;

	constructor(readonly doc: PDFKit.PDFDocument) {
		this.root = doc.struct("Document", {});
		doc.addStructure(this.root);
	}

	/** What stands on the page from now on is this to a screen reader, within `parent` or the document. */
	add(tag: Tag, options: PDFKit.Mixins.StructureElementOptions, draw: () => void, parent = this.root): void {
		parent.add(this.doc.struct(tag, options, draw));
	}

	/** A part that is made of others; it ends with `end`. */
	open(tag: Tag, parent = this.root): Element {
		const element = this.doc.struct(tag, {});
		parent.add(element);
		return element;
	}

	/** What a screen reader passes over: lines, samples, what stands at the foot of each page. */
	decorate(draw: () => void, type: "Layout" | "Pagination" = "Layout"): void {
		this.doc.markContent("Artifact", { type });
		draw();
		this.doc.endMarkedContent();
	}

	/** Ends the document; nothing can be added afterwards. */
	end(): void {
		this.root.end();
	}

	/** Takes a strip of this height, on a new page where this one has no room, and gives its upper edge. */
	take(height: number): number {
		if (this.isOver(height)) this.doc.addPage();
		const top = this.doc.y;
		this.doc.y += height;
		return top;
	}

	/** Leaves room above what comes, but for the head of a page. */
	skip(height: number): void {
		if (!this.isBlank()) this.doc.y += height;
	}

	/** Turns the page where less than this is left, so that what belongs together stands together. */
	keep(height: number): void {
		if (height <= TALL && this.isOver(height)) this.doc.addPage();
	}

	/** Whether a strip of this height would come on the next page. */
	isOver(height: number): boolean {
		return this.doc.y + height > HIGH - MARGIN && !this.isBlank();
	}

	/** Writes a text under what stands there already, over as many lines and pages as it takes. */
	flow(text: string, style: Style): void {
		this.use(style).text(clean(text), MARGIN, undefined, { width: ROOM, lineGap: this.gapOf(style) });
	}

	/** Writes a text at a place, in lines of this width. */
	write(text: string, style: Style, place: { x: number; y: number; width: number; align?: "left" | "right" }): void {
		const { y } = this.doc;
		const { width, align = "left" } = place;
		this.use(style).text(clean(text), place.x, place.y, { width, align, lineGap: this.gapOf(style) });
		this.doc.y = y;
	}

	heightOf(text: string, style: Style, width = ROOM): number {
		return this.use(style).heightOfString(clean(text), { width, lineGap: this.gapOf(style) });
	}

	widthOf(text: string, style: Style): number {
		return this.use(style).widthOfString(clean(text));
	}

	private use({ face, size, colour }: Style): PDFKit.PDFDocument {
		return this.doc.font(face, size).fillColor(colour);
	}

	private gapOf(style: Style): number {
		return style.line - this.use(style).currentLineHeight(true);
	}

	private isBlank(): boolean {
		return this.doc.y <= MARGIN;
	}
}

const clean = (text: string) => text.normalize("NFC").replace(/\t/g, "    ");
