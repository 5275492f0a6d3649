import { embedFace, type Used } from "./embed-face";
import type { Face } from "./font";
import { hex4, hexText, PdfFile } from "./pdf-file";

/** A paragraph in one of the document's looks, or a drawing of lines (the data of an SVG path in a frame of 600 × 200). */
export type Block = { look: Look; text: string } | { path: string };
export type Look = "title" | "heading" | "label" | "body" | "small";

export type PdfDocument = {
	title: string;
	/** The language that it is read aloud in. */
	language: string;
	/** Stands at the foot of each page, before the page's number. */
	foot: string;
	blocks: Block[];
	/** The plain face and the strong one. */
	faces: readonly [Face, Face];
	madeAt: Date;
};

type Style = { size: number; line: number; before: number; face: 0 | 1; grey: number };
const styles: Record<Look, Style> = {
	title: { size: 20, line: 26, before: 0, face: 1, grey: 0 },
	heading: { size: 13, line: 18, before: 18, face: 1, grey: 0 },
	label: { size: 10.5, line: 15, before: 10, face: 1, grey: 0 },
	body: { size: 11, line: 16, before: 2, face: 0, grey: 0 },
	small: { size: 9, line: 13, before: 2, face: 0, grey: 0.35 },
};
/** A4, in points. */
const [WIDE, HIGH, MARGIN] = [595, 842, 56];
const ROOM = WIDE - 2 * MARGIN;
const DRAWING = { wide: 180, high: 60 };

/** Sets blocks one under the other on as many pages as they need. */
export async function makePdf({ title, language, foot, blocks, faces, madeAt }: PdfDocument): Promise<Uint8Array> {
	const used: [Used, Used] = [new Map(), new Map()];
	const pages: string[][] = [[]];
	let left = HIGH - 2 * MARGIN;
	const room = (height: number): number => {
		if (height > left && pages[pages.length - 1]?.length !== 0) {
			pages.push([]);
			left = HIGH - 2 * MARGIN;
		}
		left -= height;
		return MARGIN + left;
	};
	const put = (command: string) => pages[pages.length - 1]?.push(command);
	const show = (text: string, { size, face, grey }: Style, x: number, y: number) =>
		`BT ${grey} g /F${face} ${size} Tf ${x} ${y.toFixed(2)} Td <${glyphsOf(text, faces[face], used[face])}> Tj ET`;
	for (const [at, block] of blocks.entries()) {
		if ("path" in block) {
			const y = room(DRAWING.high + 6);
			put(drawing(block.path, y));
			continue;
		}
		const style = styles[block.look];
		const lines = wrapped(block.text, faces[style.face], style.size);
		if (left < HIGH - 2 * MARGIN) left -= style.before;
		// A question does not stand alone at the foot of a page.
		const next = blocks[at + 1];
		const keeps = (block.look === "label" || block.look === "heading") && next ? 2 * styles.body.line : 0;
		if (left < lines.length * style.line + keeps) left = Math.min(left, 0);
		for (const line of lines) put(show(line, style, MARGIN, room(style.line) + style.line - style.size));
	}
	const small = styles.small;
	for (const [at, page] of pages.entries())
		page.push(show(`${foot} · ${at + 1} / ${pages.length}`, small, MARGIN, MARGIN / 2));
	return assembled({ title, language, pages, faces, used, madeAt });
}

type Set = Pick<PdfDocument, "title" | "language" | "faces" | "madeAt"> & { pages: string[][]; used: [Used, Used] };

async function assembled({ title, language, pages, faces, used, madeAt }: Set): Promise<Uint8Array> {
	const file = new PdfFile();
	const [root, tree] = [file.reserve(), file.reserve()];
	const fonts = [await embedFace(file, faces[0], used[0]), await embedFace(file, faces[1], used[1])];
	const kids: number[] = [];
	for (const page of pages) {
		const content = await file.addStream(page.join("\n"));
		kids.push(
			file.add(
				`<< /Type /Page /Parent ${tree} 0 R /MediaBox [0 0 ${WIDE} ${HIGH}] /Resources << /Font << /F0 ${fonts[0]} 0 R /F1 ${fonts[1]} 0 R >> >> /Contents ${content} 0 R >>`,
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

const letters = (text: string): number[] => Array.from(text, (letter) => letter.codePointAt(0) ?? 0);

function glyphsOf(text: string, face: Face, used: Used): string {
	return letters(text)
		.map((letter) => {
			const glyph = face.glyphOf(letter);
			if (!used.has(glyph)) used.set(glyph, letter > 0xffff ? 0xfffd : letter);
			return hex4(glyph);
		})
		.join("");
}

/** A text in lines that fit the page; a word that is longer than a line is cut. */
function wrapped(text: string, face: Face, size: number): string[] {
	const widthOf = (part: string) =>
		letters(part).reduce((sum, letter) => sum + face.widthOf(face.glyphOf(letter)), 0) * (size / 1000);
	const lines: string[] = [];
	for (const paragraph of text.normalize("NFC").replace(/\t/g, "    ").split("\n")) {
		let line = "";
		for (const word of paragraph.split(" ")) {
			const longer = line === "" ? word : `${line} ${word}`;
			if (widthOf(longer) <= ROOM) {
				line = longer;
				continue;
			}
			if (line !== "") lines.push(line);
			line = "";
			for (const letter of word) {
				if (widthOf(line + letter) > ROOM) {
					lines.push(line);
					line = "";
				}
				line += letter;
			}
		}
		lines.push(line);
	}
	return lines;
}

function drawing(path: string, y: number): string {
	const { wide, high } = DRAWING;
	const points = [...path.matchAll(/([ML]) ?(-?\d+(?:\.\d+)?)[ ,](-?\d+(?:\.\d+)?)/g)].map(
		([, kind, x, down]) =>
			`${(MARGIN + (Number(x) * wide) / 600).toFixed(1)} ${(y + high - (Number(down) * high) / 200).toFixed(1)} ${kind === "M" ? "m" : "l"}`,
	);
	return `q 1 J 1 j 1.2 w 0 G ${points.join(" ")} S Q`;
}
