import type { Bag } from "./bag.server";
import { languageCodes } from "./i18n";
import { chooseLanguage } from "./i18n.server";
import { readCookie, readToken } from "./session.server";

/** Pages that may be kept at the edge for guests, by the path that they alone have. */
const kept = [/^\/[0-9a-f-]{36}\/news\/view\/[0-9a-f-]{36}$/];

/** Seconds that another place than the one that changed it may still show what was taken back. */
const KEPT_FOR = 60;

/** How a page says that it may be kept: nobody was signed in, and nothing in it is of one visitor. */
export const OPEN_PAGE = { "Cache-Control": `public, max-age=0, s-maxage=${KEPT_FOR}` };

/**
 * Answers a guest's request for an open page out of the cache, without asking the database; else asks and keeps the
 * answer. Whoever has a session, a theme of their own or a message to be shown always gets a page of their own.
 */
export async function throughEdge(request: Request, bag: Bag, ask: () => Promise<Response>): Promise<Response> {
	const url = new URL(request.url);
	const isOpen =
		request.method === "GET" &&
		url.search === "" &&
		kept.some((path) => path.test(url.pathname)) &&
		!readToken(request, bag.env) &&
		!["theme", "flash", "collapsemenu"].some((name) => readCookie(request, name));
	if (!isOpen) return ask();
	const cache = await caches.open("pages");
	const key = keyFor(url.pathname, chooseLanguage(request, null));
	const found = await cache.match(key);
	if (found) return new Response(found.body, found);
	const answer = await ask();
	if (answer.status !== 200 || !answer.headers.get("Cache-Control")?.startsWith("public")) return answer;
	const copy = new Response(answer.clone().body, answer);
	copy.headers.delete("Set-Cookie");
	// The key says all that the answer depends on; the cache must not judge by it again.
	copy.headers.delete("Vary");
	bag.waitUntil(cache.put(key, copy));
	return answer;
}

/** Takes a page out of the cache in all its languages. */
export async function purgeEdge(path: string): Promise<void> {
	const cache = await caches.open("pages");
	await Promise.all(languageCodes.map((language) => cache.delete(keyFor(path, language))));
}

/** Languages have one copy each: the answer varies by nothing else. */
const keyFor = (path: string, language: string) => `https://edge.invalid${path.toLowerCase()}?language=${language}`;
