import type { ReactNode } from "react";
import { renderToPipeableStream } from "react-dom/server.node";

type Options = { nonce: string; onError: (error: unknown) => void };

/**
 * A whole page as bytes. All that a page shows is there before it is rendered, so there is nothing to stream; and React's
 * build for Node gathers texts in few buffers, where the one for browsers encodes every attribute by itself. Throws what
 * the page throws outside its error boundaries.
 */
export function renderToBytes(page: ReactNode, { nonce, onError }: Options): Promise<Uint8Array<ArrayBuffer>> {
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
