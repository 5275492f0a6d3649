import { type LoaderFunctionArgs, redirect } from "@remix-run/cloudflare";
import { eq } from "drizzle-orm";
import { notFound } from "#app/platform/problems";
import { enterPublicTarget } from "#app/platform/tenant/public-target.server";
import { hashToken } from "#app/platform/token.server";
import { testAttempts, testLinks } from "#db/schema/norwegian-learning";
import { manifest } from "../manifest";
import { paths } from "../paths";
import { secretCookie } from "./cookie.server";

/** Gives the browser the secret that a letter has brought, and goes on to the attempt. Throws `notFound` for one that opens nothing. */
export async function comeBack({ request, params, context }: LoaderFunctionArgs) {
	const { guid: tenantGuid, test_guid: linkGuid = "", secret = "" } = params;
	const ctx = await enterPublicTarget(context, {
		table: testLinks,
		moduleKey: manifest.key,
		guid: linkGuid,
		tenantGuid,
	});
	if (!ctx) throw notFound();
	const guid = linkGuid.toLowerCase();
	const { attempts, links } = await ctx.rows.read({
		attempts: ctx.rows.counting(testAttempts, eq(testAttempts.secretHash, await hashToken(secret)), 1),
		links: ctx.rows.counting(testLinks, eq(testLinks.guid, guid), 1),
	});
	if (attempts === 0 || links === 0) throw notFound();
	const to = paths(ctx.tenant.guid).take(guid) + new URL(request.url).search;
	throw redirect(to, { headers: { "Set-Cookie": secretCookie(context, ctx.tenant.guid, guid, secret) } });
}
