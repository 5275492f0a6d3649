import { redirect } from "@remix-run/cloudflare";
import { Nothing } from "#app/platform/guard.server";
import { LEVEL_CLIENTS } from "#app/platform/tenant/access";
import { page } from "../guard.server";
import { paths } from "../paths";

/** The module opens with what needs one: an advisor's clients, or one's own forms. */
export const loader = page("front", Nothing, ({ tenant, access }) => {
	const place = paths(tenant.guid);
	return redirect(access.level >= LEVEL_CLIENTS ? place.users : place.userForms());
});
