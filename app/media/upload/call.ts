export type Answer = { status: number; body: Record<string, unknown>; retryAfter: number | null };
type Call = {
	method: "POST" | "PUT" | "DELETE";
	address: string;
	body?: XMLHttpRequestBodyInit;
	headers?: Readonly<Record<string, string>>;
	signal?: AbortSignal;
	/** Bytes of the body that have left so far. */
	onSent?: (bytes: number) => void;
};

/** A connection that was cut, or an answer that did not come. */
export class CutOff extends Error {}

/** Milliseconds without a byte moving after which a request is given up. */
const STILL = 60_000;

/**
 * A request that tells how far its body is, which `fetch` cannot. Throws `CutOff` where the connection breaks or stands
 * still, and the signal's reason where it is given up.
 */
export function call({ method, address, body, headers = {}, signal, onSent }: Call): Promise<Answer> {
	return new Promise((resolve, reject) => {
		signal?.throwIfAborted();
		const request = new XMLHttpRequest();
		let still: ReturnType<typeof setTimeout>;
		const moved = () => {
			clearTimeout(still);
			still = setTimeout(() => request.abort(), STILL);
		};
		const stop = () => request.abort();
		const end = (settle: () => void) => () => {
			clearTimeout(still);
			signal?.removeEventListener("abort", stop);
			settle();
		};
		request.open(method, address);
		request.responseType = "text";
		for (const [name, value] of Object.entries(headers)) request.setRequestHeader(name, value);
		request.setRequestHeader("Accept", "application/json");
		request.upload.onprogress = ({ loaded }) => {
			moved();
			onSent?.(loaded);
		};
		request.onload = end(() =>
			resolve({ status: request.status, body: read(request.responseText), retryAfter: waitOf(request) }),
		);
		request.onerror = end(() => reject(new CutOff()));
		request.onabort = end(() => reject(signal?.aborted ? signal.reason : new CutOff()));
		signal?.addEventListener("abort", stop);
		moved();
		request.send(body);
	});
}

/** The same with a body of JSON. */
export const callWith = (address: string, input: unknown, signal?: AbortSignal, method: Call["method"] = "POST") =>
	call({ method, address, signal, body: JSON.stringify(input), headers: { "Content-Type": "application/json" } });

function read(text: string): Record<string, unknown> {
	try {
		return JSON.parse(text) as Record<string, unknown>;
	} catch {
		return {};
	}
}

/** Milliseconds that the server asks to wait. */
function waitOf(request: XMLHttpRequest): number | null {
	const seconds = Number(request.getResponseHeader("Retry-After"));
	return seconds > 0 ? seconds * 1000 : null;
}
