const guidShape = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/i;

/** A time-ordered opaque id (UUIDv7, RFC 9562): a list by age is a range of the key. `at` is epoch milliseconds. */
export function newId(at: number = Date.now()): string {
	const time = at.toString(16).padStart(12, "0");
	// All but the time and the version is random, as in a version 4.
	return `${time.slice(0, 8)}-${time.slice(8)}-7${crypto.randomUUID().slice(15)}`;
}

/** What comes before every id of a moment: ids of a time are a range from one to the next. */
export function firstIdAt(at: number): string {
	const time = at.toString(16).padStart(12, "0");
	return `${time.slice(0, 8)}-${time.slice(8)}`;
}

/** One that comes after another in that order, however fast the two are made. */
export function newIdAfter(id: string, at: number = Date.now()): string {
	const madeAt = Number.parseInt(id.replace("-", "").slice(0, 12), 16);
	return newId(Math.max(at, madeAt + 1));
}

/** A random id (UUIDv4) for what stands in a public address: an address, never a credential. */
export function newGuid(): string {
	return crypto.randomUUID();
}

/** Whether a path segment could be a guid at all; anything else is answered as not there without a look-up. */
export function isGuid(value: string): boolean {
	return guidShape.test(value);
}
