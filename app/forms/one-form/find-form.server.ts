import { type LoaderFunctionArgs, redirect } from "@remix-run/cloudflare";
import { notFound, notLoggedIn } from "#app/platform/problems";
import { readPrincipal } from "#app/platform/tenant/principal.server";
import { enterOpenModule } from "#app/platform/tenant/public-target.server";
import { type Area, replyAddress } from "../area";
import { readingOneForm } from "./one-form.server";

/** Leads from the address that an organisation gives out to its form. Throws `notFound` before the form is out. */
export const findForm =
	(area: Area) =>
	async ({ request, params, context }: LoaderFunctionArgs): Promise<never> => {
		for (const guid of params.guid === undefined ? await tenantsOf(request, context) : [params.guid]) {
			const ctx = await enterOpenModule(context, area.moduleKey, guid);
			const [found] = ctx ? (await ctx.rows.read({ found: readingOneForm(ctx, { area }) })).found : [];
			if (found) throw redirect(replyAddress(area, guid, found.form.guid) + new URL(request.url).search);
		}
		throw notFound();
	};

/** An address without an organisation means one's own. */
export async function tenantsOf(request: Request, context: LoaderFunctionArgs["context"]): Promise<string[]> {
	const { user, memberships } = await readPrincipal(request, context, { kind: "all" });
	if (!user) throw notLoggedIn();
	return memberships.map(({ tenant }) => tenant.guid);
}
