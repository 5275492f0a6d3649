import { asc, eq, sql } from "drizzle-orm";
import { pageOf } from "#app/platform/paging.server";
import { notFound } from "#app/platform/problems";
import type { PortalContext } from "#app/platform/tenant/context";
import type { ReadBatch } from "#app/platform/tenant/read-batch.server";
import { moduleRoles, modules, tenants } from "#db/schema/portal";
import { type AuditRow, readingAudit, shapeAudit } from "./audit/events.server";
import { type NamedEntry, readingEntries } from "./entries.server";
import { type Member, readingMembers, shapeMembers } from "./members.server";
import { type EntryState, entryState } from "./module-entries";
import { readSecurity, SECURITY_COUNTED, type Security } from "./security.server";
import type { TenantRecord } from "./tenant-context.server";
import type { TenantsPage } from "./tenants.schema";

const MEMBERS = 25;
const CHANGES = 3;
const LOG = 25;

export type PanelEntry = Pick<NamedEntry, "id" | "key" | "label" | "translationKey" | "updatedAt"> & {
	state: EntryState;
	isOn: boolean;
	/** All roles of the module, from the least to the most. */
	roles: string[];
	/** Those that may be given in this tenant; null is all of them. */
	roleSet: string[] | null;
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
	> & { hasLogo: boolean; hasDarkLogo: boolean };
	tab: TenantsPage["tab"];
	entries: PanelEntry[];
	/** Modules of the catalogue that the tenant has not. */
	notGiven: { id: string; label: string; translationKey: string; roles: string[] }[];
	members: Member[];
	hasMoreMembers: boolean;
	log: AuditRow[];
	nextLog: string | null;
	/** On its tab only. */
	security: Security | null;
	/** What the tab counts no further than. */
	countedTo: number;
};

/** Reads what the panel of one tenant shows on one of its tabs, with the rest of its page. */
export function readPanel(ctx: PortalContext, guid: string, input: TenantsPage, reads: ReadBatch): () => Panel {
	const { across } = ctx;
	const { tab, log } = input;
	// All in one round trip: the tenant's id is looked up where it is needed.
	const id = sql`(select id from ${tenants} where guid = ${guid})`;
	const logged = tab === "log" ? LOG : CHANGES;
	const found = {
		tenant: reads.add(across.listing(tenants, { where: eq(tenants.guid, guid), limit: 1 })),
		entries: reads.add(across.reading<NamedEntry>((db) => readingEntries(db, id))),
		catalogue: reads.add(
			across.listing(modules, {
				where: eq(modules.isActive, true),
				orderBy: [asc(modules.sortOrder), asc(modules.key)],
			}),
		),
		roles: reads.add(
			across.listing(moduleRoles, { orderBy: [asc(moduleRoles.level), asc(moduleRoles.name)], limit: 1000 }),
		),
		members: reads.add(across.reading<Member>((db) => readingMembers(db, id, tab === "members" ? MEMBERS : 0))),
		audit: reads.add(across.reading<AuditRow>((db) => readingAudit(db, id, logged, tab === "log" ? log : undefined))),
	};
	const security = tab === "security" ? readSecurity(ctx, id, input.people, reads) : undefined;
	return () => {
		const [record] = found.tenant();
		if (!record) throw notFound();
		const entries = found.entries();
		const rolesOf = (moduleId: string) =>
			found
				.roles()
				.filter((role) => role.moduleId === moduleId)
				.map((role) => role.name);
		const members = shapeMembers(found.members());
		const { items, next } = pageOf(shapeAudit(found.audit()), logged, (row) => [row.id]);
		return {
			tenant: shown(record),
			tab,
			entries: entries.map((entry) => ({
				...{ id: entry.id, key: entry.key, label: entry.label, updatedAt: entry.updatedAt },
				translationKey: entry.translationKey,
				state: entryState(entry, record.timeZone, ctx.now),
				isOn: entry.status === 1,
				roles: rolesOf(entry.moduleId),
				roleSet: entry.roles,
			})),
			notGiven: found
				.catalogue()
				.filter((module) => !entries.some((entry) => entry.moduleId === module.id))
				.map(({ id: moduleId, label, translationKey }) => ({
					...{ id: moduleId, label, translationKey },
					roles: rolesOf(moduleId),
				})),
			members: tab === "members" ? members.slice(0, MEMBERS) : [],
			hasMoreMembers: members.length > MEMBERS,
			log: items,
			nextLog: tab === "log" ? next : null,
			security: security?.() ?? null,
			countedTo: SECURITY_COUNTED,
		};
	};
}

function shown(record: TenantRecord): Panel["tenant"] {
	const { id, guid, name, slug, orgNumber, accent, language, timeZone, status, createdAt, updatedAt } = record;
	return {
		...{ id, guid, name, slug, orgNumber, accent, language, timeZone, status, createdAt, updatedAt },
		hasLogo: record.logoKey !== null && status === "active",
		hasDarkLogo: record.logoDarkKey !== null && status === "active",
	};
}
