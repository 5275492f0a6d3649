import { type Faces, HIGH, MARGIN, Paper, ROOM, type Style, type Tag, WIDE } from "./paper";
import { setDrawing, setLegend } from "./set-drawing";
import { setTable, type Table } from "./set-table";

/** `keep`: points under it that stand on the same page. */
type TextBlock = { look: Look; text: string; keep?: number };
/** What stands in a document, one under the other. */
export type Block =
	| TextBlock
	/** What somebody has drawn: the data of an SVG path in a frame of 600 × 200, and what it is called. */
	| { path: string; alt: string }
	/** A chart, as SVG that the charts make. */
	| { drawing: string }
	/** Which line is which: a small drawing and its name. */
	| { legend: readonly { sample: string; name: string }[] }
	| { table: Table };
export type Look = "title" | "heading" | "label" | "body" | "small";

export type PdfDocument = {
	title: string;
	/** The language that it is read aloud in. */
	language: string;
	/** Stands at the foot of each page, before the page's number. */
	foot: string;
	/** Stands at the head of the first page: a PNG or JPEG. Another file is left out. */
	logo?: { bytes: Uint8Array; name: string } | null;
	blocks: Block[];
	faces: Faces;
	madeAt: Date;
};

const styles: Record<Look, Style & { before: number; tag: "H1" | "H2" | "P" }> = {
	title: { size: 20, line: 26, before: 0, face: "strong", colour: "black", tag: "H1" },
	heading: { size: 13, line: 18, before: 18, face: "strong", colour: "black", tag: "H2" },
	label: { size: 10.5, line: 15, before: 10, face: "strong", colour: "black", tag: "H2" },
	body: { size: 11, line: 16, before: 2, face: "plain", colour: "black", tag: "P" },
	small: { size: 9, line: 13, before: 2, face: "plain", colour: "#595959", tag: "P" },
};
/** What pdfkit's types leave out: the standard, and that it begins without a face of its own. */
const ACCESSIBLE = { subset: "PDF/UA", font: null } as object;
const SIGNATURE = { wide: 180, high: 60 };
const LOGO = { wide: 160, high: 32 };

/** Sets blocks one under the other on as many pages as they need: a tagged PDF, as PDF/UA asks for. */
export async function makePdf({
	title,
	language,
	foot,
	logo,
	blocks,
	faces,
	madeAt,
}: PdfDocument): Promise<Uint8Array> {
	// Some 230 KiB of script that only documents need.
	const { default: PdfKit } = await import("pdfkit");
	const doc = new PdfKit({
		...{ size: [WIDE, HIGH], margin: MARGIN, bufferPages: true },
		...{ tagged: true, lang: language, displayTitle: true, pdfVersion: "1.7" },
		...ACCESSIBLE,
		info: { Title: title, Producer: "Followup", Creator: "Followup", CreationDate: madeAt },
	});
	const whole = bytesOf(doc);
	doc.registerFont("plain", faces.plain).registerFont("strong", faces.strong);
	const paper = new Paper(doc);
	if (logo) setLogo(paper, logo);
	let isUnderHeading = false;
	for (const block of blocks) {
		if ("path" in block) setSignature(paper, block);
		else if ("drawing" in block) setDrawing(paper, block.drawing);
		else if ("legend" in block) setLegend(paper, block.legend);
		else if ("table" in block) setTable(paper, block.table);
		else {
			const isDeeper = block.look === "label" && isUnderHeading;
			setText(paper, block, isDeeper ? "H3" : styles[block.look].tag);
			isUnderHeading ||= block.look === "heading";
		}
	}
	paper.end();
	setFeet(paper, foot);
	doc.end();
	return whole;
}

function setText(paper: Paper, { look, text, keep }: TextBlock, tag: Tag): void {
	const style = styles[look];
	paper.skip(style.before);
	// A question does not stand alone at the foot of a page.
	const isHead = look === "label" || look === "heading";
	paper.keep(paper.heightOf(text, style) + (keep ?? (isHead ? 2 * styles.body.line : 0)));
	paper.add(tag, {}, () => paper.flow(text, style));
}

function setLogo(paper: Paper, { bytes, name }: { bytes: Uint8Array; name: string }): void {
	const { doc } = paper;
	const picture = openedPicture(doc, bytes);
	if (!picture) return;
	paper.add("Figure", { alt: name }, () => doc.image(picture, MARGIN, MARGIN, { fit: [LOGO.wide, LOGO.high] }));
	doc.y = MARGIN + LOGO.high + 10;
}

/** A picture that can be read; what cannot is known only when it is tried. */
function openedPicture(doc: PDFKit.PDFDocument, bytes: Uint8Array) {
	try {
		return doc.openImage(bytes);
	} catch {
		return null;
	}
}

function setSignature(paper: Paper, { path, alt }: { path: string; alt: string }): void {
	const { wide, high } = SIGNATURE;
	const y = paper.take(high + 6);
	paper.add("Figure", { alt }, () => {
		const { doc } = paper;
		doc
			.save()
			.translate(MARGIN, y)
			.scale(wide / 600, high / 200);
		doc.lineCap("round").lineJoin("round").lineWidth(4).path(path).stroke("black").restore();
	});
}

function setFeet(paper: Paper, foot: string): void {
	const { doc } = paper;
	const { start, count } = doc.bufferedPageRange();
	for (let page = start; page < start + count; page++) {
		doc.switchToPage(page);
		// What is written under the margin would begin a page of its own.
		doc.page.margins.bottom = 0;
		const text = `${foot} · ${page + 1} / ${count}`;
		paper.decorate(
			() => paper.write(text, styles.small, { x: MARGIN, y: HIGH - MARGIN / 2 - styles.small.line, width: ROOM }),
			"Pagination",
		);
	}
}

function bytesOf(doc: PDFKit.PDFDocument): Promise<Uint8Array> {
	return new Promise((resolve, reject) => {
		const pieces: Uint8Array[] = [];
		doc.on("data", (piece: Uint8Array) => pieces.push(piece));
		doc.on("error", reject);
		doc.on("end", () => new Response(new Blob(pieces as BlobPart[])).bytes().then(resolve, reject));
	});
}
