import { inflateSync } from "node:zlib";
import { getDocument, type PDFPageProxy } from "pdfjs-dist/legacy/build/pdf.mjs";
import type { TextItem } from "pdfjs-dist/types/src/display/api";

/** The text of each page as somebody copies it: a paragraph, a heading or a cell after the other, in the lines that they were set in. */
export async function pagesOf(bytes: Uint8Array): Promise<string[]> {
	return overPages(bytes, async (page) => {
		const { items } = await page.getTextContent({ includeMarkedContent: true, disableNormalization: true });
		let text = "";
		for (const item of items) {
			if (isText(item)) text += item.hasEOL ? `${item.str}\n` : item.str;
			else if (item.type === "endMarkedContent") text += "\n";
		}
		return text.replace(/ *\n\s*/g, "\n").trim();
	});
}

type Part = { role?: string; alt?: string; children?: Part[] };

/** What each page is to a screen reader: the roles of its parts, those within another one in brackets. */
export async function structureOf(bytes: Uint8Array): Promise<string[]> {
	const told = ({ role = "", alt, children = [] }: Part): string => {
		const within = children.filter((child) => child.role).map(told);
		return `${role}${alt ? `:${alt}` : ""}${within.length > 0 ? `(${within.join(" ")})` : ""}`;
	};
	return overPages(bytes, async (page) => {
		const [document] = ((await page.getStructTree()) as Part | null)?.children ?? [];
		return document ? told(document) : "";
	});
}

async function overPages<Told>(bytes: Uint8Array, tell: (page: PDFPageProxy) => Promise<Told>): Promise<Told[]> {
	// It takes the bytes away from whoever gives them, and takes no Buffer.
	const loading = getDocument({ data: new Uint8Array(bytes), verbosity: 0, useSystemFonts: false });
	const document = await loading.promise;
	const told: Told[] = [];
	for (let number = 1; number <= document.numPages; number++) told.push(await tell(await document.getPage(number)));
	await loading.destroy();
	return told;
}

/** What is drawn and written on each page, in a PDF's own commands. */
export function drawnOn(bytes: Uint8Array): string[] {
	const whole = Buffer.from(bytes);
	const packed = whole.toString("latin1").matchAll(/\/Length (\d+)\n\/Filter \/FlateDecode\n>>\nstream\n/g);
	return [...packed]
		.map((found) => {
			const start = found.index + found[0].length;
			return inflateSync(whole.subarray(start, start + Number(found[1]))).toString("latin1");
		})
		.filter((text) => text.startsWith("1 0 0 -1 "));
}

const isText = (item: object): item is TextItem => "str" in item;
