import { and, eq, inArray, isNotNull, isNull, sql } from "drizzle-orm";
import type * as z from "zod";
import { nameOf } from "#app/directory/names";
import { askedIn, countingAsked } from "#app/forms/assignments/asked.server";
import { textIn } from "#app/forms/definition/texts";
import { today } from "#app/platform/clock";
import { keyset, pageOf } from "#app/platform/paging.server";
import { LEVEL_CLIENTS } from "#app/platform/tenant/access";
import type { Visit } from "#app/platform/tenant/context";
import { people } from "#db/schema/directory";
import { reportMembers, reportProjects } from "#db/schema/general-reports";
import { formIdsOf, formsIn, type ProjectForm, readingProjectForms } from "./forms.server";
import { projectsOpenTo, withMember } from "./opens.server";
import type { DashboardPage } from "./projects.schema";
import { mayRead, readingOwnRoles, roleIn } from "./projects.server";

/** Projects that one page shows. */
const PAGE = 20;

/**
 * The projects that the visitor may open, by name, each with its forms, how far it has come and its next deadline: one round trip. Whoever
 * only answers in a project sees how far they have come themselves.
 */
export async function showDashboard(visit: Visit, { state, q, cursor, ...asked }: z.output<typeof DashboardPage>) {
	// Whoever only answers is not told who else is in a project.
	const { owner, member } = visit.access.level >= LEVEL_CLIENTS ? asked : {};
	const place = keyset([reportProjects.sortName, reportProjects.id], { cursor });
	const where = and(
		projectsOpenTo(visit),
		state === "archived" ? isNotNull(reportProjects.archivedAt) : isNull(reportProjects.archivedAt),
		q ? sql`instr(${reportProjects.sortName}, ${q.toLowerCase()}) > 0` : undefined,
		owner === undefined ? undefined : eq(reportProjects.ownerId, owner),
		member === undefined ? undefined : withMember(visit, member),
		place.where,
	);
	// The same projects, so that what is in them comes in the same round trip.
	const shown = sql`(select ${reportProjects.id} from ${reportProjects} where ${and(
		eq(reportProjects.tenantId, visit.tenant.id),
		where,
	)} order by ${reportProjects.sortName}, ${reportProjects.id} limit ${PAGE + 1})`;
	const formIds = formIdsOf(visit, shown);
	const own = countingAsked(visit, formIds, visit.user.id);
	const read = await visit.rows.read({
		found: visit.rows.listing(reportProjects, { where, orderBy: place.orderBy, limit: PAGE + 1 }),
		roles: readingOwnRoles(visit, shown),
		whose: visit.rows.finding(people, owner ?? member ?? ""),
		members: visit.rows.countingBy(
			reportMembers,
			reportMembers.projectId,
			inArray(reportMembers.projectId, shown as never),
		),
		...readingProjectForms(visit, shown),
		...countingAsked(visit, formIds),
		...{ ownOccasions: own.occasions, ownAnswered: own.answered },
		...{ ownInvited: own.invited, ownInvitedAnswered: own.invitedAnswered },
	});
	const forms = formsIn(read);
	const day = today(visit.tenant.timeZone, visit.now);
	const { items, next } = pageOf(read.found, PAGE, ({ sortName, id }) => [sortName, id]);
	const ownCounts = {
		...{ occasions: read.ownOccasions, answered: read.ownAnswered },
		...{ invited: read.ownInvited, invitedAnswered: read.ownInvitedAnswered },
	};
	return {
		...{ tenant: visit.tenant.guid, next, q, state: state ?? null, owner, member },
		/** Whose alone are shown. */
		whose: read.found.length > 0 && read.whose ? nameOf(read.whose) : null,
		mayMake: visit.access.level >= LEVEL_CLIENTS,
		projects: items.map((project) => {
			const role = roleIn(visit, project, read.roles);
			const seesAll = mayRead(visit, { role });
			const its = forms.filter(({ projectId, status }) => projectId === project.id && (seesAll || status !== "draft"));
			const ids = its.map(({ id }) => id);
			return {
				...{ id: project.id, slug: project.slug, name: project.name, description: project.description },
				...{ startsOn: project.startsOn, endsOn: project.endsOn, isArchived: project.archivedAt !== null },
				...{ role, members: read.members.get(project.id) ?? 0, forms: its.map((form) => shownForm(visit, form)) },
				...{ progress: askedIn(seesAll ? read : ownCounts, ids), isOwnProgress: !seesAll },
				...deadlineOf(its, day),
			};
		}),
	};
}
export type ListedProject = Awaited<ReturnType<typeof showDashboard>>["projects"][number];

const shownForm = (visit: Visit, { id, slug, titles, languages, status }: ProjectForm) => ({
	...{ id, slug, status },
	title: textIn(titles, visit.language, languages[0] as never).text,
});

/** The next day on which something is to be answered, else the last one that is over. */
function deadlineOf(forms: ProjectForm[], now: string) {
	const days = forms.flatMap(({ dueOn, status }) => (dueOn !== null && status === "open" ? [dueOn] : [])).sort();
	const dueOn = days.find((day) => day >= now) ?? days.at(-1) ?? null;
	return { dueOn, isOver: dueOn !== null && dueOn < now };
}
