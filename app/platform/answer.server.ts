import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/cloudflare";
import { eq } from "drizzle-orm";
import { claims } from "#db/schema/portal";
import type { Bag } from "./bag.server";
import { type Fields, readBytes } from "./body.server";
import { isStreamed, nameInCalls, parseCall } from "./call-input.server";
import { persist, problemOf } from "./database.server";
import { failureResponse, PRIVATE, problemResponse } from "./http.server";
import { languageOfCall, translator } from "./i18n.server";
import { logFailure } from "./log.server";
import { conflict, invalid } from "./problems";
import { readToken } from "./session.server";
import { AlreadyDone, type Claim } from "./tenant/commit.server";
import { hashToken } from "./token.server";
import type { Verb } from "./verb.server";

type Args = LoaderFunctionArgs | ActionFunctionArgs;
/** Every context that a call can run in. */
export type CallContext = object;
type Picked = {
	context: unknown;
	verb: Verb<never>;
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
	const { request, context: bag } = args;
	let nameOf = nameInCalls;
	try {
		const once = await claimOf(request, bag, takesFiles);
		const [picked, earlier] = await inOrder(pick(once), once && earlierAnswer(bag, once));
		if (earlier) return earlier;
		try {
			const { verb, isNew } = picked;
			nameOf = picked.nameOf;
			const result = await perform(args, picked, () => pick(once));
			if (result instanceof Response) return result;
			const status = verb.options.status ?? (isNew ? 201 : 200);
			if (once) await keepAnswer(bag, once, status, result);
			return Response.json(result, { status, headers: PRIVATE });
		} catch (error) {
			if (!(error instanceof AlreadyDone && once)) throw error;
			return await awaitAnswer(bag, once);
		}
	} catch (error) {
		if (error instanceof Response) return error;
		const t = await translator(await languageOfCall(request, bag));
		const problem = problemOf(error);
		if (problem) return problemResponse(problem, t, bag.requestId, nameOf);
		logFailure(bag, error, request);
		return failureResponse(t, bag.requestId);
	}
}

/** Has the verb do its work; anew from the guard on where it rested on a visitor who is not there as expected. */
async function perform({ request, context: bag }: Args, picked: Picked, pickAgain: () => Promise<Picked>) {
	const work = async ({ context, verb, input }: Picked): Promise<unknown> =>
		verb.run(context as never, parseCall(verb, input, request.method));
	if (!bag.rider.isUsed) return work(picked);
	const [outcome] = await Promise.allSettled([work(picked)]);
	if (await bag.rider.isRefused(() => bag.d1.batch([]))) return work(await pickAgain());
	if (outcome.status === "rejected") throw outcome.reason;
	return outcome.value;
}

/** Both at once, yet the first one's refusal counts first: whoever is no longer let in gets no earlier answer. */
async function inOrder<First, Second>(first: Promise<First>, second: Promise<Second> | undefined) {
	const [one, two] = await Promise.allSettled([first, second]);
	if (one.status === "rejected") throw one.reason;
	if (two.status === "rejected") throw two.reason;
	return [one.value, two.value] as const;
}

async function claimOf(request: Request, bag: Bag, takesFiles: boolean): Promise<Claim | undefined> {
	const key = request.headers.get("idempotency-key");
	const token = readToken(request, bag.env);
	if (request.method !== "POST" || !key || !token) return undefined;
	const url = new URL(request.url);
	// A file is not read twice: its length stands for it.
	const isFile = takesFiles && isStreamed(request);
	const sent = isFile
		? request.headers.get("content-length")
		: new TextDecoder().decode(await readBytes(request.clone()));
	const [owner, fingerprint] = await Promise.all([
		hashToken(`${token}\n${url.pathname}\n${key}`),
		hashToken(`${url.search}${sent}`),
	]);
	return { key: `post:${owner}`, fingerprint, taken: false };
}

async function earlierAnswer(bag: Bag, once: Claim): Promise<Response | undefined> {
	const row = await claimed(bag, once);
	if (!row) return undefined;
	if (row.fingerprint !== once.fingerprint) throw invalid({ "Idempotency-Key": "keyReused" });
	return row.answer === null ? awaitAnswer(bag, once) : replay(row.answer);
}

/** The first request may still be writing its answer: waits a moment for it, and throws `conflict` where none comes. */
async function awaitAnswer(bag: Bag, once: Claim): Promise<Response> {
	for (let attempt = 0; attempt < 20; attempt++) {
		await new Promise((resolve) => setTimeout(resolve, 100));
		const row = await claimed(bag, once);
		if (row && row.fingerprint !== once.fingerprint) throw invalid({ "Idempotency-Key": "keyReused" });
		if (row?.answer) return replay(row.answer);
	}
	throw conflict(undefined, "inProgress");
}

async function claimed(bag: Bag, once: Claim) {
	const [row] = await bag.db.select().from(claims).where(eq(claims.key, once.key));
	return row;
}

function replay(answer: string): Response {
	const { status, body } = JSON.parse(answer) as { status: number; body: unknown };
	return Response.json(body, { status, headers: { ...PRIVATE, "Idempotency-Replayed": "true" } });
}

/** Keeps what was answered for a repetition. The effect is there by now: a fault here must not turn it into a failure. */
async function keepAnswer(bag: Bag, once: Claim, status: number, body: unknown): Promise<void> {
	const answer = JSON.stringify({ status, body });
	const { key, fingerprint } = once;
	const row = { key, fingerprint, takenBy: bag.requestId, answer, createdAt: bag.now.getTime() };
	try {
		await persist(() =>
			bag.db.insert(claims).values(row).onConflictDoUpdate({ target: claims.key, set: { answer } }).run(),
		);
	} catch (error) {
		logFailure(bag, error);
	}
}
