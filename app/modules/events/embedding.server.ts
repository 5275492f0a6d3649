import type * as z from "zod";
import { done } from "#app/platform/guard.server";
import { notAllowed } from "#app/platform/problems";
import { LEVEL_ALL } from "#app/platform/tenant/access";
import type { TenantContext, Visit } from "#app/platform/tenant/context";
import { eventSettings } from "#db/schema/events";
import type { EmbeddingInput } from "./events.schema";
import { open } from "./paths";

/** The hosts of the sites that may show an organisation's events. */
export const readingSites = ({ rows, tenant }: Pick<TenantContext, "rows" | "tenant">) => {
	const { query, shape } = rows.finding(eventSettings, tenant.id);
	return { query, shape: (found: Parameters<typeof shape>[0]) => shape(found)?.embeddedBy ?? [] };
};

/** On which sites the organisation's events may stand; throws `notAllowed` for those who hold only their own events. */
export async function showEmbedding(visit: Visit) {
	assertSets(visit);
	const { sites } = await visit.rows.read({ sites: readingSites(visit) });
	return { sites, tenant: visit.tenant.guid, list: visit.origin + open.list(visit.tenant.guid) };
}

export async function saveEmbedding(visit: Visit, { sites: embeddedBy }: z.output<typeof EmbeddingInput>) {
	assertSets(visit);
	await visit.rows.keep(eventSettings, { id: visit.tenant.id, embeddedBy });
	return done({ snackbar: { key: "events:told.saved" } });
}

function assertSets({ access }: Visit): void {
	if (access.level < LEVEL_ALL) throw notAllowed();
}
