import { and, eq, type SQL, sql } from "drizzle-orm";
import type { SQLiteColumn } from "drizzle-orm/sqlite-core";
import { memberships, smsCodes, smsNumbers, users } from "#db/schema/portal";
import { databaseBehind, type PendingWrite } from "./commit.server";
import type { PendingQuery, Row, TenantRows } from "./rows.server";

/** What an organisation may be told of the account behind a person of its own, and behind whoever has acted in it. */
const accountColumns = {
	id: users.id,
	email: users.email,
	firstName: users.firstName,
	lastName: users.lastName,
	language: users.language,
	isActive: users.isActive,
	isSuperadmin: users.isSuperadmin,
	lastLoginAt: users.lastLoginAt,
	lockedUntil: users.lockedUntil,
	secondFactorAt: users.secondFactorAt,
};
export type Account = Pick<Row<typeof users>, keyof typeof accountColumns>;

/**
 * Reads accounts by their ids, or by a query in brackets that gives these, in the order of ids: only of people whom the
 * tenant's own rows name. Whoever calls it is on a list that a test checks.
 */
export function readingAccounts(portal: TenantRows, ids: readonly string[] | SQL): PendingQuery<Account[]> {
	const among = Array.isArray(ids) ? sql`(select value from json_each(${JSON.stringify(ids)}))` : ids;
	const query = databaseBehind(portal)
		.select(accountColumns)
		.from(users)
		.where(sql`${users.id} in ${among}`)
		.orderBy(users.id);
	return { query, shape: (rows) => rows as Account[] };
}

/** Whether somebody is a member of another tenant than this one too; of which is nobody's business here. */
export const isMemberElsewhere = (tenant: { id: string }, userId: string | SQLiteColumn): SQL => sql`exists (
	select 1 from ${memberships} as elsewhere where elsewhere.user_id = ${userId} and elsewhere.tenant_id <> ${tenant.id})`;

/** The write that sets fields of somebody's account, where `only` holds. */
export function changingAccount(
	{ portal, now }: { portal: TenantRows; now: Date },
	userId: string,
	fields: Partial<Pick<Row<typeof users>, "firstName" | "lastName" | "phone" | "jobPosition">>,
	only?: SQL,
): PendingWrite {
	const statement = databaseBehind(portal)
		.update(users)
		.set({ ...fields, updatedAt: now.getTime() })
		.where(and(eq(users.id, userId), only));
	return { statements: [statement] };
}

/** The write by which who belongs to no organisation any more is reminded of nothing; after the one that ends a membership. */
export function forgettingNumber(portal: TenantRows, userId: string): PendingWrite {
	const db = databaseBehind(portal);
	const isLast = sql`not exists (select 1 from ${memberships} where ${memberships.userId} = ${userId})`;
	return {
		statements: [
			db.delete(smsNumbers).where(and(eq(smsNumbers.userId, userId), isLast)),
			db.delete(smsCodes).where(and(eq(smsCodes.userId, userId), isLast)),
		],
	};
}
