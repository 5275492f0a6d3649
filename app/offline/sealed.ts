import { type DBSchema, type IDBPDatabase, openDB } from "idb";

type Sealed = { iv: Uint8Array<ArrayBuffer>; bytes: ArrayBuffer; until: number };
interface Store extends DBSchema {
	sealed: { key: string; value: Sealed };
}

/** Where this tab keeps the keys: they are gone when it is closed, and what they have sealed can be read by nobody then. */
const KEY = "followup.sealed.";
let opened: Promise<IDBPDatabase<Store>> | undefined;

function open(): Promise<IDBPDatabase<Store>> {
	opened ??= openDB<Store>("followup.sealed", 1, {
		upgrade(db) {
			db.createObjectStore("sealed");
		},
		terminated() {
			opened = undefined;
		},
	});
	return opened;
}

/** Keeps something on the device until an instant, encrypted, so that only the tab that has kept it can read it. */
export async function seal(name: string, value: unknown, until: number): Promise<void> {
	const key = (await keyOf(name)) ?? (await newKey(name));
	const iv = crypto.getRandomValues(new Uint8Array(12));
	const bytes = await crypto.subtle.encrypt(
		{ name: "AES-GCM", iv },
		key,
		new TextEncoder().encode(JSON.stringify(value)),
	);
	await dropOver();
	await (await open()).put("sealed", { iv, bytes, until }, name);
}

/** What this tab has kept under a name; undefined where it has kept nothing, or its time is over. */
export async function unseal<Value>(name: string): Promise<Value | undefined> {
	const [key, kept] = await Promise.all([keyOf(name), (await open()).get("sealed", name)]);
	if (!key || !kept) return undefined;
	if (kept.until <= Date.now()) {
		await dropSealed(name);
		return undefined;
	}
	const plain = await crypto.subtle.decrypt({ name: "AES-GCM", iv: kept.iv }, key, kept.bytes);
	return JSON.parse(new TextDecoder().decode(plain)) as Value;
}

/** Takes it off the device, and its key out of the tab. */
export async function dropSealed(name: string): Promise<void> {
	sessionStorage.removeItem(KEY + name);
	await (await open()).delete("sealed", name);
}

/** Takes everything that was sealed off the device, whichever tab has done so. */
export async function clearSealed(): Promise<void> {
	await (await open()).clear("sealed");
}

/** What tabs that are closed have left behind goes when its time is over. */
async function dropOver(): Promise<void> {
	const db = await open();
	const names = await db.getAllKeys("sealed");
	for (const name of names)
		if (((await db.get("sealed", name))?.until ?? 0) <= Date.now()) await db.delete("sealed", name);
}

async function keyOf(name: string): Promise<CryptoKey | undefined> {
	const kept = sessionStorage.getItem(KEY + name);
	if (kept === null) return undefined;
	const raw = Uint8Array.from(atob(kept), (sign) => sign.charCodeAt(0));
	return crypto.subtle.importKey("raw", raw, "AES-GCM", false, ["encrypt", "decrypt"]);
}

async function newKey(name: string): Promise<CryptoKey> {
	const raw = crypto.getRandomValues(new Uint8Array(32));
	sessionStorage.setItem(KEY + name, btoa(String.fromCharCode(...raw)));
	return crypto.subtle.importKey("raw", raw, "AES-GCM", false, ["encrypt", "decrypt"]);
}
