import { asc, eq } from "drizzle-orm";
import type * as z from "zod";
import { formIn, type ReadForm, readingForm } from "#app/forms/store/form-row.server";
import { notAllowed, notFound } from "#app/platform/problems";
import type { Visit } from "#app/platform/tenant/context";
import type { PendingQuery, Row } from "#app/platform/tenant/rows.server";
import { people } from "#db/schema/directory";
import { reportForms, reportMembers } from "#db/schema/general-reports";
import { area } from "../area";
import { mayRead, type OpenedProject, openedIn, projectIdOf, readingProject } from "../projects.server";
import type { FormOfProject } from "./report.schema";

type Named = z.output<typeof FormOfProject>;

/** Forms of one project, and members that a report is filtered by. */
const MOST = 500;

/** The reads of a project and of its forms' places, for one `rows.read` with the form; `placedIn` says what they gave. */
export function readingPlace(visit: Visit, { projectName }: Named) {
	const project = projectIdOf(visit, { slug: projectName });
	return {
		...readingProject(visit, { slug: projectName }),
		placed: visit.rows.listing(reportForms, { where: eq(reportForms.projectId, project), limit: MOST }),
	} satisfies Record<string, PendingQuery<unknown>>;
}

type Placed = Parameters<typeof openedIn>[1] & { placed: Row<typeof reportForms>[] };

/** The project that was read, of which the form is one; throws `notFound`. */
export function placedIn(visit: Visit, read: Placed, formId: string): OpenedProject {
	const opened = openedIn(visit, read);
	if (!read.placed.some((place) => place.formId === formId)) throw notFound();
	return opened;
}

/** The same for those who read what everybody has answered; else `notAllowed`. */
export function readIn(visit: Visit, read: Placed, formId: string): OpenedProject {
	const opened = placedIn(visit, read, formId);
	if (!mayRead(visit, opened)) throw notAllowed();
	return opened;
}

export type OpenedForm = { read: ReadForm; opened: OpenedProject; members: { id: string; name: string }[] };

/** A form of a project and who is in it, in one round trip; throws `notFound`. */
export async function openForm(visit: Visit, named: Named): Promise<OpenedForm> {
	const project = projectIdOf(visit, { slug: named.projectName });
	const read = await visit.rows.read({
		...readingPlace(visit, named),
		found: readingForm(visit, area, { slug: named.formName }),
		members: visit.rows.listingWith(
			reportMembers,
			{ person: [people, reportMembers.userId, ["firstName", "lastName", "email"]] },
			{ where: eq(reportMembers.projectId, project), orderBy: asc(reportMembers.id), limit: MOST },
		),
	});
	const form = formIn(area, read.found);
	return {
		read: form,
		opened: placedIn(visit, read, form.form.id),
		members: read.members
			.map(({ row, person }) => ({
				id: row.userId,
				name: [person?.firstName, person?.lastName].filter(Boolean).join(" ") || person?.email || row.userId,
			}))
			.sort((one, other) => one.name.localeCompare(other.name, visit.language)),
	};
}
