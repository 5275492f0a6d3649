import { asc, isNull } from "drizzle-orm";
import type * as z from "zod";
import { trashing } from "#app/lists/trash.server";
import { done } from "#app/platform/guard.server";
import { newId } from "#app/platform/ids";
import { conflict, invalid, notFound } from "#app/platform/problems";
import type { Visit } from "#app/platform/tenant/context";
import { type ChecklistSection, safetyChecklists } from "#db/schema/hms";
import { paths } from "../paths";
import { templateOf, templates } from "../templates/index";
import { languageFor, sectionsOf } from "../templates/template";
import type { ChangedChecklistInput, ChecklistInput, ChecklistNamed, NewChecklistQuery } from "./checklists.schema";
import { toLines } from "./lines";

/** More are not listed. */
const MOST = 200;

/** Reads the organisation's own checklists, by name. */
export const readingChecklists = (visit: Visit) =>
	visit.rows.listing(safetyChecklists, {
		where: isNull(safetyChecklists.deletedAt),
		orderBy: [asc(safetyChecklists.name), asc(safetyChecklists.id)],
		limit: MOST,
	});

const countOf = (sections: readonly ChecklistSection[]) =>
	sections.reduce((count, { points }) => count + points.length, 0);

/** The module's own checklists in the visitor's language. */
export function ownTemplates(visit: Visit) {
	const language = languageFor(visit.language);
	return templates.map((template) => ({
		...{ key: template.key, name: template.name[language], language },
		count: countOf(sectionsOf(template, language)),
	}));
}

/** What a round is made of: one of the module's checklists by its key, or one of the organisation's by its id. Throws `invalid` (`checklist`). */
export async function chosenChecklist(visit: Visit, key: string) {
	const template = templateOf(key);
	if (template) {
		const language = languageFor(visit.language);
		return { title: template.name[language], sections: sectionsOf(template, language), language };
	}
	const own = await visit.rows.find(safetyChecklists, key);
	if (!own || own.deletedAt !== null) throw invalid({ checklist: "hms:errors.noChecklist" });
	return { title: own.name, sections: own.sections, language: visit.tenant.language ?? visit.language };
}

export async function showChecklists(visit: Visit) {
	const { own } = await visit.rows.read({ own: readingChecklists(visit) });
	return {
		...{ tenant: visit.tenant.guid, templates: ownTemplates(visit) },
		own: own.map(({ id, name, sections, updatedAt }) => ({ id, name, count: countOf(sections), updatedAt })),
	};
}

/** The page for a new checklist, begun with the points of one of the module's. */
export function showNewChecklist(visit: Visit, { from }: z.output<typeof NewChecklistQuery>) {
	const language = languageFor(visit.language);
	const template = from === undefined ? undefined : templateOf(from);
	return {
		tenant: visit.tenant.guid,
		name: template?.name[language] ?? "",
		points: template ? toLines(sectionsOf(template, language)) : "",
	};
}

async function findChecklist(visit: Visit, id: string) {
	const found = await visit.rows.find(safetyChecklists, id);
	if (!found || found.deletedAt !== null) throw notFound();
	return found;
}

export async function showChecklist(visit: Visit, { checklist }: z.output<typeof ChecklistNamed>) {
	const { id, name, sections, updatedAt } = await findChecklist(visit, checklist);
	return { tenant: visit.tenant.guid, title: name, checklist: { id, name, points: toLines(sections), updatedAt } };
}

export async function addChecklist(visit: Visit, { name, points }: z.output<typeof ChecklistInput>) {
	const { rows, user, now, tenant } = visit;
	await rows.add(safetyChecklists, { id: newId(now.getTime()), name, sections: points, createdBy: user.id });
	return done({ snackbar: { key: "hms:done.checklistSaved", params: { name } }, to: paths(tenant.guid).checklists });
}

/** Changes a checklist; rounds that were planned with it keep their points. */
export async function changeChecklist(
	visit: Visit,
	{ checklist, name, points, updatedAt }: z.output<typeof ChangedChecklistInput>,
) {
	await findChecklist(visit, checklist);
	const changed = await visit.rows.change(safetyChecklists, checklist, { name, sections: points }, updatedAt);
	if (!changed) throw conflict();
	const { checklists } = paths(visit.tenant.guid);
	return done({ snackbar: { key: "hms:done.checklistSaved", params: { name } }, to: checklists });
}

export async function removeChecklist(visit: Visit, { checklist }: z.output<typeof ChecklistNamed>) {
	const { name } = await findChecklist(visit, checklist);
	await visit.rows.commit([trashing(visit, safetyChecklists, [checklist])]);
	const { checklists } = paths(visit.tenant.guid);
	return done({ snackbar: { key: "hms:done.checklistRemoved", params: { name } }, to: checklists });
}
