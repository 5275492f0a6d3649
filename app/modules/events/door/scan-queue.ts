import { type DBSchema, type IDBPDatabase, openDB } from "idb";
import { announceChange, onChange } from "#app/offline/changes";
import { verdictOf } from "#app/offline/entries";
import { canReach } from "#app/offline/reach";
import { dataAddress } from "#app/offline/send";

/** A scan that waits on the device: a code or the id of a registration, and no name. */
type Kept = { number?: number; action: string; fields: [string, string][]; state: "waiting" | "sent" | "refused" };
interface Store extends DBSchema {
	scans: { key: number; value: Kept };
}
export type ScanCounts = Record<Kept["state"], number>;

const LOCK = "followup.scans";
let opened: Promise<IDBPDatabase<Store>> | undefined;

function open(): Promise<IDBPDatabase<Store>> {
	opened ??= openDB<Store>("followup.scans", 1, {
		upgrade(db) {
			db.createObjectStore("scans", { keyPath: "number", autoIncrement: true });
		},
		terminated() {
			opened = undefined;
		},
	});
	return opened;
}

export const hearScans = onChange;

export async function keepScanToSend(action: string, fields: [string, string][]): Promise<void> {
	await (await open()).put("scans", { action, fields, state: "waiting" });
	announceChange();
}

/** How many scans of a page wait, have arrived, and were not taken. */
export async function countScans(action: string): Promise<ScanCounts> {
	const counts: ScanCounts = { waiting: 0, sent: 0, refused: 0 };
	for (const one of await (await open()).getAll("scans")) if (isOf(one, action)) counts[one.state] += 1;
	return counts;
}

/** Forgets the scans of a page that the server has taken. */
export async function forgetSent(action: string): Promise<void> {
	const db = await open();
	for (const one of await db.getAll("scans"))
		if (isOf(one, action) && one.state !== "waiting") await db.delete("scans", one.number as number);
	announceChange();
}

const isOf = (one: Kept, action: string) => one.action.split("?")[0] === action;

/** Sends what waits, in the order in which it was scanned; a scan that had arrived counts once by its time. Whether anything went out. */
export async function sendScans(): Promise<boolean> {
	const sent = await navigator.locks.request(LOCK, { ifAvailable: true }, async (lock) => {
		const db = await open();
		const waiting = lock ? (await db.getAll("scans")).filter(({ state }) => state === "waiting") : [];
		if (waiting.length === 0 || !(await canReach())) return false;
		for (const one of waiting) {
			const verdict = await post(one);
			if (verdict !== "sent" && verdict !== "refused") return true;
			await db.put("scans", { ...one, fields: [], state: verdict });
			announceChange();
		}
		return true;
	});
	return sent;
}

async function post({ action, fields }: Kept) {
	try {
		const body = new URLSearchParams(fields);
		const answer = await fetch(dataAddress(action), { method: "POST", body, credentials: "same-origin" });
		return verdictOf(answer.status, answer.headers.get("Location"));
	} catch {
		return "later" as const;
	}
}
