import { and, eq, gt } from "drizzle-orm";
import { persist } from "#app/platform/database.server";
import { DAY, HOUR, MINUTE } from "#app/platform/limits";
import { invalid, notFound } from "#app/platform/problems";
import { hasSms, sendSms } from "#app/platform/sms/send-sms.server";
import type { PersonContext } from "#app/platform/tenant/context";
import { countUse, isOneTooMany } from "#app/platform/throttle.server";
import { hashToken } from "#app/platform/token.server";
import { smsCodes, smsNumbers } from "#db/schema/portal";

const CODE_LIFE = 10 * MINUTE;
const TRIES = 5;
/** Codes that one account asks for, that one number is sent, and that one network asks for. */
const ofAccount = { limit: 5, window: DAY };
const ofNumber = { limit: 5, window: DAY };
const ofNetwork = { limit: 60, window: HOUR };

/** Where a person wants to be reminded, and the number that waits for its code; read with the account. */
export const readingSms = ({ context, user }: PersonContext) => ({
	number: context.db
		.select({ phone: smsNumbers.phone, since: smsNumbers.createdAt })
		.from(smsNumbers)
		.where(eq(smsNumbers.userId, user.id)),
	waiting: context.db
		.select({ phone: smsCodes.phone })
		.from(smsCodes)
		.where(and(eq(smsCodes.userId, user.id), gt(smsCodes.expiresAt, context.now.getTime()))),
});

export const smsCodeMinutes = CODE_LIFE / MINUTE;

/**
 * Sends a code to a number that somebody wants for themselves; the code before it stops working. To a number that has had its codes for
 * today none is sent, and nobody is told: it may have been others who asked.
 */
export async function askForNumber(person: PersonContext, phone: string): Promise<void> {
	const { context, user, request, language } = person;
	assertSetUp(context.env);
	await countUse(context, request, "sms-code", ofNetwork);
	if (await isOneTooMany(context, user.id, "sms-code", ofAccount)) throw invalid({ phone: "sms:errors.tooOften" });
	const isSent = !(await isOneTooMany(context, phone, "sms-code", ofNumber));
	const code = newCode();
	const row = {
		phone,
		codeHash: await hashOf(user.id, phone, code),
		tries: 0,
		expiresAt: context.now.getTime() + CODE_LIFE,
	};
	await persist(() =>
		context.db
			.insert(smsCodes)
			.values({ userId: user.id, ...row })
			.onConflictDoUpdate({ target: smsCodes.userId, set: row })
			.run(),
	);
	const params = { code, minutes: String(smsCodeMinutes) };
	if (isSent) await sendSms(context, null, { phone, language, template: "code", params });
}

/** Takes the code that was sent: from now on reminders go to its number too. Each try counts, also two at the same moment. */
export async function confirmNumber({ context, user }: PersonContext, code: string): Promise<void> {
	assertSetUp(context.env);
	const now = context.now.getTime();
	const waiting = await context.d1
		.prepare(
			`update sms_codes set tries = tries + 1 where user_id = ?1 and expires_at > ?2 and tries < ?3
			returning phone, code_hash as codeHash`,
		)
		.bind(user.id, now, TRIES)
		.first<{ phone: string; codeHash: string }>();
	if (!waiting) throw invalid({ code: "sms:errors.over" });
	const { phone, codeHash } = waiting;
	if ((await hashOf(user.id, phone, code)) !== codeHash) throw invalid({ code: "sms:errors.code" });
	const row = { phone, createdAt: now };
	await persist(() =>
		context.db.batch([
			context.db
				.insert(smsNumbers)
				.values({ userId: user.id, ...row })
				.onConflictDoUpdate({ target: smsNumbers.userId, set: row }),
			context.db.delete(smsCodes).where(eq(smsCodes.userId, user.id)),
		]),
	);
}

/** Forgets the number, and one that waits for its code: nothing is sent to either any more. */
export async function forgetNumber({ context, user }: PersonContext): Promise<void> {
	await persist(() =>
		context.db.batch([
			context.db.delete(smsNumbers).where(eq(smsNumbers.userId, user.id)),
			context.db.delete(smsCodes).where(eq(smsCodes.userId, user.id)),
		]),
	);
}

function assertSetUp(env: Env): void {
	if (!hasSms(env)) throw notFound();
}

/** Bound to person and number, so that no code fits another's. */
const hashOf = (userId: string, phone: string, code: string) => hashToken(`${userId}:${phone}:${code}`);

const newCode = () => String(100_000 + ((crypto.getRandomValues(new Uint32Array(1))[0] ?? 0) % 900_000));
