import { persist } from "#app/platform/database.server";
import { verifyPassword } from "#app/platform/password.server";
import { invalid } from "#app/platform/problems";
import { readCookie } from "#app/platform/session.server";
import type { PersonContext } from "#app/platform/tenant/context";
import { assertCounted, countingTry, takingBack, throttleFor } from "#app/platform/throttle.server";
import { hashToken } from "#app/platform/token.server";
import { DEVICE_COOKIE } from "./sign-in.server";

/**
 * Has the person prove by their password that it is them; throws where it is wrong, or too many tries were. They count
 * as at the login, so that nobody guesses at a machine that was left open. What it gives takes the count back, for the
 * batch of what was proven for.
 */
export async function provePassword(
	{ context, user, request }: PersonContext,
	password: string,
): Promise<D1PreparedStatement[]> {
	const device = readCookie(request, DEVICE_COOKIE) ?? "";
	const throttle = await throttleFor(user.email, request, await hashToken(device), "password");
	const [counted, , , found] = await persist(() =>
		context.d1.batch<{ passwordHash: string | null }>([
			...countingTry(context, throttle),
			context.d1.prepare("select password_hash as passwordHash from users where id = ?1").bind(user.id),
		]),
	);
	const key = assertCounted(context, counted?.results);
	if (!(await verifyPassword(password, found?.results[0]?.passwordHash ?? null)))
		throw invalid({ currentPassword: "passwordWrong" });
	return takingBack(context, throttle, key);
}
