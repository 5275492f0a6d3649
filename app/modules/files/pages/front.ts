import { redirect } from "@remix-run/cloudflare";
import { isAuditor } from "#app/media/library/auditor";
import { Nothing } from "#app/platform/guard.server";
import { page } from "../guard.server";
import { paths } from "../paths";

/** The module opens with one's own files; for who has none with who can open what. */
export const loader = page("front", Nothing, (visit) => {
	const at = paths(visit.tenant.guid);
	return redirect(isAuditor(visit) ? at.access() : at.yours());
});
