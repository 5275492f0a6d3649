import { DAY } from "#app/platform/limits";
import { to } from "#app/platform/portal-paths";
import type { Tools } from "#app/platform/request-context.server";
import { readCookie } from "#app/platform/session.server";

/** How long a browser keeps the way back to an attempt and its result. */
const KEPT = 90 * DAY;

const cookieOf = (linkGuid: string) => `norwegian_test_${linkGuid.replaceAll("-", "").slice(0, 16)}`;

/** The secret by which this browser comes back to what it has begun by a link. */
export const secretOf = (request: Request, linkGuid: string): string | null => readCookie(request, cookieOf(linkGuid));

/** The cookie that keeps it. A browser sends it to the tests of this organisation alone. */
export function secretCookie({ env }: Tools, tenantGuid: string, linkGuid: string, secret: string): string {
	const path = to.inTenant(tenantGuid, "norwegian_learning/norwegian_learning_test");
	const secure = env.ENVIRONMENT === "local" ? "" : "; Secure";
	return `${cookieOf(linkGuid)}=${secret}; Path=${path}; HttpOnly; SameSite=Lax; Max-Age=${KEPT / 1000}${secure}`;
}
