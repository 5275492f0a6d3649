import { COPIED } from "#app/platform/form-key";
import { textsAddress } from "#app/platform/i18n";
import { cacheOf } from "./caches";
import { filesIn } from "./shown-files";

/** Written on a copy: when it was kept, by which group, in which tenant, what the page is called. */
const AT = "X-Kept-At";
const GROUP = "X-Kept-Group";
const TENANT = "X-Kept-Tenant";
const TITLE = "X-Kept-Title";

/** How many pages are fetched at the same time. */
const AT_ONCE = 4;
/** Bytes of a picture, recording or film that is kept with a page; larger ones are there with a network only. */
const LARGEST = 30_000_000;

export type KeptGroup = { page: string; title: string; at: number; pages: number; bytes: number };

type Keeping = {
	person: string;
	tenant: string;
	/** The page that the others are kept with. */
	page: string;
	/** Also kept with it, as the points of a round. */
	also: readonly string[];
	language: string;
	/** The texts that those pages need. */
	namespaces: readonly string[];
	onProgress: (done: number) => void;
};

/** Keeps pages with all that they need to be read and filled in without a network. Throws where one cannot be had. */
export async function keepPages({ page, also, ...rest }: Keeping): Promise<void> {
	const cache = await caches.open(cacheOf(rest.person));
	const media = new Set<string>();
	const assets = new Set(rest.namespaces.map((namespace) => textsAddress(rest.language, namespace)));
	// What this page has fetched when it was used: parts and texts that no page names.
	for (const { name } of performance.getEntriesByType("resource")) {
		const { origin, pathname } = new URL(name);
		if (origin === location.origin && /^\/(assets|logo)\//.test(pathname)) assets.add(pathname);
	}
	const left = [page, ...also];
	let done = 0;
	const work = async () => {
		for (let address = left.shift(); address !== undefined; address = left.shift()) {
			const html = await keepPage(cache, address, page, rest.tenant);
			for (const [asset] of html.matchAll(/\/assets\/[\w./-]+\.\w+/g)) assets.add(asset);
			for (const file of filesIn(html)) media.add(file);
			done += 1;
			rest.onProgress(done);
		}
	};
	await Promise.all(Array.from({ length: AT_ONCE }, work));
	await keepAssets(cache, [...assets]);
	for (const file of media) await keepMedia(cache, file, page, rest.tenant);
}

/** What a page shows or plays. Without one of these it is still a page. */
async function keepMedia(cache: Cache, address: string, group: string, tenant: string): Promise<void> {
	const answer = await fetch(address, { credentials: "same-origin" }).catch(() => undefined);
	const size = Number(answer?.headers.get("Content-Length") ?? 0);
	if (!answer?.ok || size > LARGEST) return void answer?.body?.cancel();
	const headers = markedBy(answer, group, tenant);
	await cache.put(address, new Response(await answer.blob(), { headers }));
}

/** The headers of a copy, which say to what it belongs. */
function markedBy(answer: Response, group: string, tenant: string): Headers {
	const headers = new Headers(answer.headers);
	headers.set(AT, String(Date.now()));
	headers.set(GROUP, encodeURIComponent(group));
	headers.set(TENANT, tenant);
	return headers;
}

async function keepPage(cache: Cache, address: string, group: string, tenant: string): Promise<string> {
	const answer = await fetch(address, { headers: { Accept: "text/html", [COPIED]: "1" }, credentials: "same-origin" });
	if (!answer.ok || answer.redirected) throw new Error(`${address} cannot be kept`);
	const html = await answer.text();
	const title = /<title[^>]*>([^<]*)/.exec(html)?.[1] ?? "";
	const headers = markedBy(answer, group, tenant);
	headers.set(TITLE, encodeURIComponent(plain(title)));
	// The page itself knows by this that it is a copy.
	const marked = html.replace("<html ", `<html data-kept-at="${headers.get(AT)}" `);
	await cache.put(address, new Response(marked, { headers }));
	return html;
}

const plain = (title: string) => new DOMParser().parseFromString(title, "text/html").body.textContent ?? "";

/** Scripts, styles and texts carry a hash in their names: one that is there is the right one. */
export async function keepAssets(cache: Cache, addresses: readonly string[]): Promise<void> {
	await Promise.all(
		addresses.map(async (address) => {
			if (await cache.match(address)) return;
			const answer = (await caches.match(address)) ?? (await fetch(address));
			if (answer.ok) await cache.put(address, answer);
		}),
	);
}

/** What a person keeps on this device, the newest first. */
export async function keptGroups(person: string): Promise<KeptGroup[]> {
	const groups = new Map<string, KeptGroup>();
	for (const { address, answer } of await keptBy(person)) {
		const page = groupOf(answer);
		const group = groups.get(page) ?? { page, title: "", at: 0, pages: 0, bytes: 0 };
		if (address === page) group.title = decodeURIComponent(answer.headers.get(TITLE) ?? "");
		group.at = Math.max(group.at, Number(answer.headers.get(AT)));
		if (answer.headers.has(TITLE)) group.pages += 1;
		group.bytes += (await answer.blob()).size;
		groups.set(page, group);
	}
	return [...groups.values()].sort((a, b) => b.at - a.at);
}

/** What is kept with a page; undefined where it is not. */
export const keptGroup = async (person: string, page: string): Promise<KeptGroup | undefined> =>
	(await keptGroups(person)).find((group) => group.page === page);

/** Removes a group; with the last one goes all that the pages needed. */
export async function removeGroup(person: string, group: string): Promise<void> {
	await removeWhere(person, (answer) => groupOf(answer) === group);
}

/** Removes what is kept of a tenant that does not allow it any more. */
export async function removeOfTenant(person: string, tenant: string): Promise<void> {
	if (await caches.has(cacheOf(person))) await removeWhere(person, (answer) => answer.headers.get(TENANT) === tenant);
}

async function removeWhere(person: string, isIt: (answer: Response) => boolean): Promise<void> {
	const cache = await caches.open(cacheOf(person));
	const all = await keptBy(person);
	const gone = all.filter(({ answer }) => isIt(answer));
	await Promise.all(gone.map(({ address }) => cache.delete(address)));
	if (gone.length === all.length) await caches.delete(cacheOf(person));
}

async function keptBy(person: string): Promise<{ address: string; answer: Response }[]> {
	if (!(await caches.has(cacheOf(person)))) return [];
	const cache = await caches.open(cacheOf(person));
	const found = await Promise.all(
		(await cache.keys()).map(async (request) => {
			const { pathname, search } = new URL(request.url);
			return { address: pathname + search, answer: await cache.match(request) };
		}),
	);
	return found.flatMap(({ address, answer }) => (answer?.headers.has(AT) ? [{ address, answer }] : []));
}

const groupOf = (answer: Response) => decodeURIComponent(answer.headers.get(GROUP) ?? "");
