// Stands before the built Worker in the tests, in the same isolate: counts what is still to be done in the background,
// so that a test can wait for it, and lets a test choose what time it is, what D1 says, and send many requests at once.
import app from "./app.js";
import { makeAsNew, rememberBeginning } from "./as-new.js";
import { keepRows, restoreRows } from "./kept-rows.js";
import { withReplica } from "./lagging-replica.js";
import { writtenBy } from "./written.js";

let messagesOpen = 0;
let promisesOpen = 0;
/** How often the Worker has changed a row or a file: where this stands still, nothing was changed. */
let writes = 0;
/** Which tables were written since the last answer to `askMany`, and of which rows were removed; not what follows from it. */
const touched = new Set();
const removed = new Set();
const touch = (sql) => {
	const written = writtenBy(sql);
	for (const table of written.touched) touched.add(table);
	for (const table of written.removed) removed.add(table);
};
/** How often the primary was asked. */
let atPrimary = 0;
/** How much the primary had written when its replica was last given all of it; -1 before the first time. */
let replicaAt = -1;
let clockOffset = 0;
/** Whether the queue takes nothing. */
let isQueueDown = false;
/** What D1 says until told otherwise: { message, when: "before" | "after", only?: "read" | "write", times? } */
let fault = null;

/** How many calls of D1 and R2 still go through; then all fail, as where the Worker was cut off. Null: all go through. */
let callsLeft = null;
const goOn = () => {
	if (callsLeft !== null && callsLeft-- <= 0) throw new Error("cut off");
};

const RealDate = Date;
globalThis.Date = class extends RealDate {
	constructor(...parts) {
		if (parts.length === 0) super(RealDate.now() + clockOffset);
		else super(...parts);
	}
	static now() {
		return RealDate.now() + clockOffset;
	}
};

export default {
	async fetch(request, env, context) {
		const url = new URL(request.url);
		if (url.hostname !== "harness.test") return app.fetch(request, counted(env), observed(context));
		if (url.searchParams.has("clock")) clockOffset = Number(url.searchParams.get("clock"));
		if (url.searchParams.has("queue")) isQueueDown = url.searchParams.get("queue") === "down";
		if (url.searchParams.has("d1")) fault = JSON.parse(url.searchParams.get("d1"));
		if (url.searchParams.has("replica")) replicaAt = writes;
		if (url.searchParams.has("defect")) globalThis.defect = url.searchParams.get("defect");
		if (url.searchParams.has("cut")) callsLeft = JSON.parse(url.searchParams.get("cut"));
		if (url.searchParams.get("rows") === "remember") await rememberBeginning(env.DB);
		else if (url.searchParams.get("rows") === "as new") return Response.json({ isAsNew: await makeAsNew(env.DB) });
		else if (url.searchParams.get("rows") === "keep") await keepRows(env.DB, await request.json());
		else if (url.searchParams.get("rows") === "restore") await restoreRows(env.DB, await request.json());
		else if (request.method === "POST") return Response.json(await askMany(await request.json(), env, context));
		return Response.json({ messagesOpen, promisesOpen, writes, atPrimary });
	},
	scheduled(controller, env, context) {
		return app.scheduled(controller, counted(env), observed(context));
	},
	async queue(batch, env, context) {
		const undecided = new Set(batch.messages);
		const ack = (message) => {
			if (undecided.delete(message)) messagesOpen--;
		};
		const wrapped = {
			queue: batch.queue,
			metadata: batch.metadata,
			messages: batch.messages.map((message) => watched(message, ack, () => undecided.delete(message))),
			ackAll() {
				batch.messages.forEach(ack);
				batch.ackAll();
			},
			retryAll() {
				undecided.clear();
				batch.retryAll();
			},
		};
		await app.queue(wrapped, counted(env), observed(context));
		for (const message of undecided) ack(message);
	},
};

function watched(message, ack, forget) {
	return {
		id: message.id,
		timestamp: message.timestamp,
		body: message.body,
		attempts: message.attempts,
		ack() {
			ack(message);
			message.ack();
		},
		// A test has no time for the pause before another try.
		retry() {
			forget();
			message.retry();
		},
	};
}

function counted(env) {
	const queues = { JOBS: watchedQueue(env.JOBS), LONG_JOBS: watchedQueue(env.LONG_JOBS) };
	return { ...env, ...queues, ...beside(env), DB: faulty(databaseOf(env)), MEDIA: noted(env.MEDIA) };
}

/** The databases of single tenants. */
const beside = (env) =>
	Object.fromEntries(
		Object.keys(env)
			.filter((name) => name.startsWith("DB_"))
			.map((name) => [name, faulty(env[name])]),
	);

/** The database, before a replica of it where the test has one. */
function databaseOf({ DB, REPLICA }) {
	if (!REPLICA) return DB;
	return withReplica(DB, REPLICA, {
		written: () => writes,
		has: (known) => known <= replicaAt,
		onPrimary: () => atPrimary++,
	});
}

