import { brand } from "../../brand";
import { notingEvent } from "../account-events.server";
import { persist } from "../database.server";
import { isLanguage } from "../i18n";
import { chooseLanguage } from "../i18n.server";
import { MINUTE } from "../limits";
import { sendMail } from "../mail/send-mail.server";
import { to } from "../portal-paths";
import { gone, invalid, notFound } from "../problems";
import type { RequestContext } from "../request-context.server";
import type { PersonContext, User } from "../tenant/context";
import { hashOfCode, newRecoveryCodes } from "./recovery-codes.server";
import { hasSecretKey, seal, unseal } from "./secret-box.server";
import { takeCode } from "./take-code.server";
import { keyAddress, newSecret, stepOf } from "./totp.server";

/** How long a secret waits for its first code. */
const SET_UP_LIFE = 30 * MINUTE;

/** What a person has of a second factor. */
export type SecondFactor = {
	/** Since when signing in takes a code; null where it does not. */
	since: number | null;
	/** Recovery codes that are left. */
	codesLeft: number;
};

export async function readSecondFactor({
	context,
	user,
}: Pick<PersonContext, "context" | "user">): Promise<SecondFactor> {
	const row = await context.d1
		.prepare(
			`select second_factor_at as since, (select count(*) from recovery_codes where user_id = ?1 and used_at is null) as codesLeft
			from users where id = ?1`,
		)
		.bind(user.id)
		.first<SecondFactor>();
	return row ?? { since: null, codesLeft: 0 };
}

/** Makes a secret for somebody's app. It waits for its first code, and opens in the session alone that asked for it. */
export async function startSetUp({ context, user }: PersonContext, proven: D1PreparedStatement[]): Promise<void> {
	if (!hasSecretKey(context.env)) throw notFound();
	const secret = await seal(context.env, ownerOfWaiting(user), newSecret());
	const storing = context.d1
		.prepare(
			`insert into authenticators (user_id, secret, last_step, confirmed_at, created_at) values (?1, ?2, 0, null, ?3)
			on conflict (user_id) do update set secret = ?2, created_at = ?3 where confirmed_at is null`,
		)
		.bind(user.id, secret, context.now.getTime());
	await persist(() => context.d1.batch([storing, ...proven]));
}

/** The secret that waits for its first code, and the address for the QR code; null where none waits. */
export async function readWaiting({
	context,
	user,
}: PersonContext): Promise<{ secret: Uint8Array<ArrayBuffer>; address: string } | null> {
	const row = await context.d1
		.prepare("select secret from authenticators where user_id = ?1 and confirmed_at is null and created_at > ?2")
		.bind(user.id, context.now.getTime() - SET_UP_LIFE)
		.first<{ secret: string }>();
	const secret = row && (await unseal(context.env, ownerOfWaiting(user), row.secret));
	return secret ? { secret, address: keyAddress(brand.product, user.email, secret) } : null;
}

/** Turns the second factor on by the first code of the app: every other session ends. Gives the recovery codes, told this once. */
export async function confirmSetUp(person: PersonContext, code: string): Promise<string[]> {
	const { context, user } = person;
	const waiting = await readWaiting(person);
	if (!waiting) throw gone("secondFactor:over");
	const step = await stepOf(code.replace(/\s/g, ""), waiting.secret, context.now);
	if (step === undefined) throw invalid({ code: "account:code.wrong" });
	const now = context.now.getTime();
	const codes = newRecoveryCodes();
	const statements = [
		context.d1
			.prepare("update authenticators set secret = ?2, last_step = ?3, confirmed_at = ?4 where user_id = ?1")
			.bind(user.id, await seal(context.env, user.id, waiting.secret), step, now),
		context.d1.prepare("update users set second_factor_at = ?2, updated_at = ?2 where id = ?1").bind(user.id, now),
		...(await replacingCodes(context, user.id, codes)),
		context.d1.prepare("delete from sessions where user_id = ?1 and id <> ?2").bind(user.id, user.sessionId),
		notingEvent(context, { userId: user.id, action: "changed", fields: ["secondFactor"] }),
	];
	await persist(() => context.d1.batch(statements));
	await tell(person, "secondFactorOn");
	return codes;
}

/** Forgets the app and the codes: from now on the password alone signs in. `proven` goes along in the batch. */
export async function turnOff(person: PersonContext, proven: D1PreparedStatement[]): Promise<void> {
	const { context, user } = person;
	const noting = notingEvent(context, { userId: user.id, action: "changed", fields: ["secondFactor"] });
	await persist(() => context.d1.batch([...forgetting(context, user.id), noting, ...proven]));
	await tell(person, "secondFactorOff");
}

/** Ten new recovery codes; those before them stop working. */
export async function renewCodes({ context, user }: PersonContext, proven: D1PreparedStatement[]): Promise<string[]> {
	const codes = newRecoveryCodes();
	const noting = notingEvent(context, { userId: user.id, action: "changed", fields: ["recoveryCodes"] });
	const statements = [...(await replacingCodes(context, user.id, codes)), noting, ...proven];
	await persist(() => context.d1.batch(statements));
	return codes;
}

/** Whether the person has given a code of theirs; throws `invalid` where it is wrong. */
export async function proveCode(
	{ context, user, request }: PersonContext,
	code: string,
): Promise<D1PreparedStatement[]> {
	const taken = await takeCode(context, request, user, code);
	if (!taken) throw invalid({ code: "account:code.wrong" });
	return taken;
}

/** The statements that take somebody's second factor away. */
export const forgetting = (context: RequestContext, userId: string): D1PreparedStatement[] =>
	[
		"delete from authenticators where user_id = ?1",
		"delete from recovery_codes where user_id = ?1",
		"update users set second_factor_at = null where id = ?1",
	].map((sql) => context.d1.prepare(sql).bind(userId));

async function replacingCodes(
	context: RequestContext,
	userId: string,
	codes: string[],
): Promise<D1PreparedStatement[]> {
	const hashes = await Promise.all(codes.map((code) => hashOfCode(userId, code)));
	return [
		context.d1.prepare("delete from recovery_codes where user_id = ?1").bind(userId),
		context.d1
			.prepare("insert into recovery_codes (user_id, code_hash) select ?1, value from json_each(?2)")
			.bind(userId, JSON.stringify(hashes)),
	];
}

/** Tells the person by mail, so that a stranger's doing does not stay unseen. */
async function tell({ context, user, request }: PersonContext, template: "secondFactorOn" | "secondFactorOff") {
	const language = isLanguage(user.language) ? user.language : chooseLanguage(request, null);
	const params = { name: user.firstName, link: `${context.origin}${to.profile()}` };
	await sendMail(context, { to: user.email, language, template, params });
}

const ownerOfWaiting = ({ id, sessionId }: User) => `${id}:${sessionId}`;
