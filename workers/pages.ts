import { createRequestHandler, data, type ServerBuild } from "@remix-run/cloudflare";
import type { Handle } from "../app/platform/request-handler.server";

/** `segments`: of one way to read its path, as `["", "crm"]` where an empty one takes anything; `isOpen`: what follows is its own too. */
type Way = { segments: string[]; isOpen: boolean; ids: string[] };

/**
 * Answers with pages. The framework holds the address against each route that it was given, several times a page; so it
 * is given only those that lie on the way to the address.
 */
export function handlerOfPages(build: ServerBuild): Handle {
	const toward = routesToward(build);
	const handlers = new Map<string, Handle>();
	const handlerFor = (key: string, make: () => ServerBuild) => {
		const handle = handlers.get(key) ?? createRequestHandler(make(), "production");
		handlers.set(key, handle);
		return handle;
	};
	return async (request, context) => {
		const ids = toward(new URL(request.url).pathname);
		const answer = await handlerFor([...ids].join(), () => keeping(build, ids))(request, context);
		if (!answer.headers.has(FAILED)) return answer;
		const { status } = answer;
		const page = new Request(request.url, { headers: request.headers });
		return handlerFor(String(status), () => failingWith(build, status))(page, context);
	};
}

/** What the framework writes on the JSON by which a route without a component of its own says that it failed. */
const FAILED = "X-Remix-Error";

/** The pages around the one of an unknown address, which fails with this status: what a browser shows of any failure. */
function failingWith(build: ServerBuild, status: number): ServerBuild {
	const around = keeping(build, new Set(["root", "shell/routes/portal", NOT_FOUND]));
	const route = around.routes[NOT_FOUND];
	if (!route) throw new Error(`There is no route ${NOT_FOUND}.`);
	const loader = () => {
		throw data(null, { status });
	};
	return { ...around, routes: { ...around.routes, [NOT_FOUND]: { ...route, module: { ...route.module, loader } } } };
}

const NOT_FOUND = "shell/routes/not-found";

/** Tells which pages' routes, with the layouts around them, can answer at a path or at a beginning of it. */
export function routesToward(build: Pick<ServerBuild, "routes">): (pathname: string) => Set<string> {
	const ways = waysOf(build);
	const all = new Set(ways.flatMap(({ ids }) => ids));
	const byWord = new Map<string, Way[]>();
	for (const way of ways) byWord.set(firstWordOf(way), [...(byWord.get(firstWordOf(way)) ?? []), way]);
	return (pathname) => {
		const asked = segmentsOf(pathname);
		if (!asked) return all;
		const words = [WORDLESS, ...asked.map((segment, index) => `${index}/${segment}`)];
		const near = words.flatMap((word) => byWord.get(word) ?? []);
		return new Set(near.filter((way) => liesOn(asked, way)).flatMap(({ ids }) => ids));
	};
}

const WORDLESS = "";

/** The first segment of a way that takes nothing but itself, after its place, as `1/crm`: few of hundreds of ways share one. */
function firstWordOf({ segments }: Way): string {
	const index = segments.findIndex((segment) => segment !== "");
	return index === -1 ? WORDLESS : `${index}/${segments[index]}`;
}

/** Every way to read the path of a page's route; the calls, which the door answers by itself, are left out. */
function waysOf({ routes }: Pick<ServerBuild, "routes">): Way[] {
	return Object.values(routes).flatMap((route) => {
		const isCall = route.path?.startsWith("api/") && route.module.default === undefined;
		if (isCall) return [];
		const ids: string[] = [];
		const parts: string[] = [];
		for (let one: typeof route | undefined = route; one; one = one.parentId ? routes[one.parentId] : undefined) {
			ids.unshift(one.id);
			parts.unshift(...(one.path?.split("/").filter(Boolean) ?? []));
		}
		return readings(parts).map((segments) => ({
			segments: segments
				.filter((segment) => segment !== "*")
				.map((segment) => (segment.startsWith(":") ? "" : segment)),
			isOpen: segments.at(-1) === "*",
			ids,
		}));
	});
}

/** A path with each of its optional segments, and without. */
function readings([first, ...rest]: string[]): string[][] {
	if (first === undefined) return [[]];
	const others = readings(rest);
	const taken = others.map((other) => [first.replace(/\?$/, "").toLowerCase(), ...other]);
	return first.endsWith("?") ? [...taken, ...others] : taken;
}

/** The address in segments as the framework compares them; undefined where it asks about other addresses, or is no sound encoding. */
function segmentsOf(pathname: string): string[] | undefined {
	if (pathname === "/__manifest") return undefined;
	try {
		const path = pathname.replace(/\.data$/, "").replace(/^\/_root$/, "/");
		return path
			.split("/")
			.filter(Boolean)
			.map((segment) => decodeURIComponent(segment).toLowerCase());
	} catch {
		return undefined;
	}
}

/** Whether a route answers at the address or at a beginning of it, which a page tells the browser about. */
function liesOn(asked: string[], { segments, isOpen }: Way): boolean {
	const isShort = segments.length <= asked.length || isOpen;
	return isShort && segments.every((segment, index) => segment === "" || segment === asked[index]);
}

function keeping(build: ServerBuild, ids: Set<string>): ServerBuild {
	const among = <Kept>(routes: Record<string, Kept>) =>
		Object.fromEntries(Object.entries(routes).filter(([id]) => ids.has(id)));
	return {
		...build,
		routes: among(build.routes),
		assets: { ...build.assets, routes: among(build.assets.routes) },
	};
}
