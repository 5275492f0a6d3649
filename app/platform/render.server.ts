import type { EntryContext } from "@remix-run/cloudflare";
import type { ReactElement, ReactNode } from "react";
import { renderToPipeableStream, renderToString } from "react-dom/server.node";

type Options = { nonce: string; onError: (error: unknown) => void };

/** What React leaves where a part of the page waits for something, or has failed in a boundary. */
const UNFINISHED = "<!--$!-->";

/**
 * A whole page. All that a page shows is there before it is rendered, so it is written in one go, as one text; only where
 * a part of it has to wait the way that can wait is taken. Throws what the page throws outside its error boundaries.
 */
export async function renderPage(page: ReactElement, options: Options): Promise<string | Uint8Array<ArrayBuffer>> {
	const html = `<!DOCTYPE html>${renderToString(page)}`;
	return html.includes(UNFINISHED) ? renderToBytes(page, options) : html;
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

/** React's build for Node gathers texts in few buffers, where the one for browsers encodes every attribute by itself. */
function renderToBytes(page: ReactNode, { nonce, onError }: Options): Promise<Uint8Array<ArrayBuffer>> {
	return new Promise((resolve, reject) => {
		const parts: Uint8Array[] = [];
		const sink = {
			write(part: Uint8Array) {
				parts.push(part);
				return true;
			},
			end: () => resolve(joined(parts)),
			destroy: reject,
			on: () => sink,
		};
		const { pipe } = renderToPipeableStream(page, {
			nonce,
			onError,
			onShellError: reject,
			onAllReady: () => void pipe(sink as unknown as NodeJS.WritableStream),
		});
	});
}

function joined(parts: Uint8Array[]): Uint8Array<ArrayBuffer> {
	const whole = new Uint8Array(parts.reduce((length, part) => length + part.byteLength, 0));
	let at = 0;
	for (const part of parts) {
		whole.set(part, at);
		at += part.byteLength;
	}
	return whole;
}
