import { and, eq, type SQL, sql } from "drizzle-orm";
import { isUnused } from "#app/directory/kept-companies.server";
import { releasingFiles } from "#app/media/record-files.server";
import type { PendingWrite } from "#app/platform/tenant/commit.server";
import type { TenantRows } from "#app/platform/tenant/rows.server";
import { trashSweep } from "#app/platform/trash-sweep.server";
import { companies } from "#db/schema/directory";
import { deviationFiles, deviations, measures, safetyChecklists, safetyCompanies, safetyRounds } from "#db/schema/hms";
import { files } from "./deviations/files.server";
import { tellJob } from "./letters/tell.server";
import { remindJob, sweepMeasures } from "./measures/reminders.server";
import { droppingPhotos } from "./rounds/photos.server";
import { scheduleJob, sweepSchedules } from "./schedules/clock.server";

export const jobs = [remindJob, scheduleJob, tellJob];

/** The ids of a company's rounds, and of the files of its deviations, as queries. */
const roundsOf = (rows: TenantRows, id: string) =>
	sql`(select ${safetyRounds.id} from ${safetyRounds} where ${safetyRounds.tenantId} = ${rows.tenantId} and ${safetyRounds.companyId} = ${id})`;
const filesOf = (rows: TenantRows, id: string, goes: SQL) =>
	sql`(select ${deviationFiles.fileId} from ${deviationFiles} join ${deviations} on ${deviations.tenantId} = ${deviationFiles.tenantId} and ${deviations.id} = ${deviationFiles.deviationId} where ${deviationFiles.tenantId} = ${rows.tenantId} and ${deviations.companyId} = ${id} and ${goes})`;

/** What goes with a company: photos and files, and the company itself where nobody else has use for it. The rest the database removes by itself. */
function withCompany(rows: TenantRows, { id, deletedAt }: typeof safetyCompanies.$inferSelect): PendingWrite[] {
	const goes = sql`exists (select 1 from ${safetyCompanies} where ${and(
		eq(safetyCompanies.tenantId, rows.tenantId),
		eq(safetyCompanies.id, id),
		eq(safetyCompanies.deletedAt, deletedAt ?? 0),
	)})`;
	const own = and(isUnused(rows, id, safetyCompanies), goes);
	return [
		droppingPhotos(rows, sql`${roundsOf(rows, id)} and ${goes}`),
		releasingFiles(rows, filesOf(rows, id, goes)),
		rows.forgetting(companies, own as never),
		rows.removingAll(companies, own as never),
	];
}

type Gone = { id: string };

/** What the clock starts each hour. */
export const sweeps = {
	hmsReminders: sweepMeasures,
	hmsSchedules: sweepSchedules,
	hmsTrash: trashSweep([
		{ table: measures },
		{ table: deviations, with: (rows: TenantRows, { id }: Gone) => [files.droppingOf(rows, id)] },
		{ table: safetyRounds, with: (rows: TenantRows, { id }: Gone) => [droppingPhotos(rows, sql`(${id})`)] },
		{ table: safetyChecklists },
		{ table: safetyCompanies, with: withCompany },
	] as never),
};
