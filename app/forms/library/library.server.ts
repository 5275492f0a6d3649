import { and, asc, eq, inArray, isNull, type SQL } from "drizzle-orm";
import { newId } from "#app/platform/ids";
import { invalid, notAllowed, notFound } from "#app/platform/problems";
import { LEVEL_ALL } from "#app/platform/tenant/access";
import type { Visit } from "#app/platform/tenant/context";
import type { PendingRead, Row } from "#app/platform/tenant/rows.server";
import { formLibrary } from "#db/schema/forms";
import type { Area } from "../area";
import type { Definition } from "../definition/definition";
import { questionsOf } from "../definition/definition";
import type { Lock } from "../definition/locks";
import { isAsked } from "../definition/question";
import { withTitle } from "../definition/titled";
import { type Form, readForm } from "../store/form-row.server";
import { makeForm } from "../store/make-form.server";
import { extractPart, type LibraryKind, lockedAs, unlocked } from "./extract";
import type { ItemHead } from "./item-head";

export type Item = Row<typeof formLibrary>;

/** More are not offered in one menu. */
const MOST = 200;

/** The items of an area that were not removed. */
export const itemsOf = (area: Area): SQL =>
	and(eq(formLibrary.moduleKey, area.moduleKey), isNull(formLibrary.deletedAt)) as SQL;

/** The items of an area by title, to choose from; of one kind where it is named. */
export function readingLibrary({ rows }: Visit, area: Area, kind?: LibraryKind): PendingRead<ItemHead[]> {
	const { query, shape } = rows.listing(formLibrary, {
		where: and(itemsOf(area), kind && eq(formLibrary.kind, kind)),
		orderBy: [asc(formLibrary.sortTitle), asc(formLibrary.id)],
		limit: MOST,
	});
	return { query, shape: (found) => shape(found).map(headOf) };
}

const headOf = ({ id, kind, title, locks }: Item): ItemHead => ({ id, kind, title, isLocked: locks.length > 0 });

/** An item; `notFound` where the area has none of that id. */
export async function readItem(visit: Visit, area: Area, id: string): Promise<Item & { definition: Definition }> {
	const [item] = await visit.rows.list(formLibrary, { where: and(itemsOf(area), eq(formLibrary.id, id)), limit: 1 });
	if (!item) throw notFound();
	return item as Item & { definition: Definition };
}

export type Keeping = { formId: string; part: string; title: string; locks: Lock[]; source: string; licence: string };

/**
 * Keeps a part of a form's draft ("" is all of it) in the library. Locks are set by those who answer for the module, and say where the
 * part comes from and how it may be used. Throws `invalid` for a part that is not there, or locks without either.
 */
export async function keepInLibrary(visit: Visit, area: Area, given: Keeping): Promise<ItemHead> {
	const { formId, part, title, locks, source, licence } = given;
	assertOrigin(visit, given);
	const { draft } = await readForm(visit, area, { id: formId });
	const found = extractPart(draft.definition, part);
	const asked = found ? questionsOf(found.definition) : [];
	if (!found || asked.length === 0) throw invalid({ part: "forms:errors.emptyPart" });
	const id = newId(visit.now.getTime());
	const bare = unlocked(found.definition);
	const origin = { id, title, language: bare.languages[0], source, licence, locks };
	const definition = locks.length > 0 ? lockedAs(bare, origin) : bare;
	const row = {
		...{
			id,
			moduleKey: area.moduleKey,
			kind: found.kind,
			title,
			sortTitle: title.toLowerCase(),
			locks,
			source,
			licence,
		},
		...{ languages: bare.languages as string[], questions: asked.filter(isAsked).length, ownerId: visit.user.id },
		definition: { ...definition },
	};
	await visit.rows.commit([visit.rows.adding(formLibrary, row)]);
	return { id, kind: found.kind, title, isLocked: locks.length > 0 };
}

/** Throws `notAllowed` for locks of somebody who does not answer for the module, `invalid` for those that do not say what they protect. */
export function assertOrigin(
	visit: Visit,
	{ locks, source, licence }: Pick<Keeping, "locks" | "source" | "licence">,
): void {
	if (locks.length === 0) return;
	if (visit.access.level < LEVEL_ALL) throw notAllowed();
	if (!source) throw invalid({ source: "required" });
	if (!licence) throw invalid({ licence: "required" });
}

/** A form of one's own made of one of the library, which keeps what that one has locked. */
export async function formFromLibrary(visit: Visit, area: Area, id: string, title: string): Promise<Form> {
	const item = await readItem(visit, area, id);
	if (item.kind !== "form") throw notFound();
	return makeForm(visit, area, { definition: withTitle(item.definition, title), templateId: item.id });
}

/** Items by their ids, also those that were removed: forms that have them keep to them. */
export const readItems = (visit: Visit, area: Area, ids: string[]) =>
	visit.rows.list(formLibrary, {
		where: and(eq(formLibrary.moduleKey, area.moduleKey), inArray(formLibrary.id, ids)),
		limit: Math.max(1, ids.length),
	});
