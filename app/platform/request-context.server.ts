import { type Asked, type Db, type Meter, metered, openDatabase } from "./database.server";
import { type FromWhere, nowhere } from "./from-where";
import { newId } from "./ids";
import type { Claim } from "./tenant/commit.server";
import type { ModuleSearch } from "./tenant/module-search.server";
import type { NeedsOfModule } from "./tenant/needs.server";
import type { KeptOfPeople } from "./tenant/of-person.server";
import type { ParticipantPart } from "./tenant/participant.server";

/** What one request carries from the worker's door to every loader: made once, never shared between requests. */
export type RequestContext = {
	env: Env;
	d1: D1Database;
	db: Db;
	/**
	 * The portal's database as this request asks it, how often it has written there, and what it has cost to find and to
	 * keep up to date what lies beside it.
	 */
	shared: { asked: Asked; writes: number; beside: Meter };
	meter: Meter;
	requestId: string;
	/** From where the request comes; a job and the clock come from nowhere. */
	from: FromWhere;
	now: Date;
	/** The part of a file that is asked for, as the header says it. */
	range: string | null;
	/** A page is asked for to be kept on a device: nobody reads it now. */
	isCopied: boolean;
	/** This site's address as others reach it, without a trailing slash. */
	origin: string;
	nonce: string;
	waitUntil: (promise: Promise<unknown>) => void;
	/** Work that two loaders of one request would do twice. */
	memo: Map<string, Promise<unknown>>;
	/** What a public call must do at most once, whichever context of the request does it. */
	claim?: Claim;
	/** What a page needs of the content security policy beyond what all pages have. */
	allows: { framedBy: string[]; frames: string[] };
	/** The routes of this build, for the description of the calls. */
	routes: Record<string, { id: string; parentId?: string; path?: string; module: unknown }>;
	/** What each module keeps of people. */
	ofPeople: readonly KeptOfPeople[];
	/** What each module asks of people until it is handled. */
	needs: readonly NeedsOfModule[];
	/** What of each module is found from everywhere. */
	searches: readonly ModuleSearch[];
	/** What each module gives to the page of a client. */
	participants: readonly ParticipantPart[];
};

/** What a function of a tenant is given of its request: all but the databases, which know no tenant. */
export type Tools = Omit<RequestContext, "env" | "d1" | "db" | "shared"> & { env: Omit<Env, "DB"> };

/** The whole context behind such tools: for the platform, and for those on the list that a test checks. */
export const wholeContext = (tools: Tools): RequestContext => tools as RequestContext;

declare module "@remix-run/cloudflare" {
	interface AppLoadContext extends RequestContext {}
}

export type RequestSource = Pick<
	RequestContext,
	"env" | "origin" | "nonce" | "waitUntil" | "routes" | "ofPeople" | "needs" | "searches" | "participants"
> & {
	now?: Date;
	from?: FromWhere;
	range?: string | null;
	/** In place of the binding: the session of a request. */
	database?: Asked;
	isCopied?: boolean;
};

/** A fresh context. The origin of links in mail is PUBLIC_ORIGIN where it is set, so that a forged Host header is never mailed. */
export function openContext({ database, ...source }: RequestSource): RequestContext {
	const asked = database ?? source.env.DB;
	const [meter, beside] = [newMeter(), newMeter()];
	const shared = { asked, writes: 0, beside };
	const bounds = { wrote: () => void shared.writes++ };
	let db: Db | undefined;
	return {
		...source,
		from: source.from ?? nowhere,
		range: source.range ?? null,
		isCopied: source.isCopied ?? false,
		origin: source.env.PUBLIC_ORIGIN || source.origin,
		d1: metered(asked, meter, bounds),
		get db() {
			db ??= openDatabase(asked, meter, bounds);
			return db;
		},
		shared,
		meter,
		requestId: newId(),
		now: source.now ?? new Date(),
		memo: new Map(),
		allows: { framedBy: [], frames: [] },
	};
}

const newMeter = (): Meter => ({ roundTrips: 0, inARow: 0, rowsRead: 0, rowsWritten: 0 });

/** Runs `work` once a request for a key, however many loaders ask. */
export function once<Result>(
	context: Pick<RequestContext, "memo">,
	key: string,
	work: () => Promise<Result>,
): Promise<Result> {
	const running = (context.memo.get(key) as Promise<Result> | undefined) ?? work();
	context.memo.set(key, running);
	return running;
}
