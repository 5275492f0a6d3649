import { noteFailure } from "../account-events.server";
import { persist } from "../database.server";
import type { RequestContext } from "../request-context.server";
import { assertCounted, countingTry, takingBack, throttleFor } from "../throttle.server";
import { hashOfCode, plainCode } from "./recovery-codes.server";
import { unseal } from "./secret-box.server";
import { stepOf } from "./totp.server";

type Owner = { id: string; email: string };

/**
 * Takes a code of somebody's authenticator app, or one of their recovery codes, which serves no second time. Tries are
 * counted as those with a password are; throws `tooMany` during a wait. It gives what takes the count back, for the batch
 * of what the code is for; undefined for a wrong, an old and a used code alike.
 */
export async function takeCode(
	context: RequestContext,
	request: Request,
	owner: Owner,
	code: string,
	deviceHash = "",
): Promise<D1PreparedStatement[] | undefined> {
	const throttle = await throttleFor(owner.email, request, deviceHash, "secondFactor");
	const [counted, , , found] = await persist(() =>
		context.d1.batch<{ secret: string; lastStep: number }>([
			...countingTry(context, throttle),
			context.d1
				.prepare(
					"select secret, last_step as lastStep from authenticators where user_id = ?1 and confirmed_at is not null",
				)
				.bind(owner.id),
		]),
	);
	const key = assertCounted(context, counted?.results);
	const plain = plainCode(code);
	const app = found?.results[0];
	const isTaken = /^\d{6}$/.test(plain)
		? app !== undefined && (await takeStep(context, owner.id, app, plain))
		: await takeRecoveryCode(context, owner.id, plain);
	if (isTaken) return takingBack(context, throttle, key);
	noteFailure(context, request, owner.id, ["secondFactor"]);
	return undefined;
}

async function takeStep(
	context: RequestContext,
	userId: string,
	app: { secret: string; lastStep: number },
	code: string,
) {
	const secret = await unseal(context.env, userId, app.secret);
	const step = secret && (await stepOf(code, secret, context.now, app.lastStep));
	if (!step) return false;
	// Of two who send the same code at once one finds the step taken.
	const { meta } = await context.d1
		.prepare("update authenticators set last_step = ?2 where user_id = ?1 and last_step < ?2")
		.bind(userId, step)
		.run();
	return meta.changes > 0;
}

async function takeRecoveryCode(context: RequestContext, userId: string, code: string) {
	const { meta } = await context.d1
		.prepare("update recovery_codes set used_at = ?3 where user_id = ?1 and code_hash = ?2 and used_at is null")
		.bind(userId, await hashOfCode(userId, code), context.now.getTime())
		.run();
	return meta.changes > 0;
}
