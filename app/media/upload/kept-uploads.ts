import type { Item } from "./queue";

const DATABASE = "followup.uploads";
const ITEMS = "items";

type Row = { key: string; session: string; ownerId: string; item: Item };

/** What one page has in its queue, kept in the browser beyond it. Nothing of it is bytes. */
export type Keeper = {
	/** Writes what has changed since the last time; says whether anything is kept after that, of this page or of another. */
	keep(items: readonly Item[]): Promise<boolean>;
	/** Items of pages that are gone, which are this page's from now on: under its name until it has kept them itself. */
	adopt(): Promise<Item[]>;
};

const keyOf = (session: string, id: number) => `${session}:${String(id).padStart(9, "0")}`;
const adoptedKey = (session: string, key: string) => `${session}:adopted:${key}`;

/** Opens the store of a person; where the browser has none, nothing is kept. */
export async function openKeeper(ownerId: string): Promise<Keeper> {
	const database = await open().catch(() => null);
	if (!database) return { keep: async () => false, adopt: async () => [] };
	const session = crypto.randomUUID();
	// As long as this page lives nobody else takes its items over.
	void navigator.locks?.request(lockOf(session), () => new Promise(() => {}));
	let before = new Map<number, Item>();
	let adopted: string[] = [];
	return {
		keep: async (items) => {
			const now = new Map(items.map((item) => [item.id, item]));
			const left = await inStore(database, "readwrite", (store) => {
				for (const item of items)
					if (before.get(item.id) !== item) store.put({ key: keyOf(session, item.id), session, ownerId, item });
				for (const id of before.keys()) if (!now.has(id)) store.delete(keyOf(session, id));
				for (const key of adopted) store.delete(key);
				return store.count();
			});
			before = now;
			adopted = [];
			return left > 0;
		},
		adopt: async () => {
			const rows: Row[] = await inStore(database, "readonly", (store) => store.getAll());
			const living = await livingSessions();
			const gone = rows.filter((row) => row.session !== session && !living.has(lockOf(row.session)));
			const taken: Row[] = [];
			await inStore(database, "readwrite", (store) => {
				for (const { key } of gone) {
					// Another page may have taken it since it was read.
					const finding = store.get(key);
					finding.onsuccess = () => {
						const row: Row | undefined = finding.result;
						if (!row) return;
						store.delete(key);
						if (row.ownerId !== ownerId) return;
						taken.push(row);
						store.put({ ...row, key: adoptedKey(session, key), session });
					};
				}
				return store.count();
			});
			adopted = taken.map(({ key }) => adoptedKey(session, key));
			return taken.map(({ item }) => item);
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

/** What the last request of a transaction has found, once all of it is written. */
function inStore<Found>(
	database: IDBDatabase,
	mode: IDBTransactionMode,
	run: (store: IDBObjectStore) => IDBRequest<Found>,
): Promise<Found> {
	return new Promise((resolve, reject) => {
		const transaction = database.transaction(ITEMS, mode);
		const last = run(transaction.objectStore(ITEMS));
		transaction.oncomplete = () => resolve(last.result);
		transaction.onabort = transaction.onerror = () => reject(transaction.error);
	});
}
