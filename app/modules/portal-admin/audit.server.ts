import { and, desc, eq, type SQL, sql } from "drizzle-orm";
import { alias } from "drizzle-orm/sqlite-core";
import type { Bag } from "#app/platform/bag.server";
import { after } from "#app/platform/paging.server";
import { auditEvents } from "#db/schema/audit";
import { memberships, modules, modulesTenant, modulesTenantUser, users } from "#db/schema/portal";

export type AuditRow = {
	id: string;
	actorId: string;
	/** The person's name; empty for a job, a guest, and an account that has gone. */
	actor: string;
	action: "added" | "changed" | "removed";
	tableName: string;
	recordId: string;
	fields: string[];
	requestId: string;
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

/** The read of one page of a tenant's audit log, newest first, one row more than `limit`. */
export function readingAudit(db: Bag["db"], tenantId: string | SQL, limit: number, cursor?: string) {
	return db
		.select({
			id: sql<string>`${auditEvents.id}`.as("audit_id"),
			actorId: auditEvents.actorId,
			actor: fullName(actor).as("actor"),
			action: auditEvents.action,
			tableName: auditEvents.tableName,
			recordId: auditEvents.recordId,
			fields: auditEvents.fields,
			requestId: auditEvents.requestId,
			at: auditEvents.at,
			label: modules.label,
			translationKey: modules.translationKey,
			person: fullName(subject).as("person"),
		})
		.from(auditEvents)
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
			sql`${subject.id} = case ${auditEvents.tableName} when 'people' then ${auditEvents.recordId} when 'memberships' then ${member.userId} else ${grant.userId} end`,
		)
		.where(and(eq(auditEvents.tenantId, tenantId), after([auditEvents.id], cursor, "desc")))
		.orderBy(desc(auditEvents.id))
		.limit(limit + 1);
}

export function shapeAudit(rows: unknown[]): AuditRow[] {
	return (rows as (AuditRow & { label: string | null; translationKey: string | null })[]).map(
		({ label, translationKey, ...row }) => ({
			...row,
			module: label !== null && translationKey !== null ? { label, translationKey } : null,
		}),
	);
}

/** An event as calls answer it. */
export function presentAudit(row: AuditRow) {
	return {
		id: row.id,
		actor_id: row.actorId,
		actor: row.actor || null,
		action: row.action,
		table_name: row.tableName,
		record_id: row.recordId,
		fields: row.fields,
		request_id: row.requestId,
		at: new Date(row.at).toISOString(),
	};
}
