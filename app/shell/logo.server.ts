import { type LoaderFunctionArgs, redirect } from "@remix-run/cloudflare";
import { brand } from "../brand";
import { publicPage } from "../platform/guard.server";
import { mediaOf } from "../platform/media.server";
import { findTenant } from "../platform/tenant/enter.server";

/** A new logo is seen after five minutes at the latest; until then browsers and caches keep the one they have. */
const CACHED = { "Cache-Control": "public, max-age=300" };

/**
 * A tenant's logo, with `?dark` that on dark ground where it has one, for everybody; the product's where there is none, also for a guid that is no tenant's. What was
 * uploaded is sent so that a browser runs nothing in it, even opened by itself.
 */
export const logoLoader = publicPage(async ({ request, params, context }: LoaderFunctionArgs) => {
	const tenant = await findTenant(context, { guid: params.guid });
	const isDark = new URL(request.url).searchParams.has("dark");
	const key = (isDark && tenant?.logoDarkKey) || tenant?.logoKey;
	const file = key && tenant ? await mediaOf(context, tenant.id).read(key, request.headers) : null;
	if (!file) throw redirect(brand.logo, { headers: CACHED });
	const headers = {
		...CACHED,
		ETag: file.httpEtag,
		"Content-Type": file.httpMetadata?.contentType ?? "application/octet-stream",
		"Content-Security-Policy": "default-src 'none'; style-src 'unsafe-inline'; sandbox",
		"X-Content-Type-Options": "nosniff",
	};
	const body = "body" in file ? (file.body as BodyInit) : null;
	return new Response(body, { status: body ? 200 : 304, headers });
});
