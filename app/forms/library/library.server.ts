import { and, asc, eq, inArray, isNull, type SQL, sql } from "drizzle-orm";
import { newId } from "#app/platform/ids";
import { invalid, notAllowed, notFound } from "#app/platform/problems";
import { LEVEL_ALL } from "#app/platform/tenant/access";
import type { TenantContext, Visit } from "#app/platform/tenant/context";
import { readingProvided, readingProvidedItems } from "#app/platform/tenant/provider-library.server";
import type { Row } from "#app/platform/tenant/rows.server";
import { formLibrary } from "#db/schema/forms";
import type { Area } from "../area";
import type { Definition } from "../definition/definition";
import { questionsOf } from "../definition/definition";
import { brokenLock, type Lock, withoutSpentOrigins } from "../definition/locks";
import { isAsked } from "../definition/question";
import { withTitle } from "../definition/titled";
import { type Form, readForm } from "../store/form-row.server";
import { makeForm, type NewForm } from "../store/make-form.server";
import { extractPart, type LibraryKind, lockedBy } from "./extract";
import type { ItemHead } from "./item-head";
import { providedHead } from "./provided";

export type Item = Row<typeof formLibrary>;

/** More are not offered in one menu. */
const MOST = 200;
/** Items that were kept with another one in them, which are looked at. */
const HOLDING = 50;

/** The items of an area that were not removed. */
export const itemsOf = (area: Area): SQL =>
	and(eq(formLibrary.moduleKey, area.moduleKey), isNull(formLibrary.deletedAt)) as SQL;

/** The items of an area by title and behind them the provider's, to choose from; of one kind where it is named. */
export async function readLibrary(visit: Visit, area: Area, kind?: LibraryKind): Promise<ItemHead[]> {
	const { own, provided } = await visit.rows.read({
		own: visit.rows.listing(formLibrary, {
			where: and(itemsOf(area), kind && eq(formLibrary.kind, kind)),
			orderBy: [asc(formLibrary.sortTitle), asc(formLibrary.id)],
			limit: MOST,
		}),
		provided: readingProvided(visit, kind),
	});
	return [...own.map(headOf), ...provided.map((item) => providedHead(item, visit.language))];
}

const headOf = ({ id, kind, title, locks }: Pick<Item, "id" | "kind" | "title" | "locks">): ItemHead => ({
	...{ id, kind, title },
	...{ isLocked: locks.length > 0, isProvided: false },
});

/** An item; `notFound` where the area has none of that id. */
export async function readItem(visit: Visit, area: Area, id: string): Promise<Item & { definition: Definition }> {
	const [item] = await visit.rows.list(formLibrary, { where: and(itemsOf(area), eq(formLibrary.id, id)), limit: 1 });
	if (!item) throw notFound();
	return item as Item & { definition: Definition };
}

/** An item of a tenant's own, of whatever area; undefined where there is none, or it was removed. */
export async function readKept({ rows }: TenantContext, id: string) {
	const item = await rows.find(formLibrary, id);
	return item && item.deletedAt === null
		? { ...item, definition: item.definition as unknown as Definition }
		: undefined;
}

/** What is put into a form of an item, the provider's too. */
export type UsedItem = Pick<Item, "id" | "kind" | "title" | "locks" | "source" | "licence"> & {
	definition: Definition;
};

/** An item of the area or of the provider's, to be used; `notFound` where neither has one of that id. */
export async function readItemToUse(visit: Visit, area: Area, id: string): Promise<UsedItem> {
	const { own, provided } = await visit.rows.read({
		own: visit.rows.listing(formLibrary, { where: and(itemsOf(area), eq(formLibrary.id, id)), limit: 1 }),
		provided: readingProvidedItems(visit, [id]),
	});
	const [item] = own;
	if (item) return item as Item & { definition: Definition };
	const [offered] = provided;
	if (!offered || offered.withdrawnAt !== null) throw notFound();
	const { title } = providedHead(offered, visit.language);
	return { ...offered, title, definition: offered.definition as unknown as Definition };
}

export type Keeping = { formId: string; part: string; title: string; locks: Lock[]; source: string; licence: string };

/**
 * Keeps a part of a form's draft ("" is all of it) in the library. Locks are set by those who answer for the module, and say where the
 * part comes from and how it may be used. Throws `invalid` for a part that is not there, or locks without either.
 */
