import { type LoaderFunctionArgs, redirect } from "@remix-run/cloudflare";
import { isFromElsewhere } from "../../platform/cross-site.server";
import { publicPage } from "../../platform/guard.server";
import { notFound, secondFactorMissing } from "../../platform/problems";
import { preferenceCookie } from "../../platform/session.server";
import { CURRENT_TENANT_COOKIE, findTenant } from "../../platform/tenant/enter.server";
import { readVisitor } from "../../platform/tenant/visitor.server";
import { keepContentOnly, to } from "../../platform/to";

/**
 * A tenant's bare address makes it the current one of those who belong to it, and leads home; for others it is not there. A
 * link of another site leads home and changes nothing.
 */
export const loader = publicPage(async ({ request, params: { guid = "" }, context: bag }: LoaderFunctionArgs) => {
	const { user, memberships, closed } = await readVisitor(request, bag, { kind: "all" });
	const own = memberships.find(({ tenant }) => tenant.guid === guid.toLowerCase())?.tenant;
	if (closed.some(({ tenant }) => tenant.guid === guid.toLowerCase())) throw secondFactorMissing();
	const tenant = own ?? (user?.isSuperadmin ? await findTenant(bag, { guid }) : undefined);
	if (!tenant) throw notFound();
	const home = keepContentOnly(to.home(), new URL(request.url).search);
	if (isFromElsewhere(request)) return redirect(home);
	return redirect(home, { headers: { "Set-Cookie": preferenceCookie(CURRENT_TENANT_COOKIE, tenant.guid) } });
});

/** Never drawn; without it the route would count as a call, and its problem would not be shown as a page. */
export default function TenantHome() {
	return null;
}
