import { asc, eq, sql } from "drizzle-orm";
import { pageOf } from "#app/platform/paging.server";
import { notFound } from "#app/platform/problems";
import type { PortalContext } from "#app/platform/tenant/context";
import { modules, tenants } from "#db/schema/portal";
import { type AuditRow, readingAudit, shapeAudit } from "./audit.server";
import { type NamedEntry, readingEntries } from "./entries.server";
import { type Member, readingMembers, shapeMembers } from "./members.server";
import { type EntryState, entryState } from "./module-entries";
import type { TenantRecord } from "./tenant-context.server";
import type { TenantsPage } from "./tenants.schema";

const MEMBERS = 25;
const CHANGES = 3;
const LOG = 25;

export type PanelEntry = Pick<NamedEntry, "id" | "key" | "label" | "translationKey" | "updatedAt"> & {
	state: EntryState;
	isOn: boolean;
};
export type Panel = {
	tenant: Pick<
		TenantRecord,
		| "id"
		| "guid"
		| "name"
		| "slug"
		| "orgNumber"
		| "accent"
		| "language"
		| "timeZone"
		| "status"
		| "createdAt"
		| "updatedAt"
	> & { hasLogo: boolean };
	tab: TenantsPage["tab"];
	entries: PanelEntry[];
	/** Modules of the catalogue that the tenant has not. */
	notGiven: { id: string; label: string; translationKey: string }[];
	members: Member[];
	hasMoreMembers: boolean;
	log: AuditRow[];
	nextLog: string | null;
};

/** What the panel of one tenant shows on one of its tabs. */
export async function readPanel(ctx: PortalContext, guid: string, { tab, log }: TenantsPage): Promise<Panel> {
	const { across } = ctx;
	// All in one round trip: the tenant's id is looked up where it is needed.
	const id = sql`(select id from ${tenants} where guid = ${guid})`;
	const logged = tab === "log" ? LOG : CHANGES;
	const found = await across.read({
		tenant: across.listing(tenants, { where: eq(tenants.guid, guid), limit: 1 }),
		entries: across.reading<NamedEntry>((db) => readingEntries(db, id)),
		catalogue: across.listing(modules, {
			where: eq(modules.isActive, true),
			orderBy: [asc(modules.sortOrder), asc(modules.key)],
		}),
		members: across.reading<Member>((db) => readingMembers(db, id, tab === "members" ? MEMBERS : 0)),
		audit: across.reading<AuditRow>((db) => readingAudit(db, id, logged, tab === "log" ? log : undefined)),
	});
	const [record] = found.tenant;
	if (!record) throw notFound();
	const members = shapeMembers(found.members);
	const { items, next } = pageOf(shapeAudit(found.audit), logged, (row) => [row.id]);
	const { name, slug, orgNumber, accent, language, timeZone, status, createdAt, updatedAt, logoKey } = record;
	return {
		tenant: {
			...{ id: record.id, guid, name, slug, orgNumber, accent, language, timeZone, status, createdAt, updatedAt },
			hasLogo: logoKey !== null && status === "active",
		},
		tab,
		entries: found.entries.map((entry) => ({
			...{ id: entry.id, key: entry.key, label: entry.label, updatedAt: entry.updatedAt },
			translationKey: entry.translationKey,
			state: entryState(entry, timeZone, ctx.now),
			isOn: entry.status === 1,
		})),
		notGiven: found.catalogue
			.filter((module) => !found.entries.some((entry) => entry.moduleId === module.id))
			.map(({ id: moduleId, label, translationKey }) => ({ id: moduleId, label, translationKey })),
		members: tab === "members" ? members.slice(0, MEMBERS) : [],
		hasMoreMembers: members.length > MEMBERS,
		log: items,
		nextLog: tab === "log" ? next : null,
	};
}
