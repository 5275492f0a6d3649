import type * as z from "zod";
import { keyOf, progressIn, readingProgress } from "#app/forms/assignments/asked-progress.server";
import { textIn } from "#app/forms/definition/texts";
import { today } from "#app/platform/clock";
import { notAllowed, notFound } from "#app/platform/problems";
import type { Visit } from "#app/platform/tenant/context";
import { formToChange, lightOf, remind } from "./form-page.server";
import type { RemindInProject } from "./forms.schema";
import { formIdsOf, formsIn, readingProjectForms } from "./forms.server";
import { readingMembers } from "./members.server";
import { topOf } from "./project-pages.server";
import type { ProjectNamed } from "./projects.schema";
import { mayRead, openedIn, projectIdOf, readingProject } from "./projects.server";

/** Who has answered what: a project's members by its forms, each with where they stand. */
export async function showProgress(visit: Visit, { project: slug }: z.output<typeof ProjectNamed>) {
	const id = projectIdOf(visit, { slug });
	const read = await visit.rows.read({
		...readingProject(visit, { slug }),
		members: readingMembers(visit, id),
		...readingProjectForms(visit, id),
		...readingProgress(visit, formIdsOf(visit, id)),
	});
	const opened = openedIn(visit, read);
	if (!mayRead(visit, opened)) throw notAllowed();
	const standings = progressIn(read);
	const now = today(visit.tenant.timeZone, visit.now);
	const forms = formsIn(read).filter(({ status }) => status !== "draft");
	return {
		...{ title: opened.project.name, top: topOf(visit, opened) },
		forms: forms.map(({ id: form, slug: name, titles, languages, dueOn, status }) => ({
			...{ id: form, name, dueOn, status, title: textIn(titles, visit.language, languages[0] as never).text },
		})),
		members: read.members
			.filter(({ role }) => role !== "viewer")
			.map((member) => ({
				...{ id: member.id, name: member.name },
				cells: forms.map((form) => lightOf(standings.get(keyOf(form.id, member.id)), form.dueOn, now)),
			})),
	};
}
export type ShownProgress = Awaited<ReturnType<typeof showProgress>>;

/** Reminds from the table: of a form of this project. */
export async function remindInProject(visit: Visit, { project: slug, ...input }: z.output<typeof RemindInProject>) {
	const { placed } = await formToChange(visit, input.form_name);
	if (placed.project.slug !== slug) throw notFound();
	return remind(visit, input);
}
