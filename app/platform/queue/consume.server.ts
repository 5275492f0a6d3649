import * as z from "zod";
import { deadMessages } from "#db/schema/portal";
import { databaseText, problemOf } from "../database.server";
import { logJob } from "../log.server";
import { openContext, type RequestSource } from "../request-context.server";
import { AlreadyDone, type Claim } from "../tenant/commit.server";
import { contextFor, findTenant } from "../tenant/enter.server";
import type { Envelope, Job } from "./define-job";

const Shape = z.object({
	v: z.literal(1),
	id: z.string(),
	type: z.string(),
	tenantId: z.string().nullable(),
	payload: z.unknown(),
});

/** Seconds before a failed message comes again; doubled with each attempt. */
const FIRST_DELAY = 5;
const LONGEST_DELAY = 600;

/** Runs each message by itself, so that a bad one does not bring its neighbours back. */
export async function consume(batch: MessageBatch, source: RequestSource, jobs: Job[]): Promise<void> {
	for (const message of batch.messages)
		await settle(message, async () => {
			try {
				await runMessage(message.body, source, jobs);
			} catch (error) {
				if (!isFinal(error)) throw error;
				await keepDeadLetter(source, message.id, message.body, reasonOf(error));
			}
		});
}

/** Messages that failed every time are kept for a super-admin to see; without this they would be gone. */
export async function keepDeadLetters(batch: MessageBatch, source: RequestSource): Promise<void> {
	for (const message of batch.messages)
		await settle(message, () => keepDeadLetter(source, message.id, message.body, "gave up after every retry"));
}

/** Acknowledges a message that was dealt with, and asks for it again later where that failed. */
async function settle(message: Message, deal: () => Promise<void>): Promise<void> {
	try {
		await deal();
		message.ack();
	} catch (error) {
		logJob({ message_id: message.id, attempts: message.attempts, said: reasonOf(error) });
		message.retry({ delaySeconds: Math.min(FIRST_DELAY * 2 ** message.attempts, LONGEST_DELAY) });
	}
}

/** One delivery of one message. A second delivery of what was done before changes nothing. */
export async function runMessage(body: unknown, source: RequestSource, jobs: Job[]): Promise<void> {
	const envelope = Shape.safeParse(body);
	if (!envelope.success) throw new Unreadable("not an envelope");
	const { id, type, tenantId } = envelope.data as Envelope;
	const job = jobs.find((one) => one.type === type);
	if (!job) throw new Unreadable(`no job ${type}`);
	const payload = job.schema.safeParse(envelope.data.payload);
	if (!payload.success) throw new Unreadable(`payload of ${type}`);
	const context = openContext(source);
	const claim: Claim = { key: claimKey(id), fingerprint: type, taken: false };
	const tenant = tenantId === null ? undefined : await findTenant(context, { id: tenantId });
	if (tenantId !== null && !tenant) return;
	const ctx = tenant ? contextFor(context, tenant, { kind: "job", name: type }, claim) : null;
	try {
		await job.run({ context, messageId: id, claim, tenant: ctx }, payload.data);
	} catch (error) {
		if (!(error instanceof AlreadyDone)) throw error;
	}
}

/** Under which key it is remembered that a message had its effect. */
export const claimKey = (messageId: string) => `job:${messageId}`;

/** Runs a commit that may have been done by an earlier delivery; whether it was this one that did it. What comes after it runs in any case. */
export async function onceOnly(commit: () => Promise<unknown>): Promise<boolean> {
	try {
		await commit();
		return true;
	} catch (error) {
		if (!(error instanceof AlreadyDone)) throw error;
		return false;
	}
}

class Unreadable extends Error {}

/** What another try cannot mend: a message that cannot be read, or a record that is gone. */
function isFinal(error: unknown): boolean {
	const kind = problemOf(error)?.kind;
	return error instanceof Unreadable || (kind !== undefined && kind !== "unavailable" && kind !== "tooMany");
}

const reasonOf = (error: unknown) => problemOf(error)?.kind ?? databaseText(error).slice(0, 300);

async function keepDeadLetter(source: RequestSource, id: string, body: unknown, reason: string): Promise<void> {
	const context = openContext(source);
	logJob({ message_id: id, buried: true, said: reason });
	await context.db
		.insert(deadMessages)
		.values({ id, body: withoutSecrets(body).slice(0, 100_000), reason, createdAt: context.now.getTime() })
		.onConflictDoNothing();
}

/** What a letter or a text message would have brought to one person alone, and the number that it was for. */
const secrets = new Set(["link", "token", "code", "phone"]);
const withoutSecrets = (body: unknown) =>
	JSON.stringify(body, (name, value) => (secrets.has(name) ? "…" : value)) ?? "";
