import type { EntryContext } from "@remix-run/cloudflare";
import type { ReactElement } from "react";
import { renderToReadableStream, renderToString } from "react-dom/server.browser";

type Options = { nonce: string; onError: (error: unknown) => void };

/** What React leaves where a part of the page waits for something, or has failed in a boundary. */
const UNFINISHED = "<!--$!-->";

/**
 * A whole page. All that a page shows is there before it is rendered, so it is written in one go, as one text; only where
 * a part of it has to wait the way that can wait is taken. Throws what the page throws outside its error boundaries.
 */
export async function renderPage(page: ReactElement, options: Options): Promise<string> {
	const html = `<!DOCTYPE html>${renderToString(page)}`;
	return html.includes(UNFINISHED) ? renderInParts(page, options) : html;
}

/** Has what the loaders gave at hand before the page is rendered, where the framework would wait for it meanwhile. */
export async function readAhead(remix: EntryContext): Promise<void> {
	const { serverHandoffStream: stream, renderMeta } = remix;
	if (!stream || !renderMeta) return;
	const reader = stream.getReader();
	const decoder = new TextDecoder();
	let value = "";
	for (let part = await reader.read(); !part.done; part = await reader.read())
		value += decoder.decode(part.value, { stream: true });
	reader.releaseLock();
	const read = (result: { done: boolean; value: string }) => Object.assign(Promise.resolve(), { result });
	renderMeta.streamCache = { 0: read({ done: false, value }), 1: read({ done: true, value: "" }) };
}

async function renderInParts(page: ReactElement, options: Options): Promise<string> {
	const stream = await renderToReadableStream(page, options);
	await stream.allReady;
	return new Response(stream).text();
}
