import { readFileSync } from "node:fs";
import type { RequestInit as MiniflareRequestInit } from "miniflare";
import { startPortal as startMiniflare } from "../../scripts/portal.mjs";
import { inProject } from "../../scripts/project.mjs";
import { demoFolder } from "./demo-once";
import { bothOf, OWN } from "./two-databases";

/** Whether this run has the first tenant of each portal in a database of its own. */
export const liesApart = process.env.FOLLOWUP_OWN_DATABASE === "1";

export type PortalOptions = {
	/** With the demo data; else the database has its tables and nothing in them. */
	seed?: boolean;
	/** With a replica of the database, empty and never catching up by itself. */
	hasReplica?: boolean;
	/** With a second database, in which the first tenant that `factories` make lies (`FOLLOWUP_OWN_DATABASE`). */
	hasOwn?: boolean;
	/** In place of wrangler.toml's vars. */
	vars?: Record<string, string>;
	/** Answers what the Worker asks of other sites; the network is closed where it is left out. */
	network?: (request: Request) => Promise<Response> | Response;
};

export type DatabaseFault = {
	message: string;
	/** Whether the database has done what it was asked. */
	when: "before" | "after";
	only?: "read" | "write";
	/** How many calls fail; all when left out. */
	times?: number;
};
export type ManyRequest = {
	path: string;
	method: string;
	headers: Record<string, string>;
	body?: string;
	/** SQL that is run ahead of it. */
	before?: string;
};
/** The tables that were written, and those of which rows were removed. */
export type Written = { touched: Iterable<string>; removed: Iterable<string> };
export type ManyAnswer = { status: number; headers: [string, string][]; body: string };

export type Portal = Awaited<ReturnType<typeof beginPortal>>;
type HarnessState = {
	messagesOpen: number;
	promisesOpen: number;
	writes: number;
	atPrimary: number;
	/** Whether the database could be made as new, where that was asked. */
	isAsNew?: boolean;
};

const origin = "http://portal.test";
const harness = ["harness.js", "as-new.js", "kept-rows.js", "lagging-replica.js", "written.js"];

/** A portal without wishes of its own, whose tests are through: the next test file gets it, as new and warm. */
let resting: Portal | undefined;

/**
 * The built Worker with D1, R2, queue and cron, all in memory and all its own. The network is closed unless said otherwise.
 * Call `dispose` when the tests are through.
 */
export async function startPortal(options: PortalOptions = {}) {
	if (liesApart || Object.keys(options).length > 0) return beginPortal(options);
	const portal = resting ?? (await beginPortal(options));
	resting = undefined;
	return { ...portal, dispose: () => rest(portal) };
}

/** Keeps a portal for the next test file, unless one waits already, or this one cannot be made as new. */
async function rest(portal: Portal): Promise<void> {
	const isAsNew = !resting && (await portal.makeAsNew().catch(() => false));
	if (isAsNew) resting = portal;
	else await portal.dispose();
}

