import { type DBSchema, type IDBPDatabase, openDB } from "idb";
import { type Entry, isOver } from "./entries";

interface Kept extends DBSchema {
	entries: { key: number; value: Entry; indexes: { person: string } };
	/** `person`: whose device this is. */
	facts: { key: string; value: string };
}

const NAME = "followup.offline";
let opened: Promise<IDBPDatabase<Kept>> | undefined;

function open(): Promise<IDBPDatabase<Kept>> {
	opened ??= openDB<Kept>(NAME, 1, {
		upgrade(db) {
			db.createObjectStore("entries", { keyPath: "number", autoIncrement: true }).createIndex("person", "person");
			db.createObjectStore("facts");
		},
		terminated() {
			opened = undefined;
		},
	});
	return opened;
}

/** Whose device it was when a page was last opened with a network. */
export const knownPerson = async (): Promise<string | undefined> => (await open()).get("facts", "person");

export async function rememberPerson(person: string): Promise<void> {
	await (await open()).put("facts", person, "person");
}

/** A person's entries in their order; another's are read by nobody. */
export async function entriesOf(person: string): Promise<Entry[]> {
	return (await open()).getAllFromIndex("entries", "person", person);
}

export async function putEntry(entry: Entry): Promise<number> {
	return (await open()).put("entries", entry);
}

export async function dropEntries(entries: readonly Entry[]): Promise<void> {
	const db = await open();
	await Promise.all(entries.flatMap(({ number }) => (number === undefined ? [] : [db.delete("entries", number)])));
}

/** Drops what is too old, whosever it is. */
export async function dropOldEntries(now: number): Promise<void> {
	const all = await (await open()).getAll("entries");
	await dropEntries(all.filter((entry) => isOver(entry, now)));
}

/** Empties the device. */
export async function clearStore(): Promise<void> {
	const db = await open();
	await Promise.all([db.clear("entries"), db.clear("facts")]);
}
