import { type LoaderFunctionArgs, redirect } from "@remix-run/cloudflare";
import { isFromElsewhere } from "../../platform/cross-site.server";
import { publicPage } from "../../platform/guard.server";
import { keepContentOnly, to } from "../../platform/portal-paths";
import { notFound, secondFactorMissing } from "../../platform/problems";
import { preferenceCookie } from "../../platform/session.server";
import { CURRENT_TENANT_COOKIE, findTenant } from "../../platform/tenant/enter.server";
import { type Principal, readPrincipal } from "../../platform/tenant/principal.server";
import { manifests } from "../../registry/modules";
import { buildMenu } from "../menu";

/**
 * A tenant's bare address makes it the current one of those who belong to it, and leads home, or into the module that it
 * names; for others it is not there. A link of another site changes nothing.
 */
export const loader = publicPage(async ({ request, params: { guid = "" }, context }: LoaderFunctionArgs) => {
	const principal = await readPrincipal(request, context, { kind: "all" });
	const { user, memberships, closed } = principal;
	const own = memberships.find(({ tenant }) => tenant.guid === guid.toLowerCase())?.tenant;
	if (closed.some(({ tenant }) => tenant.guid === guid.toLowerCase())) throw secondFactorMissing();
	const tenant = own ?? (user?.isSuperadmin ? await findTenant(context, { guid }) : undefined);
	if (!tenant) throw notFound();
	const { search, searchParams } = new URL(request.url);
	const place = keepContentOnly(
		frontOf({ ...principal, now: context.now }, tenant.guid, searchParams.get("module_id")) ?? to.home(),
		search,
	);
	if (isFromElsewhere(request)) return redirect(place);
	return redirect(place, { headers: { "Set-Cookie": preferenceCookie(CURRENT_TENANT_COOKIE, tenant.guid) } });
});

/** Where the menu opens a module of a tenant. */
function frontOf(
	{ entries, components, memberships, now }: Principal & { now: Date },
	guid: string,
	moduleId: string | null,
) {
	const source = { isSuperadmin: false, memberships, entries, components, now };
	const { tenants } = buildMenu(source, manifests, (key) => key);
	return tenants
		.find((tenant) => tenant.guid === guid)
		?.items.find(({ key, outside }) => key === `${guid}/${moduleId}` && !outside)?.to;
}

/** Never drawn; without it the route would count as a call, and its problem would not be shown as a page. */
export default function TenantHome() {
	return null;
}
