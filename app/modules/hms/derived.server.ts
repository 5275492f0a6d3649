import { and, eq, isNull, ne, sql } from "drizzle-orm";
import type { PendingWrite } from "#app/platform/tenant/commit.server";
import type { TenantContext } from "#app/platform/tenant/context";
import { NO_DAY } from "#app/tasks/due";
import { deviations, measures, safetyCompanies, safetyRounds } from "#db/schema/hms";

/** The write that counts anew what the list of companies shows of one; it stands after what changed it in the same commit. */
export function derivingCompany({ rows, tenant }: Pick<TenantContext, "rows" | "tenant">, id: string): PendingWrite {
	const open = and(
		eq(deviations.tenantId, tenant.id),
		eq(deviations.companyId, id),
		ne(deviations.status, "closed"),
		isNull(deviations.deletedAt),
	);
	const undone = and(
		eq(measures.tenantId, tenant.id),
		eq(measures.companyId, id),
		eq(measures.isOpen, true),
		isNull(measures.deletedAt),
	);
	const held = and(
		eq(safetyRounds.tenantId, tenant.id),
		eq(safetyRounds.companyId, id),
		eq(safetyRounds.status, "done"),
		isNull(safetyRounds.deletedAt),
	);
	const planned = and(
		eq(safetyRounds.tenantId, tenant.id),
		eq(safetyRounds.companyId, id),
		ne(safetyRounds.status, "done"),
		isNull(safetyRounds.deletedAt),
	);
	const last = sql`(select max(${safetyRounds.heldOn}) from ${safetyRounds} where ${held})`;
	const next = sql`(select min(${safetyRounds.plannedOn}) from ${safetyRounds} where ${planned})`;
	const byInterval = sql`date(${last}, '+' || ${safetyCompanies.intervalMonths} || ' months')`;
	return rows.deriving(safetyCompanies, id, {
		openDeviations: sql`(select count(*) from ${deviations} where ${open})`,
		nextMeasureOn: sql`coalesce((select min(${measures.dueOn}) from ${measures} where ${undone}), ${NO_DAY})`,
		lastRoundOn: sql`coalesce(${last}, '')`,
		// A round that is planned says when; else the interval since the last one.
		nextRoundOn: sql`coalesce(${next}, ${byInterval}, ${NO_DAY})`,
	});
}

/** The same for the companies of several records. */
export const derivingCompanies = (
	ctx: Pick<TenantContext, "rows" | "tenant">,
	records: readonly { companyId: string }[],
): PendingWrite[] => [...new Set(records.map(({ companyId }) => companyId))].map((id) => derivingCompany(ctx, id));
