import { and, eq, type SQL, sql } from "drizzle-orm";
import { isUnused } from "#app/directory/kept-companies.server";
import type { PendingWrite } from "#app/platform/tenant/commit.server";
import type { TenantRows } from "#app/platform/tenant/rows.server";
import { trashSweep } from "#app/platform/trash-sweep.server";
import { companies, openings } from "#db/schema/directory";
import { assessedCompanies } from "#db/schema/kartlegging";
import { files } from "./companies/parts.server";
import { manifest } from "./manifest";

/** What goes with a company: its files, what it needs, and the company itself where nobody else has use for it. The rest the database removes by itself. */
function withCompany(rows: TenantRows, { id, deletedAt }: typeof assessedCompanies.$inferSelect): PendingWrite[] {
	const goes = sql`exists (select 1 from ${assessedCompanies} where ${and(
		eq(assessedCompanies.tenantId, rows.tenantId),
		eq(assessedCompanies.id, id),
		eq(assessedCompanies.deletedAt, deletedAt ?? 0),
	)})`;
	const own = and(isUnused(rows, id, assessedCompanies), goes);
	return [
		files.droppingOf(rows, id, goes),
		rows.removingAll(openings, and(eq(openings.companyId, id), eq(openings.moduleKey, manifest.key), goes) as SQL),
		rows.forgetting(companies, own as never),
		rows.removingAll(companies, own as never),
	];
}

/** What the clock starts each hour. */
export const sweeps = { kartleggingTrash: trashSweep([{ table: assessedCompanies, with: withCompany }] as never) };
