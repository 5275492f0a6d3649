import { dropKeptPages } from "./caches";
import { dropOldEntries, knownPerson, rememberPerson } from "./store";

/**
 * Says whose device this is. Pages that another person has kept go; what they have not sent waits for them, is shown to nobody
 * else, and goes after a week.
 */
export async function changePerson(person: string): Promise<void> {
	if ((await knownPerson()) !== person) await rememberPerson(person);
	await Promise.all([dropKeptPages(person), dropOldEntries(Date.now())]);
}
