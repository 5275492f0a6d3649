import type { Language } from "#app/platform/i18n";
import { readCookie } from "#app/platform/session.server";
import type { Announced } from "#app/platform/tenant/principal.server";

export const HIDDEN_COOKIE = "hidden_announcements";
/** As many as a cookie holds in comfort: older ones have ended long ago. */
const HIDDEN_MOST = 20;

/** What the provider announces to somebody, in words they read, without what they have put away. */
export function announcedTo(request: Request, announced: readonly Announced[], language: Language) {
	const hidden = hiddenIn(request);
	return announced
		.filter(({ id }) => !hidden.includes(id))
		.map(({ id, level, texts }) => ({ id, level, ...inWords(JSON.parse(texts) as Record<string, string>, language) }));
}

/** The ids put away in this browser, with one more. */
export const hiddenWith = (request: Request, id: string): string =>
	[id, ...hiddenIn(request).filter((one) => one !== id)].slice(0, HIDDEN_MOST).join(" ");

const hiddenIn = (request: Request) => (readCookie(request, HIDDEN_COOKIE) ?? "").split(" ").filter(Boolean);

function inWords(texts: Record<string, string>, language: Language): { language: string; text: string } {
	const [chosen = ["en", ""]] = [language, "en", ...Object.keys(texts)].flatMap((code) =>
		texts[code] ? [[code, texts[code]] as const] : [],
	);
	return { language: chosen[0], text: chosen[1] };
}
