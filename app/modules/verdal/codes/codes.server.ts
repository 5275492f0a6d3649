import { and, asc, eq, ne, type SQL, sql } from "drizzle-orm";
import { isKept, trashing } from "#app/lists/trash.server";
import { newId } from "#app/platform/ids";
import { conflict, invalid, notFound } from "#app/platform/problems";
import { orElse, requiring } from "#app/platform/tenant/condition.server";
import type { TenantContext, Visit } from "#app/platform/tenant/context";
import type { PendingQuery } from "#app/platform/tenant/rows.server";
import { placements, positionCodes, positionGroups } from "#db/schema/verdal";
import { requiringGroup } from "../groups/groups.server";
import { type Code, codePointers, codeResource, codeTexts, type ListedCode } from "./codes.resource.server";
import type { CodeFacts } from "./codes.schema";

/** More are not offered in one list. */
const MOST = 1000;

export function readingCode(ctx: TenantContext, id: string): PendingQuery<ListedCode | undefined> {
	const where = and(eq(positionCodes.id, id), isKept(positionCodes));
	const { query, shape } = ctx.rows.listingWith(positionCodes, codePointers, { where, limit: 1 });
	return { query, shape: (rows) => shape(rows)[0] as ListedCode | undefined };
}

export async function findCode(ctx: TenantContext, id: string): Promise<ListedCode> {
	const { code } = await ctx.rows.read({ code: readingCode(ctx, id) });
	if (!code) throw notFound();
	return code;
}

/** The other codes that can be chosen, by number, as choices. */
export function readingOtherCodes(ctx: TenantContext, id: string): PendingQuery<{ value: string; label: string }[]> {
	const where = and(isKept(positionCodes), eq(positionCodes.isActive, true), ne(positionCodes.id, id));
	const { query, shape } = ctx.rows.listing(positionCodes, {
		...{ where, orderBy: [asc(positionCodes.code), asc(positionCodes.id)], limit: MOST },
	});
	return {
		query,
		shape: (rows) => shape(rows).map(({ id: value, code, name }) => ({ value, label: `${code} ${name}` })),
	};
}

/** Throws `invalid` where the days are the wrong way round, or the group is none. */
async function check(
	visit: Visit,
	{ validFrom, validTo, groupId }: Pick<CodeFacts, "validFrom" | "validTo" | "groupId">,
) {
	if (validTo < validFrom) throw invalid({ validTo: "verdal:errors.validTo" });
	const group = await visit.rows.find(positionGroups, groupId);
	if (!group || group.deletedAt !== null) throw invalid({ groupId: "verdal:errors.noGroup" });
}

const isTaken = () => invalid({ code: "verdal:errors.codeTaken" });

/** Adds a code. Throws `invalid` (`code`) where there is one of that number that begins on the same day. */
export async function addCode(visit: Visit, facts: CodeFacts): Promise<ListedCode> {
	await check(visit, facts);
	const { rows, user, now } = visit;
	const id = newId(now.getTime());
	const writes = [
		requiringGroup(visit, facts.groupId),
		rows.adding(positionCodes, { id, ...facts, createdBy: user.id }),
		rows.indexingNew(positionCodes, id, codeTexts(facts)),
	];
	await orElse(rows.commit(writes), isTaken);
	return findCode(visit, id);
}

/** Changes a code, where it is still as it was at `basedOn`; else throws `conflict`. Placements keep it. */
export async function changeCode(visit: Visit, id: string, facts: Partial<CodeFacts>, basedOn?: number): Promise<Code> {
	const { row: before } = await findCode(visit, id);
	if (basedOn !== undefined && basedOn !== before.updatedAt) throw conflict(before);
	const after = { ...before, ...facts };
	await check(visit, after);
	const { rows } = visit;
	const writes = [
		rows.changing(positionCodes, id, facts, before.updatedAt),
		rows.indexing(positionCodes, id, codeTexts(after)),
		requiringGroup(visit, after.groupId),
	];
	const [changed] = await orElse(rows.commit(writes), isTaken);
	if (!changed) throw conflict();
	return after;
}

/** Puts a code that is of no placement into the trash; throws `conflict` for one that is in use. */
export async function removeCode(visit: Visit, id: string): Promise<void> {
	await findCode(visit, id);
	await orElse(codeResource.trash.remove(visit, { ids: [id], matching: undefined }), () =>
		conflict(undefined, "verdal:errors.codeUsed"),
	);
}

/** Gives all placements of a code another one and puts it into the trash, in one batch. */
export async function replaceCode(visit: Visit, id: string, by: string): Promise<void> {
	if (id === by) throw invalid({ by: "verdal:errors.itself" });
	const { rows, tenant, context } = visit;
	const [, other] = await Promise.all([findCode(visit, id), rows.find(positionCodes, by)]);
	const isNone = () => invalid({ by: "verdal:errors.noCode" });
	if (!other || other.deletedAt !== null) throw isNone();
	const isThere = sql`exists (select 1 from ${positionCodes} where ${and(eq(positionCodes.tenantId, tenant.id), eq(positionCodes.id, by), isKept(positionCodes))})`;
	const writes = [
		requiring(context, isThere),
		rows.changingWhere(placements, eq(placements.codeId, id) as SQL, { codeId: by }),
		trashing(visit, positionCodes, [id]),
		rows.indexing(positionCodes, id, []),
	];
	await orElse(rows.commit(writes), isNone);
}
