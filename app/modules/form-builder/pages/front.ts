import { redirect } from "@remix-run/cloudflare";
import { Nothing } from "#app/platform/guard.server";
import { to } from "#app/platform/to";
import { page } from "../guard.server";
import { manifest } from "../manifest";

/** The module opens with its forms. */
export const loader = page("front", Nothing, (visit) =>
	redirect(to.inTenant(visit.tenant.guid, manifest.components.front.path)),
);
