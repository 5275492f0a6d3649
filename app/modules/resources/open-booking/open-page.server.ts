import type * as z from "zod";
import { done } from "#app/platform/guard.server";
import { newGuid } from "#app/platform/ids";
import { notFound } from "#app/platform/problems";
import type { Visit } from "#app/platform/tenant/context";
import { newToken } from "#app/platform/token.server";
import { resourceOpenPages, resources } from "#db/schema/resources";
import { open } from "../paths";
import type { ResourceRef } from "../resources.schema";
import { findResource } from "../resources.server";
import type { OpenPageInput } from "./open-booking.schema";

/** What those who manage a resource say of its page for people without an account; `address` is null where it has none yet. */
export async function showOpenPage(visit: Visit, { resource: id }: z.output<typeof ResourceRef>) {
	const { found, page } = await visit.rows.read({
		found: visit.rows.finding(resources, id),
		page: visit.rows.finding(resourceOpenPages, id),
	});
	if (!found || found.status === "retired") throw notFound();
	const { isOpen = false, price = "", terms = "", needsApproval = true, embeddedBy = [] } = page ?? {};
	return {
		...{ id, title: found.name, tenant: visit.tenant.guid, isOpen, price, terms, needsApproval, sites: embeddedBy },
		address: page ? visit.origin + open.page(page.guid) : null,
	};
}

/** Opens the page, closes it, or changes what it says. Whoever has booked by it keeps their booking and its link. */
export async function saveOpenPage(
	visit: Visit,
	{ resource: id, sites: embeddedBy, ...fields }: z.output<typeof OpenPageInput>,
) {
	await findResource(visit, id);
	const changed = await visit.rows.change(resourceOpenPages, id, { ...fields, embeddedBy });
	if (!changed)
		await visit.rows.add(resourceOpenPages, { id, guid: newGuid(), linkKey: newToken(), ...fields, embeddedBy });
	return done({ snackbar: { key: fields.isOpen ? "resourceGuest:told.opened" : "resourceGuest:told.closed" } });
}
