import { and, desc, eq, type SQL, sql } from "drizzle-orm";
import { alias } from "drizzle-orm/sqlite-core";
import { IMPORT_REQUEST, IMPORTED, UNDONE } from "#app/lists/import/audited-import";
import { after } from "#app/platform/paging.server";
import type { RequestContext } from "#app/platform/request-context.server";
import { type auditActions, auditEvents } from "#db/schema/audit";
import { memberships, modules, modulesTenant, modulesTenantUser, tenants, users } from "#db/schema/portal";
import { technicalTables } from "./kinds";

export type AuditRow = {
	id: string;
	tenantId: string;
	/** Where it was done; null for the portal itself and for a tenant that has gone. */
	tenant: { name: string; slug: string } | null;
	actorId: string;
	/** The person's name; empty for a job, a guest, and an account that has gone. */
	actor: string;
	/** The person's address, by which the log is filtered. */
	actorEmail: string | null;
	action: (typeof auditActions)[number];
	tableName: string;
	recordId: string;
	fields: string[];
	requestId: string;
	/** From where it was done; null for a job. */
	network: string | null;
	device: string | null;
	at: number;
	/** The module that the record is about, where it is about one. */
	module: { label: string; translationKey: string } | null;
	/** The member that the record is about, where it is about one. */
	person: string;
};

const actor = alias(users, "actor");
const subject = alias(users, "subject");
const grant = alias(modulesTenantUser, "audited_grant");
const member = alias(memberships, "audited_member");
const entry = alias(modulesTenant, "audited_entry");

const fullName = (user: typeof actor | typeof subject) =>
	sql<string>`coalesce(nullif(trim(${user.firstName} || ' ' || ${user.lastName}), ''), ${user.email}, '')`;

const about = (table: string) => eq(auditEvents.tableName, table);

/**
 * What the event log shows. An import is one event, its start, whatever number of records it writes; these are found by the
 * id of its request. Asked of each row that is found otherwise, so that no index is left for it.
 */
export const isInEventLog: SQL = and(
	sql`+${auditEvents.tableName} not in (select value from json_each(${JSON.stringify(technicalTables)}))`,
	sql`${auditEvents.requestId} not like ${`${IMPORT_REQUEST}%`}`,
	sql`(+${auditEvents.tableName} <> 'imports' or ${auditEvents.fields} in (${JSON.stringify([IMPORTED])}, ${JSON.stringify([UNDONE])}))`,
) as SQL;

type Reading = { where?: SQL; orderBy: SQL | SQL[]; limit: number };

/** The read of one page of a tenant's audit log, newest first, one row more than `limit`. */
export function readingAudit(db: RequestContext["db"], tenantId: string | SQL, limit: number, cursor?: string) {
	const where = and(eq(auditEvents.tenantId, tenantId), isInEventLog, after([auditEvents.id], cursor, "desc"));
	return readingEvents(db, { where, orderBy: desc(auditEvents.id), limit: limit + 1 });
}

/** The read of events with the names of who and what they are about. */
export function readingEvents(db: RequestContext["db"], { where, orderBy, limit }: Reading) {
	return db
		.select({
			id: sql<string>`${auditEvents.id}`.as("audit_id"),
			tenantId: sql<string>`${auditEvents.tenantId}`.as("audit_tenant_id"),
			tenantName: sql<string | null>`${tenants.name}`.as("tenant_name"),
			tenantSlug: sql<string | null>`${tenants.slug}`.as("tenant_slug"),
			actorId: auditEvents.actorId,
			actorEmail: sql<string | null>`${actor.email}`.as("actor_email"),
			actor: fullName(actor).as("actor"),
			action: auditEvents.action,
			tableName: auditEvents.tableName,
			recordId: auditEvents.recordId,
			fields: auditEvents.fields,
			requestId: auditEvents.requestId,
			network: auditEvents.network,
			device: auditEvents.device,
			at: auditEvents.at,
			label: modules.label,
			translationKey: modules.translationKey,
			person: fullName(subject).as("person"),
		})
		.from(auditEvents)
		.leftJoin(tenants, eq(tenants.id, auditEvents.tenantId))
		.leftJoin(actor, eq(actor.id, auditEvents.actorId))
		.leftJoin(
			grant,
			and(about("modules_tenant_user"), eq(grant.tenantId, auditEvents.tenantId), eq(grant.id, auditEvents.recordId)),
		)
		.leftJoin(
			member,
			and(about("memberships"), eq(member.tenantId, auditEvents.tenantId), eq(member.id, auditEvents.recordId)),
		)
		.leftJoin(
			entry,
			and(
				eq(entry.tenantId, auditEvents.tenantId),
				sql`${entry.id} = case ${auditEvents.tableName} when 'modules_tenant' then ${auditEvents.recordId} else ${grant.modulesTenantId} end`,
			),
		)
		.leftJoin(modules, eq(modules.id, entry.moduleId))
		.leftJoin(
			subject,
			sql`${subject.id} = case ${auditEvents.tableName} when 'people' then ${auditEvents.recordId} when 'users' then ${auditEvents.recordId} when 'memberships' then ${member.userId} else ${grant.userId} end`,
		)
		.where(where)
		.orderBy(...[orderBy].flat())
		.limit(limit);
}

type Found = Omit<AuditRow, "module" | "tenant"> & {
	label: string | null;
	translationKey: string | null;
	tenantName: string | null;
	tenantSlug: string | null;
};

export function shapeAudit(rows: unknown[]): AuditRow[] {
	return (rows as Found[]).map(({ label, translationKey, tenantName, tenantSlug, ...row }) => ({
		...row,
		tenant: tenantName !== null && tenantSlug !== null ? { name: tenantName, slug: tenantSlug } : null,
		module: label !== null && translationKey !== null ? { label, translationKey } : null,
	}));
}

/** An event as calls answer it. */
export function serializeAudit(row: AuditRow) {
	return {
		id: row.id,
		actor_id: row.actorId,
		actor: row.actor || null,
		action: row.action,
		table_name: row.tableName,
		record_id: row.recordId,
		fields: row.fields,
		request_id: row.requestId,
		network: row.network,
		device: row.device,
		at: new Date(row.at).toISOString(),
	};
}