export async function keepInLibrary(visit: Visit, area: Area, given: Keeping): Promise<ItemHead> {
	const { formId, part, title } = given;
	assertOrigin(visit, given);
	const { draft } = await readForm(visit, area, { id: formId });
	const found = extractPart(draft.definition, part);
	const asked = found ? questionsOf(found.definition) : [];
	if (!found || asked.length === 0) throw invalid({ part: "forms:errors.emptyPart" });
	const id = newId(visit.now.getTime());
	const { definition, ...about } = keptAs(found.definition, { id, ...given }, draft.definition);
	const row = {
		...{ id, moduleKey: area.moduleKey, kind: found.kind, title, sortTitle: title.toLowerCase(), ...about },
		...{ languages: definition.languages as string[], questions: asked.filter(isAsked).length },
		...{ ownerId: visit.user.id, definition: { ...definition } },
	};
	await visit.rows.commit([visit.rows.adding(formLibrary, row)]);
	return headOf(row);
}

type Kept = Pick<Keeping, "locks" | "source" | "licence" | "title"> & { id: string };

/**
 * How a part stands in the library. What came from there locked stays locked as it was there: kept again it would otherwise be free.
 * Throws `notAllowed` where only some of what belongs together is kept.
 */
function keptAs(part: Definition, { id, title, locks, source, licence }: Kept, form: Definition) {
	const held = withoutSpentOrigins(part);
	if (held.origins) {
		if (brokenLock(form, held)) throw notAllowed("forms:errors.locked.part");
		const all = [...new Set(held.origins.flatMap((origin) => origin.locks))];
		const [first] = held.origins;
		return { definition: held, locks: all, source: first?.source ?? "", licence: first?.licence ?? "" };
	}
	return { definition: lockedBy(part, { id, title, source, licence, locks }), locks, source, licence };
}

/** Throws `notAllowed` for locks of somebody who does not answer for the module, `invalid` for those that do not say what they protect. */
export function assertOrigin(
	visit: Visit,
	{ locks, source, licence }: Pick<Keeping, "locks" | "source" | "licence">,
): void {
	if (locks.length === 0) return;
	if (visit.access.level < LEVEL_ALL) throw notAllowed();
	assertSourced({ source, licence });
}

/** Throws `invalid` where it is not said where something comes from, or how it may be used. */
export function assertSourced({ source, licence }: Pick<Keeping, "source" | "licence">): void {
	if (!source) throw invalid({ source: "required" });
	if (!licence) throw invalid({ licence: "required" });
}

/** What a form of one's own begins with that is made of one of the library: it keeps what that one has locked. Throws `notFound`. */
export async function beginningFromLibrary(
	visit: Visit,
	area: Area,
	id: string,
	title: string,
): Promise<Pick<NewForm, "definition" | "templateId">> {
	const item = await readItemToUse(visit, area, id);
	if (item.kind !== "form") throw notFound();
	return { definition: withTitle(item.definition, title), templateId: item.id };
}

/** A form of one's own made of one of the library. */
export const formFromLibrary = async (visit: Visit, area: Area, id: string, title: string): Promise<Form> =>
	makeForm(visit, area, await beginningFromLibrary(visit, area, id, title));

/**
 * What items have locked, by the items' ids: of the area's and of the provider's, also of those that were removed or withdrawn, as
 * forms that have them keep to them.
 */
export async function readLocked(visit: Visit, area: Area, ids: readonly string[]): Promise<Map<string, Definition>> {
	const { own, provided } = await visit.rows.read({
		own: visit.rows.listing(formLibrary, {
			where: and(eq(formLibrary.moduleKey, area.moduleKey), inArray(formLibrary.id, [...ids])),
			limit: Math.max(1, ids.length),
		}),
		provided: readingProvidedItems(visit, [...ids]),
	});
	return new Map([...own, ...provided].map(({ id, definition }) => [id, definition as unknown as Definition]));
}

/** What the area's items were kept with of these others, as those were then. */
export async function readHolding(visit: Visit, area: Area, ids: readonly string[]): Promise<Definition[]> {
	const holds = sql`exists (select 1 from json_each(${formLibrary.definition}, '$.origins')
		where json_extract(value, '$.id') in (${sql.join(
			ids.map((id) => sql`${id}`),
			sql`, `,
		)}))`;
	const where = and(eq(formLibrary.moduleKey, area.moduleKey), holds);
	const items = await visit.rows.list(formLibrary, { where, limit: HOLDING });
	return items.map(({ definition }) => definition as unknown as Definition);
}
