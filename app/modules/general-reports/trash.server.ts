import { and, inArray, isNull, type SQL, sql } from "drizzle-orm";
import type * as z from "zod";
import { formRecords } from "#app/forms/store/records.server";
import type { Restored } from "#app/forms/trash/trash.schema";
import { readingTrashedForms, restoreForm } from "#app/forms/trash/trash.server";
import type { Visit } from "#app/platform/tenant/context";
import { reportForms, reportProjects } from "#db/schema/general-reports";
import { area } from "./area";
import { projectsManagedBy } from "./opens.server";
import { paths } from "./paths";

/** Projects of one page of the trash. */
const MOST = 500;

/** Projects that the visitor may change now: those in the archive stay as they are. */
const changing = (visit: Visit): SQL => and(projectsManagedBy(visit), isNull(reportProjects.archivedAt)) as SQL;
const formsOf = ({ tenant }: Visit, projects: SQL) =>
	inArray(
		formRecords.id,
		sql`(select ${reportForms.formId} from ${reportForms} join ${reportProjects}
			on ${reportProjects.tenantId} = ${reportForms.tenantId} and ${reportProjects.id} = ${reportForms.projectId}
			where ${reportForms.tenantId} = ${tenant.id} and ${projects})` as never,
	);

/** The deleted forms of the projects that the visitor manages. */
export async function showTrash(visit: Visit) {
	const projects = changing(visit);
	const { rows, placed } = await visit.rows.read({
		rows: readingTrashedForms(visit, area, formsOf(visit, projects)),
		placed: visit.rows.listingWith(
			reportForms,
			{ project: [reportProjects, reportForms.projectId, ["name"]] },
			{ where: isTrashed(visit), limit: MOST },
		),
	});
	const nameOf = (id: string) => placed.find(({ row }) => row.formId === id)?.project?.name;
	return {
		rows: rows.map((row) => ({ ...row, about: nameOf(row.id) })),
		back: paths(visit.tenant.guid).dashboard(),
	};
}

const isTrashed = ({ tenant }: Visit) =>
	inArray(
		reportForms.formId,
		sql`(select ${formRecords.id} from ${formRecords} where ${formRecords.tenantId} = ${tenant.id}
			and ${formRecords.moduleKey} = ${area.moduleKey} and ${formRecords.deletedAt} is not null)` as never,
	);

/** Takes a form with its replies back into its project. */
export const restoreOne = (visit: Visit, { id }: z.output<typeof Restored>) =>
	restoreForm(visit, area, id, { where: formsOf(visit, changing(visit)) });
