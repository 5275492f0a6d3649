import { redirect } from "@remix-run/cloudflare";
import { Nothing } from "#app/platform/guard.server";
import { page } from "../guard.server";
import { paths } from "../paths";

/** The module opens with its list. */
export const loader = page("front", Nothing, (visit) => redirect(paths(visit.tenant.guid).list));
