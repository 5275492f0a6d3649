import { and, asc, eq, inArray, type SQL, sql } from "drizzle-orm";
import { type Form, type FormKey, formIdBy, formIn, readingForm } from "#app/forms/store/form-row.server";
import { type FormHead, readingFormHeads } from "#app/forms/store/reading-forms.server";
import { formRecords } from "#app/forms/store/records.server";
import { notAllowed, notFound } from "#app/platform/problems";
import { LEVEL_ALL, LEVEL_CLIENTS } from "#app/platform/tenant/access";
import type { TenantContext, Visit } from "#app/platform/tenant/context";
import type { Row } from "#app/platform/tenant/rows.server";
import { reportForms, reportProjects } from "#db/schema/general-reports";
import { area } from "./area";
import { assertChanging, mayRead, type OpenedProject, openedIn, readingProject, stillOpen } from "./projects.server";

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

/** The id of the project that a form belongs to, inside a condition. */
export const projectIdBehind = ({ tenant }: TenantContext, formId: string | SQL): SQL =>
	sql`(select ${reportForms.projectId} from ${reportForms} where ${and(
		eq(reportForms.tenantId, tenant.id),
		eq(reportForms.formId, formId),
	)})`;

/** The reads of a form's place and project, for one `rows.read`; `formId`: its id, or a query that gives it. `placeIn` says what they gave. */
export const readingPlace = (visit: Visit, formId: string | SQL) => ({
	place: visit.rows.listing(reportForms, { where: eq(reportForms.formId, formId), limit: 1 }),
	...readingProject(visit, { id: projectIdBehind(visit, formId) }),
});

/** A form's place and project that were read, where the visitor may open it; else `notFound`. */
export function placeIn(
	visit: Visit,
	{ place: [place], ...read }: Parameters<typeof openedIn>[1] & { place: Row<typeof reportForms>[] },
): PlacedForm {
	if (!place) throw notFound();
	return { ...openedIn(visit, read), place };
}

/** The project that a form belongs to, where the visitor may open it; else `notFound`. One round trip. */
export async function projectOf(visit: Visit, formId: string): Promise<PlacedForm> {
	return placeIn(visit, await visit.rows.read(readingPlace(visit, formId)));
}

/** A form with its draft, and the reads that say whose it is; for whoever may write it now. Throws `notFound` or `notAllowed`. */
export async function readToWrite(visit: Visit, key: FormKey) {
	const read = await visit.rows.read({
		found: readingForm(visit, area, key),
		...readingPlace(visit, formIdBy(visit, area, key)),
	});
	const form = formIn(area, read.found);
	if (form.form.isTemplate) assertOwnTemplate(visit, form.form);
	else assertChanging(visit, placeIn(visit, read));
	return form;
}

/** Throws unless the visitor may write a template: who made it, and those who may all. */
export function assertOwnTemplate({ access, user }: Visit, { ownerId }: Pick<Form, "ownerId">): void {
	const isOwn = ownerId === user.id && access.level >= LEVEL_CLIENTS;
	if (!isOwn && access.level < LEVEL_ALL) throw notAllowed();
}

/** `stillOpen` for the project that a form belongs to. */
export const stillOpenBehind = (visit: Visit, formId: string) => stillOpen(visit, projectIdBehind(visit, formId));

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
