import { safePath } from "#app/platform/http.server";
import { to } from "#app/platform/portal-paths";
import { notFound } from "#app/platform/problems";
import { qrOf } from "#app/platform/qr.server";
import { readSecondFactor, readWaiting } from "#app/platform/second-factor/second-factor.server";
import { hasSecretKey } from "#app/platform/second-factor/secret-box.server";
import { typedSecret } from "#app/platform/second-factor/totp.server";
import type { PersonContext } from "#app/platform/tenant/context";

/** What the page of the second factor shows: how it stands, what is to be scanned, and who requires it. */
export async function showSecondFactor(person: PersonContext, { from }: { from?: string | undefined }) {
	const { context, user, closed } = person;
	const hasKey = hasSecretKey(context.env);
	const [own, waiting] = await Promise.all([readSecondFactor(person), hasKey ? readWaiting(person) : null]);
	if (own.since === null && !hasKey) throw notFound();
	return {
		...own,
		email: user.email,
		scan: waiting && { qr: qrOf(waiting.address), secret: typedSecret(waiting.secret), address: waiting.address },
		next: safePath(from, to.profile()),
		requiredBy: closed.map(({ tenant }) => tenant.name),
		isRequiredOfSuperadmins: user.lacksSecondFactor,
	};
}
