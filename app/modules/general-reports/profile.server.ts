import { asc, inArray, sql } from "drizzle-orm";
import { readingDue } from "#app/forms/assignments/reading.server";
import { textIn } from "#app/forms/definition/texts";
import { readingOwnReplies } from "#app/forms/own/own-forms.server";
import { today } from "#app/platform/clock";
import { to } from "#app/platform/portal-paths";
import type { Visit } from "#app/platform/tenant/context";
import { reportForms, reportMembers, reportProjects } from "#db/schema/general-reports";
import { area } from "./area";
import { paths } from "./paths";
import { readingOwnRoles, roleIn } from "./projects.server";
import { reportPlaces } from "./reports/places";

/** Projects, and replies, that the page shows. */
const PROJECTS = 50;
const REPLIES = 50;

/** One's own: what waits, what one has answered, and the projects that one is in. One round trip. */
export async function showProfile(visit: Visit) {
	const { rows, user, tenant, language } = visit;
	const mine = sql`(select ${reportMembers.projectId} from ${reportMembers}
		where ${reportMembers.tenantId} = ${tenant.id} and ${reportMembers.userId} = ${user.id})` as never;
	const read = await rows.read({
		due: readingDue(visit, [user.id], { area }),
		replies: readingOwnReplies(visit, [area], user.id, { limit: REPLIES }),
		projects: rows.listing(reportProjects, {
			where: inArray(reportProjects.id, mine),
			orderBy: [asc(reportProjects.archivedAt), asc(reportProjects.sortName), asc(reportProjects.id)],
			limit: PROJECTS,
		}),
		roles: readingOwnRoles(visit, mine),
		forms: rows.listing(reportForms, { where: inArray(reportForms.projectId, mine), limit: 500 }),
	});
	const at = paths(tenant.guid);
	const now = today(tenant.timeZone, visit.now);
	const say = (form: { titles: Record<string, string>; languages: string[] }) =>
		textIn(form.titles, language, form.languages[0] as never).text;
	const placeOf = (formId: string) => read.forms.find((one) => one.formId === formId);
	const nameOf = (formId: string) => read.projects.find(({ id }) => id === placeOf(formId)?.projectId)?.name ?? null;
	const reportOf = (formId: string, name: string) => {
		const project = read.projects.find(({ id }) => id === placeOf(formId)?.projectId);
		return project ? reportPlaces(tenant.guid, project.slug, name).own : null;
	};
	return {
		due: read.due.map(({ occasion, form }) => {
			const dueOn = placeOf(form.id)?.dueOn ?? null;
			return {
				...{ id: occasion.id, title: say(form), project: nameOf(form.id), dueOn, to: at.answer(form.guid) },
				isOver: dueOn !== null && dueOn < now,
			};
		}),
		replies: read.replies.map(({ id, form, status, submittedAt, formId }) => ({
			...{ id, status, at: submittedAt, title: say(form), project: nameOf(formId), to: to.ownReply(tenant.guid, id) },
			pdf: at.replyPdf(id),
			report: reportOf(formId, form.slug),
		})),
		projects: read.projects.map((project) => ({
			...{ id: project.id, name: project.name, to: at.project(project.slug), isArchived: project.archivedAt !== null },
			role: roleIn(visit, project, read.roles),
		})),
	};
}
