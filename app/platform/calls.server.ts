import type { LoaderFunctionArgs } from "@remix-run/cloudflare";
import type { RequestContext } from "./request-context.server";

type Part = (args: LoaderFunctionArgs) => Promise<Response>;
type Module = { loader?: Part; action?: Part; default?: unknown };
type Route = { pattern: RegExp; module: Module };

/** What answers at an address under `/api/`: a call, or a page that lies there. */
export type Call = { module: Module; params: Record<string, string | undefined> };

const reading = ["GET", "HEAD", "OPTIONS"];
const changing = ["POST", "PUT", "PATCH", "DELETE"];

/** The calls by the first segment behind `/api/`; "" are those of which it is not written out. */
type Calls = Map<string, Route[]>;
const known = new WeakMap<object, Calls>();

/**
 * The call at a path; undefined where there is none. What is written out goes before what stands for anything, segment by
 * segment, so that `/api/news/categories` is nobody's id, in whatever order the routes are listed.
 */
export function callAt(path: string, { routes }: Pick<RequestContext, "routes">): Call | undefined {
	let calls = known.get(routes);
	if (!calls) {
		calls = callsIn(routes);
		known.set(routes, calls);
	}
	const first = path.split("/", 3)[2]?.toLowerCase() ?? "";
	for (const { pattern, module } of [...(calls.get(first) ?? []), ...(calls.get("") ?? [])]) {
		const match = pattern.exec(path);
		if (match) return { module, params: decoded(match.groups ?? {}) };
	}
	return undefined;
}

function callsIn(routes: RequestContext["routes"]): Calls {
	const ranked = Object.values(routes)
		.flatMap(({ path, module }) => (path?.startsWith("api/") ? [{ path, rank: rankOf(path), module }] : []))
		.sort((one, other) => (one.rank < other.rank ? -1 : 1));
	const calls: Calls = new Map();
	for (const { path, module } of ranked) {
		const first = path.split("/", 2)[1] ?? "";
		const key = first.startsWith(":") ? "" : first.toLowerCase();
		calls.set(key, [...(calls.get(key) ?? []), { pattern: patternOf(path), module: module as Module }]);
	}
	return calls;
}

export const isPage = ({ module }: Call) => module.default !== undefined;

/**
 * Has the route's own loader or action answer; undefined where it has none for the method. The framework is not asked: for
 * a call, which has no layout and no page, it would only look through the routes again and again.
 */
export async function serveCall(
	{ module, params }: Call,
	request: Request,
	context: RequestContext,
): Promise<Response | undefined> {
	const { method } = request;
	const part = reading.includes(method) ? module.loader : changing.includes(method) ? module.action : undefined;
	const response = await part?.({ request, params, context });
	return response && method === "HEAD" ? new Response(null, response) : response;
}

function patternOf(taken: string): RegExp {
	const source = taken
		.replaceAll(".", "\\.")
		.replace(/\/:(\w+)\?/g, "(?:/(?<$1>[^/]+))?")
		.replace(/:(\w+)/g, "(?<$1>[^/]+)");
	return new RegExp(`^/${source}$`, "i");
}

const rankOf = (taken: string) =>
	taken
		.split("/")
		.map((segment) => (!segment.startsWith(":") ? 0 : segment.endsWith("?") ? 2 : 1))
		.join("");

/** What is no sound encoding stays as it was sent: nobody's id. */
function decoded(groups: Record<string, string | undefined>): Call["params"] {
	return Object.fromEntries(
		Object.entries(groups).map(([name, value]) => {
			try {
				return [name, value && decodeURIComponent(value)];
			} catch {
				return [name, value];
			}
		}),
	);
}
