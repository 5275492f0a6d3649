import { redirect } from "@remix-run/cloudflare";
import { Nothing } from "#app/platform/guard.server";
import { page } from "../guard.server";
import { places } from "../places";

/** The module opens with its statistics. */
export const loader = page("front", Nothing, (visit) => redirect(places(visit.tenant.guid).statistics));
