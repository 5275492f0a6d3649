import { embedFace } from "./embed-face";
import { embedPicture, type Picture } from "./embed-picture";
import { type Faces, HIGH, MARGIN, Paper, type Style, WIDE } from "./paper";
import { hexText, PdfFile } from "./pdf-file";
import { setDrawing, setLegend } from "./set-drawing";
import { setTable, type Table } from "./set-table";

/** What stands in a document, one under the other. */
export type Block =
	/** `keep`: points under it that stand on the same page. */
	| { look: Look; text: string; keep?: number }
	/** What somebody has drawn: the data of an SVG path in a frame of 600 × 200. */
	| { path: string }
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
	/** Stands at the head of the first page. */
	logo?: Picture | null;
	blocks: Block[];
	faces: Faces;
	madeAt: Date;
};

const styles: Record<Look, Style & { before: number }> = {
	title: { size: 20, line: 26, before: 0, face: 1, grey: 0 },
	heading: { size: 13, line: 18, before: 18, face: 1, grey: 0 },
	label: { size: 10.5, line: 15, before: 10, face: 1, grey: 0 },
	body: { size: 11, line: 16, before: 2, face: 0, grey: 0 },
	small: { size: 9, line: 13, before: 2, face: 0, grey: 0.35 },
};
const SIGNATURE = { wide: 180, high: 60 };
const LOGO = { wide: 160, high: 32 };

/** Sets blocks one under the other on as many pages as they need. */
export async function makePdf({
	title,
	language,
	foot,
	logo,
	blocks,
	faces,
	madeAt,
}: PdfDocument): Promise<Uint8Array> {
	const paper = new Paper(faces);
	if (logo) setLogo(paper, logo);
	for (const block of blocks) {
		if ("path" in block) paper.put(signature(block.path, paper.take(SIGNATURE.high + 6)));
		else if ("drawing" in block) setDrawing(paper, block.drawing);
		else if ("legend" in block) setLegend(paper, block.legend);
		else if ("table" in block) setTable(paper, block.table);
		else setText(paper, block);
	}
	for (const [at, page] of paper.pages.entries())
		page.push(paper.text(`${foot} · ${at + 1} / ${paper.pages.length}`, styles.small, MARGIN, MARGIN / 2));
	return assembled(paper, { title, language, logo, madeAt });
}

function setText(paper: Paper, { look, text, keep }: { look: Look; text: string; keep?: number }): void {
	const style = styles[look];
	const lines = paper.wrapped(text, style);
	paper.skip(style.before);
	// A question does not stand alone at the foot of a page.
	const isHead = look === "label" || look === "heading";
	paper.keep(lines.length * style.line + (keep ?? (isHead ? 2 * styles.body.line : 0)));
	for (const line of lines)
		paper.put(paper.text(line, style, MARGIN, paper.take(style.line) + style.line - style.size));
}

function setLogo(paper: Paper, { width, height }: Picture): void {
	const scale = Math.min(LOGO.high / height, LOGO.wide / width);
	const [wide, high] = [width * scale, height * scale].map((side) => side.toFixed(2));
	paper.put(`q ${wide} 0 0 ${high} ${MARGIN} ${paper.take(LOGO.high).toFixed(2)} cm /Logo Do Q`);
	paper.take(10);
}

async function assembled(
	{ pages, faces, used }: Paper,
	{ title, language, logo, madeAt }: Pick<PdfDocument, "title" | "language" | "logo" | "madeAt">,
): Promise<Uint8Array> {
	const file = new PdfFile();
	const [root, tree] = [file.reserve(), file.reserve()];
	const fonts = [await embedFace(file, faces[0], used[0]), await embedFace(file, faces[1], used[1])];
	const picture = logo ? ` /XObject << /Logo ${await embedPicture(file, logo)} 0 R >>` : "";
	const kids: number[] = [];
	for (const page of pages) {
		const content = await file.addStream(page.join("\n"));
		kids.push(
			file.add(
				`<< /Type /Page /Parent ${tree} 0 R /MediaBox [0 0 ${WIDE} ${HIGH}] /Resources << /Font << /F0 ${fonts[0]} 0 R /F1 ${fonts[1]} 0 R >>${picture} >> /Contents ${content} 0 R >>`,
			),
		);
	}
	file.add(`<< /Type /Pages /Count ${kids.length} /Kids [${kids.map((id) => `${id} 0 R`).join(" ")}] >>`, tree);
	file.add(
		`<< /Type /Catalog /Pages ${tree} 0 R /Lang (${language}) /ViewerPreferences << /DisplayDocTitle true >> >>`,
		root,
	);
	const day = madeAt.toISOString().replace(/\D/g, "").slice(0, 14);
	const info = file.add(`<< /Title ${hexText(title)} /Producer (Followup) /CreationDate (D:${day}Z) >>`);
	return file.bytes(root, info);
}

function signature(path: string, y: number): string {
	const { wide, high } = SIGNATURE;
	const points = [...path.matchAll(/([ML]) ?(-?\d+(?:\.\d+)?)[ ,](-?\d+(?:\.\d+)?)/g)].map(
		([, kind, x, down]) =>
			`${(MARGIN + (Number(x) * wide) / 600).toFixed(1)} ${(y + high - (Number(down) * high) / 200).toFixed(1)} ${kind === "M" ? "m" : "l"}`,
	);
	return `q 1 J 1 j 1.2 w 0 G ${points.join(" ")} S Q`;
}
