import { data, type LoaderFunctionArgs } from "@remix-run/cloudflare";
import { accentCss, accentShades, pair } from "../platform/accent";
import { publicPage } from "../platform/guard.server";
import { PRIVATE } from "../platform/http.server";
import { chooseLanguage, translator } from "../platform/i18n.server";
import { MINUTE } from "../platform/limits";
import { photoMark } from "../platform/media.server";
import { to } from "../platform/portal-paths";
import type { RequestContext } from "../platform/request-context.server";
import { preferenceCookie, readCookie, sessionEnd } from "../platform/session.server";
import type { Tenant, User } from "../platform/tenant/context";
import { CURRENT_TENANT_COOKIE, findTenant } from "../platform/tenant/enter.server";
import { readPrincipal } from "../platform/tenant/principal.server";
import { tenantBrand } from "../platform/tenant/tenant-brand";
import { inLanguage } from "../platform/tenant/titles";
import { manifests } from "../registry/modules";
import { announcedTo } from "./announcements.server";
import { creationsFor } from "./creations.server";
import { buildMenu } from "./menu";
import { keptPanel, PANELS_COOKIE } from "./menu-panels";
import { inboxTag } from "./notifications.server";

/**
 * What the bar and the menu show. It protects nothing: every page guards itself. A tenant that is not the visitor's own
 * leaves no trace in it, so that the page of a foreign tenant looks like the page of none.
 */
export const frameLoader = publicPage(async ({ request, params, context }: LoaderFunctionArgs) => {
	const principal = await readPrincipal(request, context, { kind: "all" });
	const { user, memberships, closed } = principal;
	if (!user) return data(null, { headers: PRIVATE });
	const language = chooseLanguage(request, user.language);
	const t = await translator(language);
	const source = { ...inLanguage(principal, language), isSuperadmin: user.isSuperadmin, now: context.now };
	const menu = buildMenu(source, manifests, (key, fallback) =>
		t(key, fallback === undefined ? {} : { defaultValue: fallback }),
	);
	const own = memberships.map((membership) => membership.tenant);
	const stored = readCookie(request, CURRENT_TENANT_COOKIE);
	const onPage = params.guid === undefined ? undefined : await tenantOnPage(context, params.guid, own, user);
	const only = own.length === 1 ? own[0] : undefined;
	const current = onPage ?? own.find((tenant) => tenant.guid === stored) ?? only ?? null;
	const shades = accentShades(current?.accent ?? null);
	const panels = readCookie(request, PANELS_COOKIE);
	const frame = {
		user: {
			...{ name: `${user.firstName} ${user.lastName}`.trim(), email: user.email, isSuperadmin: user.isSuperadmin },
			photo: to.photo({ id: user.id, photo: photoMark(user.photoKey) }),
		},
		// In whole minutes, so that two answers of one moment are alike; the exact end is asked for before it is warned of.
		session: {
			id: user.sessionId,
			endsIn: wholeMinutes(sessionEnd(user, context.now.getTime()) - context.now.getTime()),
		},
		/** Who keeps something on this device, and whether the tenant lets them. */
		device: { person: user.id, tenant: current?.guid ?? "", keeps: current?.keepsOnDevices ?? false },
		menu: {
			...menu,
			tenants: menu.tenants.map((tenant) => ({
				...tenant,
				accent: shadeOf(tenant.accent),
				open: keptPanel(panels, tenant.guid),
			})),
		},
		// Where a second factor is missing, the way in leads to setting it up.
		tenants: [...own, ...closed.map(({ tenant }) => tenant)].map(choice),
		tenant: current && choice(current),
		accent: shades && accentCss(shades),
		creations: creationsFor(principal, context.now, t),
		announcements: announcedTo(request, principal.announcements, language),
		unseen: principal.unseen,
		inboxTag: inboxTag({ user, language }),
	};
	const keeps = onPage !== undefined && onPage.guid !== stored;
	return data(frame, {
		headers: { ...PRIVATE, ...(keeps && { "Set-Cookie": preferenceCookie(CURRENT_TENANT_COOKIE, onPage.guid) }) },
	});
});

export type FrameData = NonNullable<Awaited<ReturnType<typeof frameLoader>>["data"]>;

/** The tenant in the path, where the visitor may know of it. */
async function tenantOnPage(
	context: RequestContext,
	guid: string,
	own: Tenant[],
	user: User,
): Promise<Tenant | undefined> {
	return (
		own.find((tenant) => tenant.guid === guid.toLowerCase()) ??
		(user.isSuperadmin ? findTenant(context, { guid }) : undefined)
	);
}

function choice(tenant: Tenant) {
	const { name, logo, logoDark } = tenantBrand(tenant);
	return { guid: tenant.guid, name, logo, logoDark, to: to.tenant(tenant.guid) };
}

function shadeOf(accent: string | null | undefined): string | null {
	const shades = accentShades(accent ?? null);
	return shades && pair(shades.accent);
}

const wholeMinutes = (duration: number) => Math.floor(duration / MINUTE) * MINUTE;
