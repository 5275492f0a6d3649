import { KEPT_BY } from "#app/platform/form-key";
import { announceChange } from "./changes";
import { type Entry, toSend, verdictOf } from "./entries";
import { canReach } from "./reach";
import { entriesOf, knownPerson, putEntry } from "./store";

/** One window or worker sends at a time: two would overtake each other. */
const LOCK = "followup.outbox";

/**
 * Sends what waits, in order, until something has to wait on. Each form carries the key with which it was first sent, so that one
 * which had arrived counts once.
 */
export async function sendKept(): Promise<void> {
	await navigator.locks.request(LOCK, { ifAvailable: true }, async (lock) => {
		const person = lock ? await knownPerson() : undefined;
		const waiting = person ? toSend(await entriesOf(person)) : [];
		if (waiting.length === 0 || !(await canReach())) return;
		for (const entry of waiting) {
			// Whoever has signed out, or in as somebody else, while it was sent.
			if ((await knownPerson()) !== person) return;
			const outcome = await sendOne(entry);
			announceChange();
			if (!outcome) return;
		}
	});
}

/** Whether the next one can be sent. */
async function sendOne(entry: Entry): Promise<boolean> {
	await putEntry({ ...entry, state: "tried" });
	let answer: Response;
	try {
		answer = await post(entry, dataAddress(entry.action));
	} catch {
		return false;
	}
	const verdict = verdictOf(answer.status, answer.headers.get("Location"));
	if (verdict === "sent") await putEntry({ ...entry, fields: [], state: "sent", at: Date.now(), reason: undefined });
	else if (verdict === "refused") await putEntry({ ...entry, state: "refused", reason: undefined });
	return verdict === "sent" || verdict === "refused";
}

/** The form as a browser sends it: as it was the first time, to the byte that its key depends on. */
export function post({ fields, person }: Entry, address: string): Promise<Response> {
	const hasFiles = fields.some(([, value]) => typeof value !== "string");
	const form = new FormData();
	for (const [name, value] of fields) form.append(name, value);
	return fetch(address, {
		method: "POST",
		body: hasFiles ? form : new URLSearchParams(fields as [string, string][]),
		headers: { [KEPT_BY]: person },
		credentials: "same-origin",
	});
}

/** Where the framework answers with data instead of a page. */
export function dataAddress(action: string): string {
	const [path = "", query] = action.split("?", 2);
	return `${path.replace(/\/$/, "")}.data${query ? `?${query}` : ""}`;
}
