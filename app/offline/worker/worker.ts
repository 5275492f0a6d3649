import { CacheFirst, createPartialResponse, ExpirationPlugin, NetworkOnly, Serwist } from "serwist";
import { cacheOf, dropKeptPages } from "../caches";
import { keepAssets } from "../kept-pages";
import { sendKept } from "../send";
import { isShownFile } from "../shown-files";
import { knownPerson } from "../store";

/** The parts of a service worker's scope that are used here; the compiler knows the page's scope only. */
type Scope = {
	addEventListener: (kind: string, hear: (event: Extendable) => void) => void;
	skipWaiting: () => Promise<void>;
};
type Extendable = Event & {
	waitUntil: (work: Promise<unknown>) => void;
	request: Request;
	tag: string;
	data: unknown;
};

/** Names the build, so that the browser sees that there is another one. */
declare const __BUILD__: string;

const scope = self as unknown as Scope;
const OFFLINE_CACHE = `offline/${__BUILD__}`;
const OFFLINE_PAGE = "/offline";
/** Where the framework asks which other routes there are, before it sends a form: without a network there are no more. */
const MANIFEST = "/__manifest";
/** The texts of the page that stands in for one which is not kept. */
const NAMESPACES = ["common", "shell", "errors", "offline"];
/** Files that are kept from one visit to the next. */
const MOST_ASSETS = 300;

const worker = new Serwist({
	skipWaiting: false,
	clientsClaim: true,
	navigationPreload: true,
	runtimeCaching: [
		{
			// Their names carry a hash of what they hold.
			matcher: ({ url, sameOrigin }) => sameOrigin && url.pathname.startsWith("/assets/"),
			handler: new CacheFirst({
				cacheName: "assets",
				plugins: [new ExpirationPlugin({ maxEntries: MOST_ASSETS, purgeOnQuotaError: true })],
			}),
		},
		// Pages are always asked of the server: a copy is shown only where it cannot be reached.
		{ matcher: ({ request }) => request.mode === "navigate", handler: new NetworkOnly() },
		{ matcher: ({ url, sameOrigin }) => sameOrigin && url.pathname === MANIFEST, handler: new NetworkOnly() },
		{ matcher: ({ url, sameOrigin }) => sameOrigin && isShownFile(url.pathname), handler: new NetworkOnly() },
	],
});

worker.setCatchHandler(async ({ request }) => {
	const { pathname: path } = new URL(request.url);
	if (path === MANIFEST) return Response.json({});
	if (isShownFile(path) && request.mode !== "navigate") return keptMedia(request);
	if (request.mode !== "navigate") return (await caches.match(request)) ?? Response.error();
	const kept = await keptPage(request);
	if (kept) return kept;
	const { pathname, search } = new URL(request.url);
	if (pathname === OFFLINE_PAGE) return (await caches.match(OFFLINE_PAGE)) ?? Response.error();
	// Under its own address: a page that finds itself at another one loads itself anew.
	return Response.redirect(`${OFFLINE_PAGE}?page=${encodeURIComponent(pathname + search)}`);
});

/** A player asks for a part of the file, and a picture for one of its sizes: one is kept. */
async function keptMedia(request: Request): Promise<Response> {
	const kept = await keptPage(request, { ignoreSearch: true });
	if (!kept) return Response.error();
	return request.headers.has("range") ? createPartialResponse(request, kept) : kept;
}

/** The copy of the person whose device this is, and of nobody else. */
async function keptPage({ method, url }: Request, how?: CacheQueryOptions): Promise<Response | undefined> {
	const person = method === "GET" ? await knownPerson() : undefined;
	if (!person || !(await caches.has(cacheOf(person)))) return undefined;
	const { pathname, search } = new URL(url);
	return (await caches.open(cacheOf(person))).match(pathname + search, how);
}

/** Keeps the page that stands in for one which is not there, in the language that is spoken now. */
async function keepOfflinePage(texts: string): Promise<void> {
	const cache = await caches.open(OFFLINE_CACHE);
	const answer = await fetch(OFFLINE_PAGE, { credentials: "same-origin" });
	if (!answer.ok || answer.redirected) return;
	const html = await answer.clone().text();
	const language = /<html lang="(\w+)"/.exec(html)?.[1] ?? "en";
	const assets = [...html.matchAll(/\/assets\/[\w./-]+\.\w+/g)].map(([address]) => address);
	const words = NAMESPACES.map((namespace) => `${texts}/${language}/${namespace}.json`);
	await keepAssets(cache, [...new Set([...assets, ...words])]);
	await cache.put(OFFLINE_PAGE, answer);
}

async function dropOlderBuilds(): Promise<void> {
	const names = await caches.keys();
	const old = names.filter((name) => name.startsWith("offline/") && name !== OFFLINE_CACHE);
	await Promise.all(old.map((name) => caches.delete(name)));
}

scope.addEventListener("install", (event) => event.waitUntil(keepOfflinePage(__TEXTS__)));
scope.addEventListener("activate", (event) => event.waitUntil(dropOlderBuilds()));
scope.addEventListener("sync", (event) => {
	if (event.tag === "outbox") event.waitUntil(sendKept());
});
scope.addEventListener("message", (event) => {
	if (event.data === "update") event.waitUntil(scope.skipWaiting());
	if (event.data === "language") event.waitUntil(keepOfflinePage(__TEXTS__));
});
// Also where no page comes after it that would do so. What has not been sent goes only where the person has said so.
scope.addEventListener("fetch", (event) => {
	const { method, url } = event.request;
	if (method === "POST" && /^\/logout(\.data)?$/.test(new URL(url).pathname)) event.waitUntil(dropKeptPages());
});
worker.addEventListeners();