async function beginPortal({
	seed = false,
	hasReplica = false,
	hasOwn = liesApart,
	vars = {},
	network = closed,
}: PortalOptions) {
	const log: string[] = [];
	const miniflare = await startMiniflare({
		inOneGo: true,
		...(seed && { from: await demoFolder() }),
		onLog: (line) => log.push(line),
		overrides: (settings, ofWrangler) => ({
			...withHarness(settings, { ...ofWrangler, ...vars }, network),
			...(hasReplica && { d1Databases: { ...settings.d1Databases, REPLICA: "replica" } }),
			...(hasOwn && { d1Databases: { ...settings.d1Databases, [OWN]: "own" } }),
		}),
	});
	const shared = (await miniflare.getD1Database("DB")) as unknown as D1Database;
	const own = hasOwn ? ((await miniflare.getD1Database(OWN)) as unknown as D1Database) : undefined;
	const db = own ? bothOf(shared, own) : shared;
	const media = (await miniflare.getR2Bucket("MEDIA")) as unknown as R2Bucket;
	const jobs = (await miniflare.getQueueProducer("JOBS")) as unknown as Queue;
	const askHarness = async (query = "", init: MiniflareRequestInit = {}) => {
		const answer = await miniflare.dispatchFetch(`http://harness.test/${query}`, init);
		if (!answer.ok) throw new Error(await answer.text());
		return (await answer.json()) as HarnessState;
	};
	await askHarness("?rows=remember");

	return {
		origin,
		db,
		/** Each of the two by itself, where a tenant has its own. */
		databases: { shared, own },
		media,
		/** The database that is behind the other one, where there is one. */
		replica: hasReplica ? ((await miniflare.getD1Database("REPLICA")) as unknown as D1Database) : undefined,
		/** From now on the replica counts as having what the primary has: whoever calls it has copied the rows. */
		async caughtUp() {
			await askHarness("?replica");
		},
		/** How often the Worker has asked the primary. */
		atPrimary: async () => (await askHarness()).atPrimary,
		/** What the Worker has written to its log, line by line. */
		log,
		/** Puts a message straight into the queue: for a repeated or a broken delivery. `settle` does not wait for it. */
		jobs,
		/** Asks the Worker; `path` begins with a slash, redirects are not followed. */
		async fetch(path: string, init: RequestInit = {}): Promise<Response> {
			const request = { redirect: "manual", ...init } as MiniflareRequestInit;
			const ask = () => miniflare.dispatchFetch(`${origin}${path}`, request);
			// Who is refused before their body was read may see the closed connection and no answer: nothing was taken of it.
			const isCutOff = (error: unknown) => (error as { cause?: { code?: string } }).cause?.code === "ECONNRESET";
			for (let left = 3; ; left--) {
				try {
					return (await ask()) as unknown as Response;
				} catch (error) {
					if (left === 0 || !isCutOff(error)) throw error;
				}
			}
		},
		/** Runs a scheduled handler; `at` is when the platform says it was due. */
		async cron(expression = "5 * * * *", at = new Date()) {
			const worker = await miniflare.getWorker();
			// ts-fsrs adds methods to Date that the proxy of a Worker cannot describe.
			return worker.scheduled({ cron: expression, scheduledTime: at as never });
		},
		/**
		 * Waits until no message of the Worker is open, the dead letters included, and nothing runs after its answers.
		 * Tells how much it has written so far: twice the same number means that no row and no file changed in between.
		 */
		async settle(timeout = 15_000): Promise<number> {
			const deadline = Date.now() + timeout;
			for (let quiet = 0; ; ) {
				const { messagesOpen, promisesOpen, writes } = await askHarness();
				const isQuiet = messagesOpen + promisesOpen === 0;
				quiet = isQuiet ? quiet + 1 : 0;
				if (quiet === 2) return writes;
				if (Date.now() > deadline)
					throw new Error(`The portal did not settle: ${messagesOpen} messages, ${promisesOpen} promises.`);
				if (!isQuiet) await new Promise((resolve) => setTimeout(resolve, 5));
			}
		},
		/** From now on the Worker's clock starts at this instant; null sets it right again. */
		async travelTo(instant: Date | null) {
			await askHarness(`?clock=${instant ? instant.getTime() - Date.now() : 0}`);
		},
		/** From now on D1 fails as said, inside the Worker; null sets it right again. */
		async breakDatabase(fault: DatabaseFault | null) {
			await askHarness(`?d1=${encodeURIComponent(JSON.stringify(fault))}`);
		},
		/** From now on so many calls of D1 and R2 go through, then none does, as where the Worker is cut off; null: all do. */
		async cutAfter(calls: number | null) {
			await askHarness(`?cut=${calls}`);
		},
		/** From now on the queue takes no message, or takes them again. */
		async breakQueue(isDown: boolean) {
			await askHarness(`?queue=${isDown ? "down" : "up"}`);
		},
		/**
		 * Asks the Worker many times, `atOnce` requests at a time, without the way from here between them; as settled as
		 * after `settle`, with its number and what was written. `untilWritten`: one by one, and no further than the first that changed something.
		 */
		async askMany(requests: ManyRequest[], { atOnce = 10, untilWritten = false } = {}) {
			const plan = { requests, atOnce, untilWritten };
			const answers: unknown = await askHarness("", { method: "POST", body: JSON.stringify(plan) });
			return answers as { answers: ManyAnswer[]; writes: number } & Written;
		},
		/** Wakes one of the defects that the sabotage has built in; null: lets all sleep. */
		async wake(defect: string | null) {
			await askHarness(`?defect=${encodeURIComponent(defect ?? "")}`);
		},
		/** Keeps the rows of these tables inside the Worker, but those of a tenant and those with these ids. */
		async keepRows(plan: {
			tables: { name: string; keys: string[]; isOwned: boolean }[];
			tenantId: string;
			ids: string[];
		}) {
			await askHarness("?rows=keep", { method: "POST", body: JSON.stringify(plan) });
		},
		/** Sets right what differs from the kept rows in these tables. */
		async restoreRows(tables: string[]) {
			await askHarness("?rows=restore", { method: "POST", body: JSON.stringify(tables) });
		},
		/** Takes back all that tests did, as far as it can be; false where it cannot. */
		async makeAsNew(): Promise<boolean> {
			await askHarness("?clock=0&d1=null&cut=null&queue=up&defect=");
			await this.settle();
			const { isAsNew = false } = await askHarness("?rows=as+new");
			for (let left = true; left; ) {
				const { objects, truncated } = await media.list();
				if (objects.length > 0) await media.delete(objects.map(({ key }) => key));
				left = truncated;
			}
			log.length = 0;
			return isAsNew;
		},
		dispose: () => miniflare.dispose(),
	};
}

const closed = () => new Response("The network is closed in tests.", { status: 502 });

function withHarness(
	settings: Record<string, unknown>,
	vars: Record<string, string>,
	network: NonNullable<PortalOptions["network"]>,
) {
	const consumers = settings.queueConsumers as Record<string, object>;
	return {
		modules: [
			...harness.map((file) => ({
				type: "ESModule" as const,
				path: inProject(`dist/${file}`),
				contents: readFileSync(inProject(`tests/support/${file}`), "utf8"),
			})),
			{ type: "ESModule" as const, path: inProject("dist/app.js") },
		],
		// Not what this machine's .dev.vars says.
		bindings: vars,
		queueConsumers: Object.fromEntries(
			Object.entries(consumers).map(([name, consumer]) => [name, { ...consumer, maxBatchTimeout: 0 }]),
		),
		outboundService: network as never,
	};
}