function watchedQueue(queue) {
	const sending = async (count, send) => {
		if (isQueueDown) throw new Error("The queue takes nothing.");
		messagesOpen += count;
		try {
			return await send();
		} catch (problem) {
			messagesOpen -= count;
			throw problem;
		}
	};
	return {
		send: (body, options) => sending(1, () => queue.send(body, options)),
		sendBatch(messages, options) {
			const all = [...messages];
			return sending(all.length, () => queue.sendBatch(all, options));
		},
	};
}

/** A bucket whose changes are counted. */
function noted(bucket) {
	const changing = new Set(["put", "delete", "createMultipartUpload", "resumeMultipartUpload"]);
	return new Proxy(bucket, {
		get(target, name) {
			if (changing.has(name)) writes++;
			if (typeof target[name] !== "function") return target[name];
			if (name === "resumeMultipartUpload") return (...values) => cuttable(target[name](...values));
			return async (...values) => {
				goOn();
				return target[name](...values);
			};
		},
	});
}

/** An upload in parts whose calls can be cut off as well. */
const cuttable = (upload) =>
	Object.fromEntries(
		["uploadPart", "complete", "abort"].map((name) => [
			name,
			async (...values) => {
				goOn();
				return upload[name](...values);
			},
		]),
	);

/**
 * Many requests of a test without the way from Node between them: { path, method, headers, body, before }, `atOnce` of them
 * at a time; `before` is SQL that is run ahead of one. With `untilWritten` they go one by one and end with the first that
 * changed something. All is quiet again when the answers are given, with the tables that were written and removed from.
 */
async function askMany({ requests, atOnce, untilWritten = false }, env, context) {
	const answers = [];
	const earlier = writes;
	let next = 0;
	const asking = async () => {
		for (let index = next++; index < requests.length; index = next++) {
			const { path, before, ...init } = requests[index];
			if (before) {
				touch(before);
				await env.DB.exec(before);
			}
			const answer = await app.fetch(new Request(`http://portal.test${path}`, init), counted(env), observed(context));
			answers[index] = {
				status: answer.status,
				headers: [...answer.headers],
				body: await answer.text().catch(brokenOff),
			};
			if (!untilWritten) continue;
			await quiet();
			if (writes !== earlier) return;
		}
	};
	await Promise.all(Array.from({ length: untilWritten ? 1 : atOnce }, asking));
	await quiet();
	const written = { touched: [...touched], removed: [...removed] };
	touched.clear();
	removed.clear();
	return { answers, writes, ...written };
}

/** What came of an answer that ended before its end, such as an archive of which an object is gone. */
const brokenOff = (problem) => `broken off: ${problem.message}`;

/** Waits until nothing is done in the background, as `settle` does from Node. */
async function quiet() {
	const deadline = RealDate.now() + 15_000;
	for (let seen = 0; seen < 2; ) {
		const open = messagesOpen + promisesOpen;
		if (open > 0 && RealDate.now() > deadline)
			throw new Error(`The portal did not settle: ${messagesOpen} messages, ${promisesOpen} promises.`);
		seen = open === 0 ? seen + 1 : 0;
		await new Promise((resolve) => setTimeout(resolve, open === 0 ? 0 : 2));
	}
}

function faulty(db) {
	const originals = new WeakMap();
	const isRead = (sql) => /^\s*(select|with)\b/i.test(sql);
	// What does not tell how much it wrote counts as having written.
	const note = (result) => {
		for (const one of Array.isArray(result) ? result : [result]) writes += one?.meta ? one.meta.rows_written : 1;
	};
	const call = async (sqls, read, run) => {
		goOn();
		sqls.forEach(touch);
		const now = fault;
		const hit = now && (!now.only || (now.only === "read") === read) && (now.times === undefined || now.times-- > 0);
		if (hit && now.when === "before") throw new Error(now.message);
		const result = await run();
		if (!read) note(result);
		if (hit) throw new Error(now.message);
		return result;
	};
	const wrap = (statement, sql) => {
		const wrapped = { bind: (...values) => wrap(statement.bind(...values), sql) };
		for (const name of ["all", "run", "first", "raw"])
			wrapped[name] = (...values) => call([sql], isRead(sql), () => statement[name](...values));
		originals.set(wrapped, { statement, sql, read: isRead(sql) });
		return wrapped;
	};
	return {
		prepare: (sql) => wrap(db.prepare(sql), sql),
		withSession(from) {
			const session = db.withSession(from);
			return { ...faulty(session), getBookmark: () => session.getBookmark() };
		},
		batch(statements) {
			const known = statements.map((statement) => originals.get(statement));
			return call(
				known.map(({ sql }) => sql),
				known.every(({ read }) => read),
				() => db.batch(known.map(({ statement }) => statement)),
			);
		},
	};
}

function observed(context) {
	return {
		props: context.props,
		passThroughOnException: () => context.passThroughOnException(),
		waitUntil(promise) {
			promisesOpen++;
			const done = () => promisesOpen--;
			context.waitUntil(Promise.resolve(promise).then(done, done));
			context.waitUntil(promise);
		},
	};
}
