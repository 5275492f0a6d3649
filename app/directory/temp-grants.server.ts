import { and, eq, gt, isNull, type SQL, sql } from "drizzle-orm";
import { notAllowed } from "#app/platform/problems";
import type { RequestContext } from "#app/platform/request-context.server";
import type { Tenant, TenantContext } from "#app/platform/tenant/context";
import { contextFor } from "#app/platform/tenant/enter.server";
import { ReadBatch } from "#app/platform/tenant/read-batch.server";
import type { Row } from "#app/platform/tenant/rows.server";
import { hashToken } from "#app/platform/token.server";
import { tempGrants } from "#db/schema/directory";

/** What older clients send who mean nothing by it. */
const EMPTY = new Set(["", "0", "1", "true", "false", "null", "undefined"]);

export type TempGrant = Row<typeof tempGrants>;
/** Somebody who is signed in, and the tenants that they are an active member of. */
type Member = { id: string; tenants: Tenant[] };
type Wanted = { kind: TempGrant["kind"]; is: SQL };

/** A condition on grants that neither are over nor were ended. */
export const holds = (now: Date) => and(isNull(tempGrants.revokedAt), gt(tempGrants.expiresAt, now.getTime()));

/**
 * Whether the header `Tempaccess` opens a record to a member of its tenant: the record's id and a context of its tenant, or undefined
 * where the request has no such header. Each use is counted, in the audit log too. A header that opens nothing is not allowed.
 */
export async function openedByTempGrant(
	request: Request,
	context: RequestContext,
	member: Member,
	{ kind, is }: Wanted,
): Promise<{ ctx: TenantContext; recordId: string } | undefined> {
	const header = (request.headers.get("tempaccess") ?? "").trim();
	if (EMPTY.has(header.toLowerCase())) return undefined;
	const byToken = eq(tempGrants.tokenHash, await hashToken(header));
	const where = and(byToken, eq(tempGrants.kind, kind), is, holds(context.now));
	const reads = new ReadBatch();
	const found = member.tenants.map((tenant) => {
		const ctx = contextFor(context, tenant, { kind: "user", id: member.id });
		return { ctx, grants: reads.add(ctx.rows.listing(tempGrants, { where, limit: 1 })) };
	});
	if (found[0]) await reads.send(found[0].ctx.rows);
	for (const { ctx, grants } of found) {
		const [grant] = grants();
		if (!grant || (grant.userId !== null && grant.userId !== member.id)) continue;
		const counted = { uses: sql`${tempGrants.uses} + 1` };
		await ctx.rows.commit([ctx.rows.changingFor(tempGrants, grant.id, eq(tempGrants.id, grant.id), counted)]);
		return { ctx, recordId: grant.recordId };
	}
	throw notAllowed("tempaccessInvalid");
}
