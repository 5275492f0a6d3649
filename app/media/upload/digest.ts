/** The SHA-256 of some bytes in hexadecimal; null where the browser has no way to tell (a page without https). */
export async function digestOf(bytes: Blob): Promise<string | null> {
	if (!globalThis.crypto?.subtle) return null;
	const digest = await crypto.subtle.digest("SHA-256", await bytes.arrayBuffer());
	return Array.from(new Uint8Array(digest), (byte) => byte.toString(16).padStart(2, "0")).join("");
}
