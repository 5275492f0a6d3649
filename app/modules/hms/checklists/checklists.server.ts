import { and, asc, eq, inArray, isNull, type SQL, sql } from "drizzle-orm";
import type * as z from "zod";
import { trashing } from "#app/lists/trash.server";
import { done } from "#app/platform/guard.server";
import { newId } from "#app/platform/ids";
import { conflict, invalid, notAllowed, notFound } from "#app/platform/problems";
import { LEVEL_ALL } from "#app/platform/tenant/access";
import type { Visit } from "#app/platform/tenant/context";
import { type ChecklistSection, roundAnswers, safetyChecklists, safetyRounds } from "#db/schema/hms";
import { paths } from "../paths";
import { templateOf, templates } from "../templates/index";
import { languageFor, sectionsOf } from "../templates/template";
import type { ChangedChecklistInput, ChecklistInput, ChecklistNamed, NewChecklistQuery } from "./checklists.schema";
import { toLines } from "./lines";

type Checklist = typeof safetyChecklists.$inferSelect;

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
	const language = visit.tenant.language ?? visit.language;
	return { ...asPlanned(own), language };
}

/** What a round takes over from a checklist of the organisation. */
export const asPlanned = ({ id, version, name, sections }: Checklist) => ({
	...{ title: name, sections, checklistId: id, checklistVersion: version },
});

export async function showChecklists(visit: Visit) {
	const { own } = await visit.rows.read({ own: readingChecklists(visit) });
	return {
		...{ tenant: visit.tenant.guid, templates: ownTemplates(visit) },
		own: own.map(({ id, name, sections, isLocked, updatedAt }) => ({
			...{ id, name, count: countOf(sections), isLocked, updatedAt },
		})),
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

/** Rounds that are counted as behind. */
const MOST_BEHIND = 1000;

/** Rounds that nobody has begun, of an earlier version of a checklist. */
const behind = ({ tenant }: Visit, id: string): SQL =>
	and(
		eq(safetyRounds.checklistId, id),
		inArray(safetyRounds.status, ["planned", "preMeeting"]),
		isNull(safetyRounds.deletedAt),
		sql`${safetyRounds.checklistVersion} < (select ${safetyChecklists.version} from ${safetyChecklists} where ${and(
			eq(safetyChecklists.tenantId, tenant.id),
			eq(safetyChecklists.id, id),
		)})`,
		sql`not exists (select 1 from ${roundAnswers} where ${and(
			eq(roundAnswers.tenantId, tenant.id),
			eq(roundAnswers.roundId, safetyRounds.id),
		)})`,
	) as SQL;

const mayChange = ({ access }: Visit, { isLocked }: Checklist) => !isLocked || access.level >= LEVEL_ALL;
function assertMayChange(visit: Visit, checklist: Checklist): void {
	if (!mayChange(visit, checklist)) throw notAllowed("hms:errors.isLocked");
}

/** Locks a checklist, so that only those who see all may change it, or opens it. */
export async function lockChecklist(visit: Visit, { checklist }: z.output<typeof ChecklistNamed>) {
	const { isLocked } = await findChecklist(visit, checklist);
	await visit.rows.commit([visit.rows.changing(safetyChecklists, checklist, { isLocked: !isLocked })]);
	return done({ snackbar: { key: isLocked ? "hms:done.checklistOpened" : "hms:done.checklistLocked" } });
}

/** Gives the checklist as it is now to the rounds of all companies that were planned by it and that nobody has begun. */
export async function pushChecklist(visit: Visit, { checklist }: z.output<typeof ChecklistNamed>) {
	const found = await findChecklist(visit, checklist);
	await visit.rows.commit([visit.rows.changingWhere(safetyRounds, behind(visit, checklist), asPlanned(found))]);
	return done({ snackbar: { key: "hms:done.checklistPushed" } });
}

async function findChecklist(visit: Visit, id: string) {
	const found = await visit.rows.find(safetyChecklists, id);
	if (!found || found.deletedAt !== null) throw notFound();
	return found;
}

export async function showChecklist(visit: Visit, { checklist }: z.output<typeof ChecklistNamed>) {
	const read = await visit.rows.read({
		found: visit.rows.finding(safetyChecklists, checklist),
		behind: visit.rows.counting(safetyRounds, behind(visit, checklist), MOST_BEHIND),
	});
	if (!read.found || read.found.deletedAt !== null) throw notFound();
	const { id, name, sections, version, isLocked, updatedAt } = read.found;
	return {
		...{ tenant: visit.tenant.guid, title: name, behind: read.behind },
		checklist: { id, name, points: toLines(sections), version, isLocked, updatedAt },
		...{ mayChange: mayChange(visit, read.found), mayLock: visit.access.level >= LEVEL_ALL },
	};
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
	const found = await findChecklist(visit, checklist);
	assertMayChange(visit, found);
	const version = found.version + (JSON.stringify(points) === JSON.stringify(found.sections) ? 0 : 1);
	const changed = await visit.rows.change(safetyChecklists, checklist, { name, sections: points, version }, updatedAt);
	if (!changed) throw conflict();
	const { checklists } = paths(visit.tenant.guid);
	return done({ snackbar: { key: "hms:done.checklistSaved", params: { name } }, to: checklists });
}

export async function removeChecklist(visit: Visit, { checklist }: z.output<typeof ChecklistNamed>) {
	const found = await findChecklist(visit, checklist);
	assertMayChange(visit, found);
	const { name } = found;
	await visit.rows.commit([trashing(visit, safetyChecklists, [checklist])]);
	const { checklists } = paths(visit.tenant.guid);
	return done({ snackbar: { key: "hms:done.checklistRemoved", params: { name } }, to: checklists });
}
