import { type Answer, call } from "./call";
import { digestOf } from "./digest";

/** Tries of one part whose bytes arrive damaged. */
const PART_TRIES = 3;

/** The calls by which a file goes in parts. */
export type PartCalls = {
	begin: () => Promise<Answer>;
	/** The address of a part, as the answer to the beginning names the upload. */
	addressOf: (uploadId: string, part: number) => string;
	finish: (uploadId: string) => Promise<Answer>;
	/** What the server calls the file. */
	onBegun?: (uploadId: string) => void;
	/** Bytes that surely stay if it is cut off now. */
	onKept: (bytes: number) => void;
};
type Sending = {
	signal?: AbortSignal;
	onSent: (bytes: number) => void;
	/** What the server calls the file, where all of its parts had arrived by an earlier try. */
	whole?: string;
};

/** Sends what the server has not got of a file, and gives the last answer: of the end, or the one that is no success. */
export async function sendParts(file: File, calls: PartCalls, { signal, onSent, whole }: Sending): Promise<Answer> {
	if (whole !== undefined) {
		// The end may have gone through with its answer lost: to begin anew would make another file.
		const answer = await calls.finish(whole);
		if (!isUnfinished(answer)) return answer;
	}
	const begun = await calls.begin();
	if (!isDone(begun)) return begun;
	const { upload_id, part_size, received } = begun.body as { upload_id: string; part_size: number; received: number[] };
	calls.onBegun?.(upload_id);
	const parts = Math.ceil(file.size / part_size);
	const have = new Set(received);
	const sizeOf = (part: number) => Math.min(part_size, file.size - (part - 1) * part_size);
	const arrived = () => [...have].reduce((sum, part) => sum + sizeOf(part), 0);
	calls.onKept(arrived());
	for (let part = 1; part <= parts; part++) {
		if (have.has(part)) continue;
		const before = arrived();
		onSent(before);
		const bytes = file.slice((part - 1) * part_size, (part - 1) * part_size + sizeOf(part));
		const sent = (loaded: number) => onSent(Math.min(before + loaded, before + bytes.size));
		const answer = await sendPart(calls.addressOf(upload_id, part), bytes, { signal, onSent: sent });
		if (!isDone(answer)) return answer;
		have.add(part);
		calls.onKept(arrived());
	}
	return calls.finish(upload_id);
}

/** A part with its digest; one that arrived damaged is sent again at once. */
async function sendPart(address: string, bytes: Blob, { signal, onSent }: Sending): Promise<Answer> {
	const digest = await digestOf(bytes);
	const headers = { "Content-Type": "application/octet-stream", ...(digest && { "X-Content-SHA256": digest }) };
	for (let tries = 1; ; tries++) {
		const answer = await call({ method: "PUT", address, body: bytes, headers, signal, onSent });
		if (answer.status !== 422 || tries === PART_TRIES) return answer;
	}
}

/** Whether the server no longer knows the file, or not all of its parts. */
const isUnfinished = ({ status }: Answer) => status === 404 || status === 409;

export const isDone = ({ status }: Answer) => status >= 200 && status < 300;
