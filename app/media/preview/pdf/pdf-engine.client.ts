import {
	GlobalWorkerOptions,
	getDocument,
	type PDFDocumentLoadingTask,
	type PDFDocumentProxy,
	type PDFPageProxy,
	TextLayer,
} from "pdfjs-dist/legacy/build/pdf.mjs";
import workerAddress from "pdfjs-dist/legacy/build/pdf.worker.min.mjs?url";

GlobalWorkerOptions.workerSrc = workerAddress;

export type Pdf = PDFDocumentProxy;
export type PdfPage = PDFPageProxy;

/** Decoders of scans, and letters that a PDF may leave out, by their names in the package. */
const parts = import.meta.glob<string>(
	["/node_modules/pdfjs-dist/wasm/*.wasm", "/node_modules/pdfjs-dist/standard_fonts/*.{pfb,ttf}"],
	{ query: "?url", import: "default", eager: true },
);
const partsByName = new Map(
	Object.entries(parts).map(([path, address]) => [path.slice(path.lastIndexOf("/") + 1), address]),
);

/** Brings what the worker asks for; the build has given each part an address of its own. */
class Parts {
	async fetch({ filename }: { filename: string }): Promise<Uint8Array> {
		const answer = await fetch(partsByName.get(filename) ?? "");
		if (!answer.ok) throw new Error(`${filename}: ${answer.status}`);
		return new Uint8Array(await answer.arrayBuffer());
	}
}

/** Fetches what the pages in view need and no more: long ones are read on a phone. */
const BYTES_AT_ONCE = 262_144;

/** Opens the PDF at an address of this site. Its scripts are never run: that part of the package is not here. */
export const openPdf = (url: string): PDFDocumentLoadingTask =>
	getDocument({
		url,
		rangeChunkSize: BYTES_AT_ONCE,
		disableAutoFetch: true,
		disableStream: true,
		useWorkerFetch: false,
		wasmUrl: "/",
		standardFontDataUrl: "/",
		WasmFactory: Parts,
		StandardFontDataFactory: Parts,
	});

export const needsPassword = (error: unknown): boolean => error instanceof Error && error.name === "PasswordException";

export type Drawn = { done: Promise<void>; stop: () => void };

/** Draws a page, sharp on the device's screen, and lays its text over it to be read out, chosen and searched. */
export function drawPage(
	page: PdfPage,
	scale: number,
	{ canvas, text }: { canvas: HTMLCanvasElement; text: HTMLElement },
): Drawn {
	const viewport = page.getViewport({ scale });
	const sharp = page.getViewport({ scale: scale * Math.min(window.devicePixelRatio || 1, 2) });
	canvas.width = Math.floor(sharp.width);
	canvas.height = Math.floor(sharp.height);
	const picture = page.render({ canvas, viewport: sharp });
	text.replaceChildren();
	text.style.setProperty("--total-scale-factor", String(scale));
	const letters = new TextLayer({ textContentSource: page.streamTextContent(), container: text, viewport });
	return {
		done: Promise.all([picture.promise, letters.render()]).then(() => {}),
		stop: () => {
			picture.cancel();
			letters.cancel();
		},
	};
}

/** A link on a page: where it lies at scale 1, and its address or the page that it leads to. */
export type PdfLink = { id: string; left: number; top: number; width: number; height: number; label: string } & (
	| { url: string }
	| { toPage: number }
);

/** The links of a page that lead somewhere; the package lets through addresses of the web, of mail and of telephones only. */
export async function linksOf(pdf: Pdf, page: PdfPage): Promise<PdfLink[]> {
	const viewport = page.getViewport({ scale: 1 });
	const links: PdfLink[] = [];
	for (const one of await page.getAnnotations()) {
		if (one.subtype !== "Link") continue;
		const [x1 = 0, y1 = 0, x2 = 0, y2 = 0] = viewport.convertToViewportRectangle(one.rect);
		const place = {
			left: Math.min(x1, x2),
			top: Math.min(y1, y2),
			width: Math.abs(x2 - x1),
			height: Math.abs(y2 - y1),
		};
		const label: string = one.overlaidText || one.url || "";
		if (one.url) links.push({ id: one.id, ...place, label, url: one.url });
		else if (one.dest) {
			const toPage = await pageOf(pdf, one.dest);
			if (toPage !== null) links.push({ id: one.id, ...place, label, toPage });
		}
	}
	return links;
}

async function pageOf(pdf: Pdf, destination: string | unknown[]): Promise<number | null> {
	const found = typeof destination === "string" ? await pdf.getDestination(destination) : destination;
	const target = found?.[0];
	if (typeof target === "number") return target + 1;
	return target ? (await pdf.getPageIndex(target as Parameters<Pdf["getPageIndex"]>[0])) + 1 : null;
}
