import { readCookie } from "./session.server";

/** A message for the next page: a translation key with its values. */
export type Snackbar = { key: string; kind?: "info" | "success" | "error"; params?: Record<string, string | number> };

const NAME = "flash";

export function flashCookie(snackbar: Snackbar): string {
	return `${NAME}=${encodeURIComponent(JSON.stringify(snackbar))}; Path=/; HttpOnly; SameSite=Lax; Max-Age=60`;
}

/** The message that the last action left, with the header that takes it away. */
export function readFlash(request: Request): { snackbar: Snackbar; clear: string } | null {
	const value = readCookie(request, NAME);
	if (!value) return null;
	try {
		const snackbar = JSON.parse(decodeURIComponent(value)) as Snackbar;
		if (typeof snackbar.key !== "string") return null;
		return { snackbar, clear: `${NAME}=; Path=/; HttpOnly; SameSite=Lax; Max-Age=0` };
	} catch {
		return null;
	}
}
