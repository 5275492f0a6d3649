import type { Answer } from "./call";
import type { Clash, Picked, Why } from "./queue";

export type Outcome =
	| { kind: "arrived" }
	| { kind: "clash"; clash: Clash }
	| { kind: "faltered"; why: Why; isFinal: boolean; kept: number; detail?: string; wait?: number };

const finals: Record<number, Why> = {
	401: "signedOut",
	403: "notAllowed",
	404: "folderGone",
	413: "tooLarge",
	415: "typeForbidden",
};

/** What is known of the file that was sent; its hash where it was taken. */
type Sent = Pick<Picked, "name" | "size" | "lastModified"> & { sha256?: string | null };

/** What an answer that is no success says about a file; `kept` bytes of it are there already. */
export function outcomeOf({ status, body, retryAfter }: Answer, kept: number, sent: Sent): Outcome {
	if (status === 409) {
		const current = knownOf(body.current);
		// It arrived at an earlier try, whose answer was lost.
		return isThis(current, sent) ? { kind: "arrived" } : { kind: "clash", clash: clashOf(current, sent.name) };
	}
	const detail = sentenceOf(body);
	const why = finals[status];
	if (why) return { kind: "faltered", why, isFinal: true, kept, detail: status === 401 ? undefined : detail };
	if (status === 429 || status >= 500 || status === 0)
		return { kind: "faltered", why: "server", isFinal: false, kept, wait: retryAfter ?? undefined };
	if (isDamaged(body)) return { kind: "faltered", why: "damaged", isFinal: false, kept };
	return { kind: "faltered", why: "refused", isFinal: true, kept, detail };
}

/** Whether other bytes arrived than were sent, or not all of them. */
const isDamaged = ({ errors }: Record<string, unknown>) =>
	Object.keys(errors ?? {}).some((field) => ["sha256", "part_hash", "body"].includes(field));

/** The sentence of the first field that is wrong, else the problem's own. */
function sentenceOf({ errors, detail }: Record<string, unknown>): string | undefined {
	const [first] = Object.values((errors ?? {}) as Record<string, unknown>).flat();
	const text = first ?? detail;
	return typeof text === "string" ? text : undefined;
}

type Known = Record<string, unknown>;
const knownOf = (current: unknown) => (typeof current === "object" && current !== null ? current : {}) as Known;

/** Whether what has the name is the very file: of the same size and date, and of the same bytes where that is known. */
const isThis = (known: Known, { size, lastModified, sha256 }: Sent): boolean =>
	known.size === size &&
	Date.parse(String(known.lastModified)) === lastModified &&
	(!sha256 || !known.sha256 || known.sha256 === sha256);

function clashOf(known: Known, name: string): Clash {
	return {
		name: typeof known.file_name === "string" ? known.file_name : name,
		size: typeof known.size === "number" ? known.size : null,
		at: typeof known.updated_at === "string" ? Date.parse(known.updated_at) : null,
	};
}
