import { and, asc, eq, inArray, type SQL, sql } from "drizzle-orm";
import { type FormHead, readingFormHeads } from "#app/forms/store/reading-forms.server";
import { formRecords } from "#app/forms/store/records.server";
import type { TenantContext, Visit } from "#app/platform/tenant/context";
import type { Row } from "#app/platform/tenant/rows.server";
import { reportForms } from "#db/schema/general-reports";
import { area } from "./area";

/** A form with its place in its project. */
export type ProjectForm = FormHead & Pick<Row<typeof reportForms>, "projectId" | "dueOn" | "sortOrder">;
/** Forms that are read of the projects of one page. */
const MOST = 500;

/** The ids of the forms of projects, inside a condition; `projects`: their ids, or a query that gives them. */
export const formIdsOf = ({ tenant }: TenantContext, projects: string[] | SQL): SQL =>
	sql`(select ${reportForms.formId} from ${reportForms} where ${and(
		eq(reportForms.tenantId, tenant.id),
		inArray(reportForms.projectId, projects as never),
	)})`;

/** The reads of the forms of projects, for one `rows.read`; `formsIn` puts them together. */
export function readingProjectForms(visit: Visit, projects: string[] | SQL) {
	return {
		places: visit.rows.listing(reportForms, {
			where: inArray(reportForms.projectId, projects as never),
			orderBy: [asc(reportForms.sortOrder), asc(reportForms.id)],
			limit: MOST,
		}),
		heads: readingFormHeads(visit, area, inArray(formRecords.id, formIdsOf(visit, projects) as never), MOST),
	};
}

/** Forms in the order of their projects; one that lies in the trash is left out. */
export function formsIn({ places, heads }: { places: Row<typeof reportForms>[]; heads: FormHead[] }): ProjectForm[] {
	const byId = new Map(heads.map((head) => [head.id, head]));
	return places.flatMap(({ formId, projectId, dueOn, sortOrder }) => {
		const head = byId.get(formId);
		return head ? [{ ...head, projectId, dueOn, sortOrder }] : [];
	});
}
