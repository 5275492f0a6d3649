import { and, asc, eq, inArray, type SQL } from "drizzle-orm";
import type * as z from "zod";
import { findAmong } from "#app/directory/find-people.server";
import { readingMine } from "#app/directory/groups.server";
import { inModule, moduleMembers } from "#app/directory/module-members.server";
import { nameOf } from "#app/directory/names";
import { done } from "#app/platform/guard.server";
import { conflict, invalid, notFound } from "#app/platform/problems";
import { LEVEL_CLIENTS } from "#app/platform/tenant/access";
import { orElse } from "#app/platform/tenant/condition.server";
import type { Visit } from "#app/platform/tenant/context";
import type { PendingQuery, Row } from "#app/platform/tenant/rows.server";
import { people } from "#db/schema/directory";
import { reportMembers } from "#db/schema/general-reports";
import { area } from "./area";
import { askForOpenForms } from "./asking.server";
import type { AddMembers, RemoveMember, SetRole } from "./members.schema";
import { topOf } from "./project-pages.server";
import type { ProjectNamed } from "./projects.schema";
import {
	memberRow,
	type OpenedProject,
	openedIn,
	projectIdOf,
	projectToChange,
	readingProject,
	stillOpen,
} from "./projects.server";

/** Members that a project has at most, and people who are offered where there is no JavaScript. */
const MOST = 300;

export type Member = { id: string; name: string; role: Row<typeof reportMembers>["role"]; isOwner: boolean };

/** The members of a project, for one `rows.read`; `projectId`: its id, or a query that gives it. Whoever has left the tenant is left out. */
export function readingMembers(visit: Visit, projectId: string | SQL): PendingQuery<Omit<Member, "isOwner">[]> {
	const { query, shape } = visit.rows.listingWith(
		reportMembers,
		{ person: [people, reportMembers.userId, ["firstName", "lastName", "email", "sortName", "isActive"]] },
		{ where: eq(reportMembers.projectId, projectId), orderBy: asc(reportMembers.id), limit: MOST },
	);
	return {
		query,
		shape: (found) =>
			shape(found)
				.flatMap(({ row, person }) => (person?.isActive ? [{ row, person }] : []))
				.sort((one, other) => (one.person.sortName < other.person.sortName ? -1 : 1))
				.map(({ row, person }) => ({ id: row.userId, name: nameOf(person), role: row.role })),
	};
}

/** A project's members, and to those who manage it whom they may add. */
export async function showMembers(visit: Visit, { project: slug }: z.output<typeof ProjectNamed>) {
	const [{ found, groups, ...read }, all] = await Promise.all([
		visit.rows.read({
			...readingProject(visit, { slug }),
			groups: readingMine(visit),
			found: readingMembers(visit, projectIdOf(visit, { slug })),
		}),
		visit.access.level >= LEVEL_CLIENTS
			? moduleMembers(visit, { moduleKey: area.moduleKey, level: 10, most: MOST })
			: [],
	]);
	const opened = openedIn(visit, read);
	const top = topOf(visit, opened);
	const members: Member[] = found.map((member) => ({ ...member, isOwner: member.id === opened.project.ownerId }));
	const others = top.mayChange ? all.filter(({ id }) => !members.some((member) => member.id === id)) : [];
	return {
		...{ title: opened.project.name, top, members, groups },
		others: others
			.map((person) => ({ id: person.id, name: nameOf(person) }))
			.sort((one, other) => one.name.localeCompare(other.name, visit.language)),
	};
}

/** Finds those who can be added: they have the module. */
export const findAddable = findAmong((visit) => inModule(visit, people.id, { moduleKey: area.moduleKey, level: 10 }));

/** Throws `invalid` for somebody without the module, or whose grant is for their own records alone and who is to read those of others. */
async function assertFit(visit: Visit, ids: string[], role: Member["role"], field: string): Promise<void> {
	const known = await moduleMembers(visit, { moduleKey: area.moduleKey, level: 10, most: ids.length, ids });
	if (ids.some((id) => !known.some((person) => person.id === id))) throw invalid({ [field]: "wrongValue" });
	if (role !== "contributor" && known.some(({ level }) => level < LEVEL_CLIENTS))
		throw invalid({ role: "generalReports:errors.ownOnly" });
}

/** Adds people to a project; contributors are asked for its open forms where that is wished. */
export async function addMembers(
	visit: Visit,
	opened: OpenedProject,
	given: Omit<z.output<typeof AddMembers>, "project">,
) {
	const ids = [...new Set(given.userIds)];
	await assertFit(visit, ids, given.role, "userIds");
	const { project } = opened;
	const there = await visit.rows.list(reportMembers, {
		where: and(eq(reportMembers.projectId, project.id), inArray(reportMembers.userId, ids)),
		limit: ids.length,
	});
	const fresh = ids.filter((id) => !there.some(({ userId }) => userId === id));
	if (fresh.length > 0) {
		const rows = fresh.map((id) => memberRow(project.id, id, given.role));
		const adding = visit.rows.commit([stillOpen(visit, project.id), visit.rows.addingEach(reportMembers, rows)]);
		await orElse(adding, () => conflict());
	}
	if (given.asks && given.role === "contributor") await askForOpenForms(visit, opened, fresh);
	return fresh.length;
}

export async function addFromPage(visit: Visit, { project: slug, ...given }: z.output<typeof AddMembers>) {
	const count = await addMembers(visit, await projectToChange(visit, { slug }), given);
	return done({ snackbar: { key: "generalReports:told.added", params: { count } } });
}

/** The member's row, of a project that the visitor may change. The owner stays its manager. */
async function toChange(visit: Visit, { project: slug, userId }: z.output<typeof RemoveMember>) {
	const { project } = await projectToChange(visit, { slug });
	const { id } = memberRow(project.id, userId, "viewer");
	const member = await visit.rows.find(reportMembers, id);
	if (!member) throw notFound();
	if (project.ownerId === userId) throw invalid({ userId: "generalReports:errors.owner" });
	return member;
}

export async function setRole(visit: Visit, input: z.output<typeof SetRole>) {
	const member = await toChange(visit, input);
	await assertFit(visit, [member.userId], input.role, "userId");
	await visit.rows.change(reportMembers, member.id, { role: input.role });
	return done({ snackbar: { key: "generalReports:told.role" } });
}

/** Takes somebody out of a project; what they have answered stays. */
export async function removeMember(visit: Visit, input: z.output<typeof RemoveMember>) {
	const member = await toChange(visit, input);
	await visit.rows.remove(reportMembers, member.id);
	return done({ snackbar: { key: "generalReports:told.memberRemoved" } });
}
