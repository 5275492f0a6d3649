import type * as z from "zod";
import { askedIn, countingAsked } from "#app/forms/assignments/asked.server";
import { textIn } from "#app/forms/definition/texts";
import { today } from "#app/platform/clock";
import { done } from "#app/platform/guard.server";
import { notAllowed } from "#app/platform/problems";
import type { Visit } from "#app/platform/tenant/context";
import { archiveProject, restoreProject } from "./archive.server";
import { formIdsOf, formsIn, readingProjectForms } from "./forms.server";
import { paths } from "./paths";
import type { ChangeProject, ProjectInput, ProjectNamed } from "./projects.schema";
import {
	changeProject,
	makeProject,
	mayManage,
	mayRead,
	type OpenedProject,
	openedIn,
	projectIdOf,
	projectToChange,
	readingProject,
	readProject,
} from "./projects.server";

type Named = z.output<typeof ProjectNamed>;

/** What stands above each page of a project. */
export const topOf = (visit: Visit, opened: OpenedProject) => ({
	...{ tenant: visit.tenant.guid, slug: opened.project.slug, name: opened.project.name },
	...{ description: opened.project.description, role: opened.role },
	...{ startsOn: opened.project.startsOn, endsOn: opened.project.endsOn },
	isArchived: opened.project.archivedAt !== null,
	mayManage: mayManage(visit, opened),
	mayRead: mayRead(visit, opened),
	/** It may be changed now. */
	mayChange: mayManage(visit, opened) && opened.project.archivedAt === null,
});
export type ProjectTop = ReturnType<typeof topOf>;

/** A project with its forms, and how many of those who were asked have answered; whoever only answers sees what is out. */
export async function showProject(visit: Visit, { project: slug }: Named) {
	const formIds = formIdsOf(visit, projectIdOf(visit, { slug }));
	const read = await visit.rows.read({
		...readingProject(visit, { slug }),
		...readingProjectForms(visit, projectIdOf(visit, { slug })),
		...countingAsked(visit, formIds),
	});
	const opened = openedIn(visit, read);
	const top = topOf(visit, opened);
	const now = today(visit.tenant.timeZone, visit.now);
	return {
		...{ title: opened.project.name, top },
		forms: formsIn(read)
			.filter(({ status }) => top.mayRead || status !== "draft")
			.map(({ id, guid, slug: name, titles, languages, status, dueOn, replies, lastReplyAt }) => ({
				...{ id, guid, name, status, dueOn },
				title: textIn(titles, visit.language, languages[0] as never).text,
				isOver: status === "open" && dueOn !== null && dueOn < now,
				...(top.mayRead && { replies, lastReplyAt: lastReplyAt || null, progress: askedIn(read, [id]) }),
			})),
	};
}
export type ShownProject = Awaited<ReturnType<typeof showProject>>;

export async function makeFromPage(visit: Visit, input: z.output<typeof ProjectInput>) {
	const { slug, name } = await makeProject(visit, input);
	const snackbar = { key: "generalReports:told.made", params: { name } };
	return done({ snackbar, to: paths(visit.tenant.guid).project(slug) });
}

export async function showSettings(visit: Visit, { project: slug }: Named) {
	const opened = await readProject(visit, slug);
	if (!mayManage(visit, opened)) throw notAllowed();
	return { title: opened.project.name, top: topOf(visit, opened) };
}

export async function changeFromPage(visit: Visit, { project: slug, ...given }: z.output<typeof ChangeProject>) {
	await changeProject(visit, await projectToChange(visit, { slug }), given);
	return done({ snackbar: { key: "generalReports:told.changed" } });
}

export async function archiveFromPage(visit: Visit, { project: slug }: Named) {
	const opened = await readProject(visit, slug);
	await archiveProject(visit, opened);
	return done({ snackbar: { key: "generalReports:told.archived", params: { name: opened.project.name } } });
}

export async function restoreFromPage(visit: Visit, { project: slug }: Named) {
	const opened = await readProject(visit, slug);
	await restoreProject(visit, opened);
	return done({ snackbar: { key: "generalReports:told.restored", params: { name: opened.project.name } } });
}
