import { FORM_KEY, KEPT_AT } from "#app/platform/form-key";
import { announceChange } from "./changes";
import { type Entry, replacedBy } from "./entries";
import type { Holder } from "./holder";
import { markUnsent } from "./marks";
import { dropEntries, entriesOf, putEntry, rememberPerson } from "./store";

type Sent = { holder: Holder; action: string; form: FormData; wasTried: boolean; replaces: boolean };

/**
 * Keeps a form that could not be sent. It takes the place of an earlier one of the same page that has not been on its way,
 * where the page holds one input (`replaces`).
 */
export async function keepForm({ holder, action, form, wasTried, replaces }: Sent): Promise<Entry> {
	// A page that is kept carries one key for all that is sent from it; what was on its way is known by that one.
	if (!wasTried) form.set(FORM_KEY, crypto.randomUUID());
	const at = Date.now();
	form.set(KEPT_AT, String(at));
	const entry: Entry = {
		...{ ...holder, at, title: document.title.replace(/^\(\d+\+?\) /, ""), action },
		intent: String(form.get("intent") ?? ""),
		fields: [...form.entries()],
		state: wasTried ? "tried" : "waiting",
	};
	await rememberPerson(holder.person);
	if (replaces) await dropEntries(replacedBy(entry, await entriesOf(holder.person)));
	const number = await putEntry(entry);
	markUnsent(true);
	announceChange();
	await askForSync();
	return { ...entry, number };
}

/** What was kept of a form is out of date once the form itself has arrived. */
export async function forgetForm({ person }: Holder, form: Pick<Entry, "action" | "intent">): Promise<void> {
	await dropEntries(replacedBy(form, await entriesOf(person)));
	announceChange();
}

/** Where the browser can, it wakes the worker as soon as there is a network, also with the page closed. */
async function askForSync(): Promise<void> {
	try {
		const registration = (await navigator.serviceWorker?.getRegistration()) as
			| { sync?: { register: (tag: string) => Promise<void> } }
			| undefined;
		await registration?.sync?.register("outbox");
	} catch {
		// Not allowed here: the page sends it when it is open.
	}
}
