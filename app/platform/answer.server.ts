import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/cloudflare";
import { and, eq, gte, isNull, lt, sql } from "drizzle-orm";
import { auditEvents } from "#db/schema/audit";
import { claims } from "#db/schema/portal";
import { type Fields, readBytes } from "./body.server";
import { isStreamed, nameInCalls, parseCall } from "./call-input.server";
import { persist, problemOf } from "./database.server";
import type { Handler } from "./handler.server";
import { failureResponse, PRIVATE, problemResponse } from "./http.server";
import { languageOfCall, translator } from "./i18n.server";
import { firstIdAt } from "./ids";
import { MINUTE } from "./limits";
import { logFailure } from "./log.server";
import { conflict, invalid } from "./problems";
import type { RequestContext } from "./request-context.server";
import { readToken } from "./session.server";
import { AlreadyDone, type Claim, whereOf } from "./tenant/commit.server";
import type { Tenant } from "./tenant/context";
import { databaseOf } from "./tenant/own-database.server";
import { hashToken } from "./token.server";

/** How long a first request may still be at work; an answer that is not there by then was lost. */
const LOST_AFTER = MINUTE;
/** How the claims of those begin who are not signed in. */
const GUEST = "guest:";

type Args = LoaderFunctionArgs | ActionFunctionArgs;
/** Every context that a call can run in. */
export type CallContext = object;
type Picked = {
	ctx: unknown;
	handler: Handler<never>;
	input: Fields;
	isNew: boolean;
	/** How the caller names a field of the input. */
	nameOf: (field: string) => string;
};

/**
 * Answers a call: JSON, or a problem in the caller's language. A POST with `Idempotency-Key` that was answered before is
 * answered the same again; the key is taken in the batch of the effect, so that two at once have one effect.
 */
export async function answerCall(
	args: Args,
	pick: (once?: Claim) => Promise<Picked>,
	takesFiles = false,
): Promise<Response> {
	const { request, context } = args;
	let nameOf = nameInCalls;
	let failure: string | undefined;
	try {
		const once = await claimOf(request, context, takesFiles);
		const [picked, known] = await inOrder(pick(once), once && claimed(context, once));
		const earlier = known ?? (once && (await claimedBeside(context, once, picked.ctx)));
		const { handler, isNew } = picked;
		const status = handler.options.status ?? (isNew ? 201 : 200);
		if (once && earlier) return await awaitAnswer(context, once, status, earlier);
		try {
			nameOf = picked.nameOf;
			failure = handler.options.failure;
			const result = await handler.run(picked.ctx as never, parseCall(handler, picked.input, request.method));
			if (result instanceof Response) return result;
			if (once) await keepAnswer(context, once, status, result);
			return Response.json(result, { status, headers: PRIVATE });
		} catch (error) {
			if (!(error instanceof AlreadyDone && once)) throw error;
			return await awaitAnswer(context, once, status);
		}
	} catch (error) {
		if (error instanceof Response) return error;
		const t = await translator(await languageOfCall(request, context));
		const problem = problemOf(error);
		if (problem) return problemResponse(problem, t, context.requestId, nameOf, failure);
		logFailure(context, error, request);
		return failureResponse(t, context.requestId, failure);
	}
}

/** Both at once, yet the first one's refusal counts first: whoever is no longer let in gets no earlier answer. */
async function inOrder<First, Second>(first: Promise<First>, second: Promise<Second> | undefined) {
	const [one, two] = await Promise.allSettled([first, second]);
	if (one.status === "rejected") throw one.reason;
	if (two.status === "rejected") throw two.reason;
	return [one.value, two.value] as const;
}

