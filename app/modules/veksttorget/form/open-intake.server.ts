import type { LoaderFunctionArgs } from "@remix-run/cloudflare";
import { type OpenPlace, openPlace } from "#app/forms/answering/open-place.server";
import { notFound, notLoggedIn } from "#app/platform/problems";
import { enterOpenModule } from "#app/platform/tenant/open-place.server";
import { readVisitor } from "#app/platform/tenant/visitor.server";
import { area } from "../area";
import { followingOf } from "../intakes/following.server";
import { intakeForm } from "./intake-form.server";

type Args = Pick<LoaderFunctionArgs, "request" | "params" | "context">;

/** The public form of the organisation that the address names; what is sent by it becomes an intake. */
export const openIntake: OpenPlace = async (args, _, versionId) => {
	const formGuid = args.params.form_guid ?? (await formOf(args));
	const opened = await openPlace({ ...args, params: { ...args.params, form_guid: formGuid } }, area, versionId);
	return { ...opened, following: followingOf(opened, sourceIn(args.request)) };
};

async function formOf({ request, params, context: bag }: Args): Promise<string> {
	for (const guid of params.guid === undefined ? await ownTenants({ request, context: bag }) : [params.guid]) {
		const ctx = await enterOpenModule(bag, area.moduleKey, guid);
		if (ctx) return (await intakeForm(ctx)).form.guid;
	}
	throw notFound();
}

/** An address without an organisation means one's own. */
async function ownTenants({ request, context: bag }: Omit<Args, "params">): Promise<string[]> {
	const { user, memberships } = await readVisitor(request, bag, { kind: "all" });
	if (!user) throw notLoggedIn();
	return memberships.map(({ tenant }) => tenant.guid);
}

/** Where somebody came from, as the link says that they followed: `?source=newsletter`. */
function sourceIn({ url }: Request): string | null {
	const source = new URL(url).searchParams.get("source") ?? "";
	return /^[\w-]{1,40}$/.test(source) ? source.toLowerCase() : null;
}
