import { redirect } from "@remix-run/cloudflare";
import { startAddress } from "#app/lists/views.server";
import { Nothing } from "#app/platform/guard.server";
import { to } from "#app/platform/portal-paths";
import { page } from "../guard.server";
import { memberList } from "../members.list";

/** The module opens with its members, in the view that their role begins with. */
export const loader = page("front", Nothing, async (visit) =>
	redirect(await startAddress(visit, memberList, to.users(visit.tenant.guid))),
);
