import type { Answer } from "./call";
import type { Clash, Why } from "./queue";

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

/** What an answer that is no success says about a file; `kept` bytes of it are there already. */
export function outcomeOf({ status, body, retryAfter }: Answer, kept: number, name: string): Outcome {
	if (status === 409) return { kind: "clash", clash: clashOf(body.current, name) };
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

function clashOf(current: unknown, name: string): Clash {
	const known = (typeof current === "object" && current !== null ? current : {}) as Record<string, unknown>;
	return {
		name: typeof known.file_name === "string" ? known.file_name : name,
		size: typeof known.size === "number" ? known.size : null,
		at: typeof known.updated_at === "string" ? Date.parse(known.updated_at) : null,
	};
}
