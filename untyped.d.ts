declare module "react-dom/server.browser" {
	export { renderToReadableStream, renderToStaticMarkup, renderToString } from "react-dom/server";
}

/** What Remix has built, of which the Worker is bundled: told here, as to read it costs the compiler minutes. */
declare module "#pages" {
	import type { ServerBuild } from "@remix-run/cloudflare";
	import type { makeHandlers } from "./workers/handlers";

	const build: ServerBuild & { entry: { module: { makeHandlers: typeof makeHandlers } } };
	export = build;
}

/** What pdfkit can do and its types leave out. */
declare namespace PDFKit.Mixins {
	interface StructureElementOptions {
		/** Of which cells the head of a table speaks. */
		scope?: "Row" | "Column";
	}
	interface PDFImage {
		/** Reads a PNG or a JPEG. Throws for every other file. */
		openImage(bytes: Uint8Array): ImageSrc;
	}
}
