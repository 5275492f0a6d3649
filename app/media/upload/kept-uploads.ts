import type { Item } from "./queue";

const DATABASE = "followup.uploads";
const ITEMS = "items";

type Row = { key: string; session: string; ownerId: string; item: Item };

/** What one page has in its queue, kept in the browser beyond it. Nothing of it is bytes. */
export type Keeper = {
	/** Writes what has changed since the last time. */
	keep(items: readonly Item[]): Promise<void>;
	/** Items of pages that are gone, which are this page's from now on. */
	adopt(): Promise<Item[]>;
};

const keyOf = (session: string, id: number) => `${session}:${String(id).padStart(9, "0")}`;

/** Opens the store of a person; where the browser has none, nothing is kept. */
export async function openKeeper(ownerId: string): Promise<Keeper> {
	const database = await open().catch(() => null);
	if (!database) return { keep: async () => {}, adopt: async () => [] };
	const session = crypto.randomUUID();
	// As long as this page lives nobody else takes its items over.
	void navigator.locks?.request(lockOf(session), () => new Promise(() => {}));
	let before = new Map<number, Item>();
	return {
		keep: async (items) => {
			const now = new Map(items.map((item) => [item.id, item]));
			await inStore(database, "readwrite", (store) => {
				for (const item of items)
					if (before.get(item.id) !== item) store.put({ key: keyOf(session, item.id), session, ownerId, item });
				for (const id of before.keys()) if (!now.has(id)) store.delete(keyOf(session, id));
			});
			before = now;
		},
		adopt: async () => {
			const rows = await readAll(database);
			const living = await livingSessions();
			const gone = rows.filter((row) => row.session !== session && !living.has(lockOf(row.session)));
			if (gone.length > 0)
				await inStore(database, "readwrite", (store) => {
					for (const { key } of gone) store.delete(key);
				});
			return gone.filter((row) => row.ownerId === ownerId).map(({ item }) => item);
		},
	};
}

const lockOf = (session: string) => `followup.uploads:${session}`;

async function livingSessions(): Promise<Set<string>> {
	const { held = [] } = (await navigator.locks?.query()) ?? {};
	return new Set(held.map(({ name = "" }) => name));
}

function open(): Promise<IDBDatabase> {
	return new Promise((resolve, reject) => {
		const request = indexedDB.open(DATABASE, 1);
		request.onupgradeneeded = () => request.result.createObjectStore(ITEMS, { keyPath: "key" });
		request.onerror = () => reject(request.error);
		request.onsuccess = () => {
			// When somebody signs out it is deleted, and nothing here may hold that up.
			request.result.onversionchange = () => request.result.close();
			resolve(request.result);
		};
	});
}

function inStore(database: IDBDatabase, mode: IDBTransactionMode, run: (store: IDBObjectStore) => void): Promise<void> {
	return new Promise((resolve, reject) => {
		const transaction = database.transaction(ITEMS, mode);
		transaction.oncomplete = () => resolve();
		transaction.onabort = transaction.onerror = () => reject(transaction.error);
		run(transaction.objectStore(ITEMS));
	});
}

async function readAll(database: IDBDatabase): Promise<Row[]> {
	let rows: Row[] = [];
	await inStore(database, "readonly", (store) => {
		const request = store.getAll();
		request.onsuccess = () => {
			rows = request.result as Row[];
		};
	});
	return rows;
}