async function claimOf(request: Request, context: RequestContext, takesFiles: boolean): Promise<Claim | undefined> {
	const key = request.headers.get("idempotency-key");
	const token = readToken(request, context.env);
	if (request.method !== "POST" || !key) return undefined;
	const url = new URL(request.url);
	// A file is not read twice: its length stands for it.
	const isFile = takesFiles && isStreamed(request);
	const sent = isFile
		? request.headers.get("content-length")
		: new TextDecoder().decode(await readBytes(request.clone()));
	const [owner, fingerprint] = await Promise.all([
		// The keys of those who are not signed in are one set.
		hashToken(`${token ?? ""}\n${url.pathname}\n${key}`),
		hashToken(`${url.search}${sent}`),
	]);
	return { key: `post:${token ? "" : GUEST}${owner}`, fingerprint, taken: false };
}

/**
 * What the first request was answered. It may still be at work: waits a moment for it, and throws `conflict` where nothing
 * comes. Where it was cut off after its effect, which is as certain as the claim, the answer is made of what it wrote.
 */
async function awaitAnswer(context: RequestContext, once: Claim, status: number, known?: Claimed): Promise<Response> {
	let row = known ?? (await claimed(context, once));
	for (let attempt = 0; attempt < 20; attempt++) {
		if (row && row.fingerprint !== once.fingerprint) throw invalid({ "Idempotency-Key": "keyReused" });
		if (row?.answer) return replay(row.answer);
		if (row && row.createdAt <= context.now.getTime() - LOST_AFTER) return answerFromRecord(context, once, row, status);
		await new Promise((resolve) => setTimeout(resolve, 100));
		row = await claimed(context, once);
	}
	throw conflict(undefined, "inProgress");
}

/** Says which record a request has written whose answer was lost; a guest is told no inner id. Throws `conflict` where it wrote none. */
async function answerFromRecord(context: RequestContext, once: Claim, row: Claimed, status: number): Promise<Response> {
	const { key, takenBy, createdAt } = row;
	const db = whereOf(context, once);
	const ofThen = and(gte(auditEvents.id, firstIdAt(createdAt)), lt(auditEvents.id, firstIdAt(createdAt + 1)));
	const [record] = await db
		.select({ id: auditEvents.recordId })
		.from(auditEvents)
		.where(and(ofThen, eq(auditEvents.requestId, takenBy)))
		.orderBy(sql`rowid`)
		.limit(1);
	if (!record) throw conflict();
	const answer = JSON.stringify({ status, body: key.startsWith(`post:${GUEST}`) ? { ok: true } : { id: record.id } });
	await persist(() =>
		db
			.update(claims)
			.set({ answer })
			.where(and(eq(claims.key, key), isNull(claims.answer)))
			.run(),
	);
	return replay(answer);
}

type Claimed = typeof claims.$inferSelect;

async function claimed(context: RequestContext, once: Claim): Promise<Claimed | undefined> {
	const [row] = await whereOf(context, once).select().from(claims).where(eq(claims.key, once.key));
	return row;
}

/** The same in the tenant's own database, where the call is about one that has it. */
async function claimedBeside(context: RequestContext, once: Claim, ctx: unknown): Promise<Claimed | undefined> {
	const { tenant } = ctx as { tenant?: Tenant };
	if (!tenant?.database) return undefined;
	const beside = { ...once, where: databaseOf(context, tenant).rows };
	const found = await claimed(context, beside);
	if (found) once.where = beside.where;
	return found;
}

function replay(answer: string): Response {
	const { status, body } = JSON.parse(answer) as { status: number; body: unknown };
	return Response.json(body, { status, headers: { ...PRIVATE, "Idempotency-Replayed": "true" } });
}

/** Keeps what was answered for a repetition. The effect is there by now: a fault here must not turn it into a failure. */
async function keepAnswer(context: RequestContext, once: Claim, status: number, body: unknown): Promise<void> {
	const answer = JSON.stringify({ status, body });
	const { key, fingerprint } = once;
	const row = { key, fingerprint, takenBy: context.requestId, answer, createdAt: context.now.getTime() };
	try {
		await persist(() =>
			whereOf(context, once)
				.insert(claims)
				.values(row)
				.onConflictDoUpdate({ target: claims.key, set: { answer } })
				.run(),
		);
	} catch (error) {
		logFailure(context, error);
	}
}
