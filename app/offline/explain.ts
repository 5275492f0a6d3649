import { announceChange } from "./changes";
import { post } from "./send";
import { entriesOf, putEntry } from "./store";

/** Asks the server once more for those that it has refused, for the page on which it says why. */
export async function explainRefused(person: string): Promise<void> {
	for (const entry of await entriesOf(person)) {
		if (entry.state !== "refused" || entry.reason !== undefined) continue;
		const answer = await post(entry, entry.action).catch(() => undefined);
		if (!answer) return;
		if (answer.ok) {
			// What stood in its way is gone.
			await putEntry({ ...entry, fields: [], state: "sent", at: Date.now() });
			continue;
		}
		const page = new DOMParser().parseFromString(await answer.text(), "text/html");
		const said = [...page.querySelectorAll('[role="alert"] li, main h1')].map(({ textContent }) => textContent?.trim());
		await putEntry({ ...entry, reason: said.find(Boolean) ?? "" });
	}
	announceChange();
}
