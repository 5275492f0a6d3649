import { languageCodes } from "./i18n";
import { chooseLanguage } from "./i18n.server";
import type { RequestContext } from "./request-context.server";
import { readCookie, readToken } from "./session.server";
import { enterOpenModule } from "./tenant/public-target.server";

/** Pages that may be kept at the edge for guests: the path that they alone have, with their tenant's guid, and their module. */
const cacheable = [{ path: /^\/([0-9a-f-]{36})\/news\/view\/[0-9a-f-]{36}$/, moduleKey: "news" }];

/** Seconds that another place than the one that changed it may still show what was taken back. */
const KEPT_FOR = 60;

/** The nonce in the body of a copy: each visitor's page gets one of its own in its stead. */
const NONCE = "X-Nonce";

/** How a page says that it may be kept: nobody was signed in, and nothing in it is of one visitor. */
export const OPEN_PAGE = { "Cache-Control": `public, max-age=0, s-maxage=${KEPT_FOR}` };

/**
 * Answers a guest's request for an open page out of the cache, where its module is still open to guests; else asks and
 * keeps the answer. Whoever has a session, a theme of their own or a message to be shown always gets a page of their own.
 */
export async function throughEdge(
	request: Request,
	context: RequestContext,
	ask: () => Promise<Response>,
): Promise<Response> {
	const page = openPage(request, context.env);
	if (!page) return ask();
	const cache = await caches.open("pages");
	const key = keyFor(page.pathname, chooseLanguage(request, null));
	const found = await cache.match(key);
	if (found && (await enterOpenModule(context, page.moduleKey, page.tenantGuid)))
		return freshened(found, context.nonce);
	const answer = await ask();
	if (answer.status !== 200 || !answer.headers.get("Cache-Control")?.startsWith("public")) return answer;
	const copy = new Response(answer.clone().body, answer);
	copy.headers.delete("Set-Cookie");
	// The key says all that the answer depends on; the cache must not judge by it again.
	copy.headers.delete("Vary");
	copy.headers.set(NONCE, context.nonce);
	context.waitUntil(cache.put(key, copy));
	return answer;
}

/** Whether a guest asks for a page that may be kept. */
export const isOpenPage = (request: Request, env: Env) => openPage(request, env) !== undefined;

/** The page that a guest asks for, where it is one that may be kept. */
function openPage(request: Request, env: Env) {
	const { pathname, search } = new URL(request.url);
	if (request.method !== "GET" || search !== "" || readToken(request, env)) return undefined;
	if (["theme", "flash", "collapsemenu"].some((name) => readCookie(request, name))) return undefined;
	for (const { path, moduleKey } of cacheable) {
		const [, tenantGuid] = path.exec(pathname) ?? [];
		if (tenantGuid) return { pathname, tenantGuid, moduleKey };
	}
	return undefined;
}

/** The kept page with the nonce of this answer, without which its scripts would not run. */
async function freshened(copy: Response, nonce: string): Promise<Response> {
	const headers = new Headers(copy.headers);
	const before = headers.get(NONCE);
	headers.delete(NONCE);
	const body = await copy.text();
	return new Response(before ? body.replaceAll(before, nonce) : body, { status: copy.status, headers });
}

/** Takes a page out of the cache in all its languages. */
export async function purgeEdge(path: string): Promise<void> {
	const cache = await caches.open("pages");
	await Promise.all(languageCodes.map((language) => cache.delete(keyFor(path, language))));
}

/** Languages have one copy each: the answer varies by nothing else. */
const keyFor = (path: string, language: string) => `https://edge.invalid${path.toLowerCase()}?language=${language}`;
