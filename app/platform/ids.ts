const guidShape = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/i;

/** A time-ordered opaque id (UUIDv7, RFC 9562): a list by age is a range of the key. `at` is epoch milliseconds. */
export function newId(at: number = Date.now()): string {
	const bytes = crypto.getRandomValues(new Uint8Array(16));
	let rest = at;
	for (let index = 5; index >= 0; index--) {
		bytes[index] = rest % 256;
		rest = Math.floor(rest / 256);
	}
	bytes[6] = ((bytes[6] ?? 0) & 0x0f) | 0x70;
	bytes[8] = ((bytes[8] ?? 0) & 0x3f) | 0x80;
	const hex = Array.from(bytes, (byte) => byte.toString(16).padStart(2, "0")).join("");
	return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-${hex.slice(12, 16)}-${hex.slice(16, 20)}-${hex.slice(20)}`;
}

/** A random id (UUIDv4) for what stands in a public address: an address, never a credential. */
export function newGuid(): string {
	return crypto.randomUUID();
}

/** Whether a path segment could be a guid at all; anything else is answered as not there without a look-up. */
export function isGuid(value: string): boolean {
	return guidShape.test(value);
}
