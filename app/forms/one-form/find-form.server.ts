import { type LoaderFunctionArgs, redirect } from "@remix-run/cloudflare";
import { replyAddress } from "#app/forms/area";
import { notFound, notLoggedIn } from "#app/platform/problems";
import { enterOpenModule } from "#app/platform/tenant/open-place.server";
import { readVisitor } from "#app/platform/tenant/visitor.server";
import { area } from "../area";
import { readingIntakeForm } from "./intake-form.server";

/** Leads from the address that an organisation gives out to its form. Throws `notFound` before the form is out. */
export async function findForm({ request, params, context: bag }: LoaderFunctionArgs): Promise<never> {
	for (const guid of params.guid === undefined ? await ownTenants(request, bag) : [params.guid]) {
		const ctx = await enterOpenModule(bag, area.moduleKey, guid);
		const [found] = ctx ? (await ctx.rows.read({ found: readingIntakeForm(ctx) })).found : [];
		if (found) throw redirect(replyAddress(area, guid, found.form.guid) + new URL(request.url).search);
	}
	throw notFound();
}

/** An address without an organisation means one's own. */
async function ownTenants(request: Request, bag: LoaderFunctionArgs["context"]): Promise<string[]> {
	const { user, memberships } = await readVisitor(request, bag, { kind: "all" });
	if (!user) throw notLoggedIn();
	return memberships.map(({ tenant }) => tenant.guid);
}
