/** Errors that D1 gives for passing faults (Cloudflare: D1, "List of errors", retryable). */
export const passingFaults = [
	"D1_ERROR: Network connection lost.",
	"D1_ERROR: Internal error in D1 DB storage caused object to be reset.",
	"D1_ERROR: Cannot resolve D1 DB due to transient issue on remote node.",
] as const;

export type Faults = {
	seed: number;
	/** Share of calls, 0 to 1, that fail before anything reached the database. */
	before: number;
	/** Share of calls, 0 to 1, that fail although the database has committed. */
	after: number;
	/** The error's text; one of `passingFaults` by chance when left out. */
	message?: string;
	/** Stops failing after so many faults, so that a run comes to an end. */
	limit?: number;
};

/**
 * A D1 binding whose calls fail now and then, before or after the commit, the same way for the same seed.
 * `log` tells what happened to each call, in order.
 */
export function faultyD1(d1: D1Database, faults: Faults) {
	const random = seededRandom(faults.seed);
	const log: ("ok" | "before" | "after")[] = [];
	let left = faults.limit ?? Number.POSITIVE_INFINITY;

	const fault = () => {
		left--;
		return new Error(faults.message ?? passingFaults[Math.floor(random() * passingFaults.length)]);
	};
	const call = async <Result>(run: () => Promise<Result>): Promise<Result> => {
		const chance = left > 0 ? random() : 1;
		if (chance < faults.before) {
			log.push("before");
			throw fault();
		}
		const result = await run();
		if (chance < faults.before + faults.after) {
			log.push("after");
			throw fault();
		}
		log.push("ok");
		return result;
	};

	const originals = new WeakMap<object, D1PreparedStatement>();
	const wrap = (statement: D1PreparedStatement): D1PreparedStatement => {
		const wrapped = new Proxy(statement, {
			get(target, name) {
				if (name === "bind") return (...values: unknown[]) => wrap(target.bind(...values));
				const member = Reflect.get(target, name, target);
				if (typeof member !== "function") return member;
				return (...values: unknown[]) => call(() => member.apply(target, values));
			},
		});
		originals.set(wrapped, statement);
		return wrapped;
	};

	const db = {
		prepare: (sql: string) => wrap(d1.prepare(sql)),
		batch: (statements: D1PreparedStatement[]) =>
			call(() => d1.batch(statements.map((statement) => originals.get(statement) ?? statement))),
		exec: (sql: string) => call(() => d1.exec(sql)),
	} as unknown as D1Database;
	return { db, log };
}

/** Numbers from 0 up to 1, the same row of them for the same seed (mulberry32). */
export function seededRandom(seed: number): () => number {
	let state = seed >>> 0;
	return () => {
		state = (state + 0x6d2b79f5) >>> 0;
		let mixed = Math.imul(state ^ (state >>> 15), state | 1);
		mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
		return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
	};
}
