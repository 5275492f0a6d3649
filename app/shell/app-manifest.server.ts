import type { LoaderFunctionArgs } from "@remix-run/cloudflare";
import { brand } from "../brand";
import { publicPage } from "../platform/guard.server";
import { chooseLanguage } from "../platform/i18n.server";
import { to } from "../platform/portal-paths";
import { findTenant } from "../platform/tenant/enter.server";

/** A tenant's new name is seen after an hour at the latest. */
const CACHED = { "Cache-Control": "public, max-age=3600" };

/** What a phone calls the app, where there is little room. */
const SHORT = 24;

const icon = (size: number, purpose: string, name = `icon-${size}`) => ({
	...{ src: `/icons/${name}.png`, sizes: `${size}x${size}`, type: "image/png", purpose },
});

/**
 * By which the portal is installed as an app: under the tenant's name, with the product's icons, as a logo seldom is a square. The
 * guid of no tenant gives the product's name.
 */
export const appManifestLoader = publicPage(async ({ request, params, context }: LoaderFunctionArgs) => {
	const tenant = params.guid === undefined ? undefined : await findTenant(context, { guid: params.guid });
	const name = tenant ? `${tenant.name} – ${brand.product}` : brand.product;
	const manifest = {
		...{ id: tenant ? `/${tenant.guid}` : "/", name, lang: chooseLanguage(request, null) },
		short_name: tenant && tenant.name.length <= SHORT ? tenant.name : brand.product,
		...{ start_url: tenant ? to.tenant(tenant.guid) : to.home(), scope: "/", display: "standalone" },
		...{ background_color: "#ffffff", theme_color: "#02696a" },
		icons: [icon(192, "any"), icon(512, "any"), icon(512, "maskable", "maskable-512")],
	};
	return new Response(JSON.stringify(manifest), {
		headers: { ...CACHED, "Content-Type": "application/manifest+json" },
	});
});
