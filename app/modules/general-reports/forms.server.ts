import { and, asc, eq, inArray, type SQL, sql } from "drizzle-orm";
import type { Form } from "#app/forms/store/form-row.server";
import { type FormHead, readingFormHeads } from "#app/forms/store/reading-forms.server";
import { formRecords } from "#app/forms/store/records.server";
import { notAllowed, notFound } from "#app/platform/problems";
import { LEVEL_ALL, LEVEL_CLIENTS } from "#app/platform/tenant/access";
import type { TenantContext, Visit } from "#app/platform/tenant/context";
import type { Row } from "#app/platform/tenant/rows.server";
import { reportForms, reportProjects } from "#db/schema/general-reports";
import { area } from "./area";
import { assertChanging, mayRead, type OpenedProject, openProject } from "./projects.server";

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

/** A form with its project and its place in it. */
export type PlacedForm = OpenedProject & { place: Row<typeof reportForms> };

/** The project that a form belongs to, where the visitor may open it; else `notFound`. */
export async function projectOf(visit: Visit, formId: string): Promise<PlacedForm> {
	const [place] = await visit.rows.list(reportForms, { where: eq(reportForms.formId, formId), limit: 1 });
	if (!place) throw notFound();
	return { ...(await openProject(visit, { id: place.projectId })), place };
}

/** Throws unless the visitor may write the form now. A template is written by who made it, and by those who may all. */
export async function assertWriting(visit: Visit, form: Pick<Form, "id" | "isTemplate" | "ownerId">): Promise<void> {
	if (!form.isTemplate) return assertChanging(visit, await projectOf(visit, form.id));
	const { level } = visit.access;
	const isOwn = form.ownerId === visit.user.id && level >= LEVEL_CLIENTS;
	if (!isOwn && level < LEVEL_ALL) throw notAllowed();
}

/** The project of a form whose replies the visitor reads. Throws `notFound` or `notAllowed`. */
export async function projectToRead(visit: Visit, formId: string): Promise<PlacedForm> {
	const placed = await projectOf(visit, formId);
	if (!mayRead(visit, placed)) throw notAllowed();
	return placed;
}

/** The project that a form belongs to, whoever asks: for somebody's own reply to it. */
export async function projectBehind(visit: Visit, formId: string): Promise<Row<typeof reportProjects> | null> {
	const [place] = await visit.rows.list(reportForms, { where: eq(reportForms.formId, formId), limit: 1 });
	return (place && (await visit.rows.find(reportProjects, place.projectId))) ?? null;
}
