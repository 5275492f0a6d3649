import { redirect } from "@remix-run/cloudflare";
import { Nothing } from "#app/platform/guard.server";
import { to } from "#app/platform/to";
import { page } from "../guard.server";

/** The module opens with its members. */
export const loader = page("front", Nothing, (visit) => redirect(to.users(visit.tenant.guid)));
