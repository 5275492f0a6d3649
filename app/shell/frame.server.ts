import type { LoaderFunctionArgs } from "@remix-run/cloudflare";
import { publicPage } from "../platform/guard.server";
import { readVisitor } from "../platform/tenant/visitor.server";

/** What the bar and the menu show. It protects nothing: every page guards itself. */
export const frameLoader = publicPage(async ({ request, context: bag }: LoaderFunctionArgs) => {
	const { user, memberships, entries, components } = await readVisitor(request, bag, { kind: "all" });
	return {
		email: user?.email ?? null,
		tenants: memberships.length,
		entries: entries.length,
		components: components.length,
	};
});
