import { and, eq, inArray, isNull, like, type SQL, sql } from "drizzle-orm";
import { slugFrom } from "#app/forms/store/slug";
import { newId } from "#app/platform/ids";
import { conflict, notAllowed, notFound } from "#app/platform/problems";
import { LEVEL_ALL, LEVEL_CLIENTS } from "#app/platform/tenant/access";
import type { PendingWrite } from "#app/platform/tenant/commit.server";
import { orElse, requiring } from "#app/platform/tenant/condition.server";
import type { TenantContext, Visit } from "#app/platform/tenant/context";
import type { PendingQuery, Row } from "#app/platform/tenant/rows.server";
import { reportMembers, reportProjects } from "#db/schema/general-reports";
import { projectsOpenTo } from "./opens.server";
import type { ProjectGiven } from "./projects.schema";

export type Project = Row<typeof reportProjects>;
export type ProjectRole = "owner" | Row<typeof reportMembers>["role"];
/** A project with what the visitor is in it; null for somebody who opens it by the level of the module alone. */
export type OpenedProject = { project: Project; role: ProjectRole | null };
/** Projects that are opened at once. */
const OPENED_MOST = 250;
/** By its name in addresses, by its id, or by a query that gives it. */
export type ProjectKey = { slug: string } | { id: string | SQL };

/** Sets the project: its members, forms and settings. A grant for one's own records alone manages nothing. */
export const mayManage = ({ access }: Visit, { role }: Pick<OpenedProject, "role">) =>
	access.level >= LEVEL_ALL || (access.level >= LEVEL_CLIENTS && (role === "owner" || role === "manager"));

/** Reads what everybody has answered. */
export const mayRead = (visit: Visit, opened: Pick<OpenedProject, "role">) =>
	mayManage(visit, opened) || (visit.access.level >= LEVEL_CLIENTS && opened.role === "viewer");

const isIt = (key: ProjectKey) => ("id" in key ? eq(reportProjects.id, key.id) : eq(reportProjects.slug, key.slug));

/** A project's id inside a condition. */
export const projectIdOf = ({ tenant }: TenantContext, key: ProjectKey): SQL =>
	sql`(select ${reportProjects.id} from ${reportProjects} where ${and(eq(reportProjects.tenantId, tenant.id), isIt(key))})`;

/** The reads of a project that the visitor may open, for one `rows.read`; `openedIn` says what they gave. */
export function readingProject(visit: Visit, key: ProjectKey) {
	const { rows, user } = visit;
	return {
		projects: rows.listing(reportProjects, { where: and(isIt(key), projectsOpenTo(visit)), limit: 1 }),
		own: rows.listing(reportMembers, {
			where: and(eq(reportMembers.projectId, projectIdOf(visit, key)), eq(reportMembers.userId, user.id)),
			limit: 1,
		}),
	} satisfies Record<string, PendingQuery<unknown>>;
}

/** What the visitor is in these projects, for one `rows.read`; `roleIn` says it of one. `projects`: their ids, or a query that gives them. */
export const readingOwnRoles = ({ rows, user }: Visit, projects: string[] | SQL) =>
	rows.listing(reportMembers, {
		where: and(eq(reportMembers.userId, user.id), inArray(reportMembers.projectId, projects as never)),
		limit: OPENED_MOST,
	});

/** What the visitor is in a project, by the roles that were read. */
export const roleIn = (
	{ user }: Visit,
	{ id, ownerId }: Project,
	roles: readonly Pick<Row<typeof reportMembers>, "projectId" | "role">[],
): ProjectRole | null =>
	ownerId === user.id ? "owner" : (roles.find(({ projectId }) => projectId === id)?.role ?? null);

/** The project that was read, with the visitor's role. Throws `notFound`. */
export function openedIn(
	visit: Visit,
	{ projects: [project], own }: { projects: Project[]; own: Row<typeof reportMembers>[] },
): OpenedProject {
	if (!project) throw notFound();
	return { project, role: roleIn(visit, project, own) };
}

/** A project by its name in addresses, with the visitor's role; else `notFound`. */
export const readProject = (visit: Visit, slug: string): Promise<OpenedProject> => openProject(visit, { slug });

/** A project that the visitor may open; else `notFound`. */
export async function openProject(visit: Visit, key: ProjectKey): Promise<OpenedProject> {
	return openedIn(visit, await visit.rows.read(readingProject(visit, key)));
}

/** Throws where the visitor may not change the project now: not its manager, or it is in the archive. */
export function assertChanging(visit: Visit, opened: OpenedProject): void {
	if (!mayManage(visit, opened)) throw notAllowed();
	if (opened.project.archivedAt !== null) throw notAllowed("generalReports:errors.archived");
}

/**
 * A condition for the batch that writes something of a project: it is in no archive, whoever has put it there since it was opened. `project`: its
 * id, or a query that gives it.
 */
export const stillOpen = ({ context, tenant }: TenantContext, project: string | SQL): PendingWrite =>
	requiring(
		context,
		sql`exists (select 1 from ${reportProjects} where ${and(
			eq(reportProjects.tenantId, tenant.id),
			eq(reportProjects.id, project),
			isNull(reportProjects.archivedAt),
		)})`,
	);

/** A project to be changed. Throws `notFound`, or `notAllowed`, also of one in the archive. */
export async function projectToChange(visit: Visit, key: ProjectKey): Promise<OpenedProject> {
	const opened = await openProject(visit, key);
	assertChanging(visit, opened);
	return opened;
}

/** Makes a project; whoever makes it owns it and is its first member. */
export async function makeProject(visit: Visit, given: ProjectGiven): Promise<Project> {
	if (visit.access.level < LEVEL_CLIENTS) throw notAllowed();
	const start = slugFrom(given.name, [], visit.language);
	const alike = await visit.rows.list(reportProjects, {
		where: like(reportProjects.slug, `${start.replace(/\d+$/, "")}%`),
		limit: 500,
	});
	const slug = slugFrom(
		given.name,
		alike.map((one) => one.slug),
		visit.language,
	);
	const id = newId(visit.now.getTime());
	const ownerId = visit.user.id;
	const making = visit.rows.commit([
		visit.rows.adding(reportProjects, { id, slug, ownerId, ...fieldsOf(given) }),
		visit.rows.adding(reportMembers, memberRow(id, ownerId, "manager")),
	]);
	const [made] = await orElse(making, () => conflict());
	return made as Project;
}

/** A member's row; its id follows from project and person, so that nobody is in it twice. */
export const memberRow = (projectId: string, userId: string, role: Row<typeof reportMembers>["role"]) => ({
	...{ id: `${projectId}:${userId}`, projectId, userId, role },
});

/** Changes a project's name, words and period; its address stays. */
export async function changeProject(visit: Visit, { project }: OpenedProject, given: ProjectGiven): Promise<Project> {
	const changed = await visit.rows.change(reportProjects, project.id, fieldsOf(given));
	if (!changed) throw notFound();
	return changed;
}

const fieldsOf = ({ name, description, startsOn, endsOn }: ProjectGiven) => ({
	...{ name, sortName: name.toLowerCase(), description, startsOn, endsOn },
});
