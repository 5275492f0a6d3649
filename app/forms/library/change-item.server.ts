import { conflict, notAllowed } from "#app/platform/problems";
import { LEVEL_ALL } from "#app/platform/tenant/access";
import type { Visit } from "#app/platform/tenant/context";
import { formLibrary } from "#db/schema/forms";
import type { Area } from "../area";
import type { Lock } from "../definition/locks";
import { lockedBy } from "./extract";
import { assertOrigin, type Item, readItem } from "./library.server";

/** One's own may be given another name, any by who answers for the module. */
export const mayRename = (
	{ access, user }: Pick<Visit, "access" | "user">,
	{ ownerId }: Pick<Item, "ownerId">,
): boolean => access.level >= LEVEL_ALL || ownerId === user.id;

/** Gives an item another name. Forms that have it keep the one that it had. Throws `notAllowed` for somebody else's. */
export async function renameItem(
	visit: Visit,
	area: Area,
	{ id, title }: { id: string; title: string },
): Promise<void> {
	const item = await readItem(visit, area, id);
	if (!mayRename(visit, item)) throw notAllowed();
	const { origins, ...rest } = item.definition;
	const named = origins?.map((origin) => (origin.id === id ? { ...origin, title } : origin));
	const definition = { ...rest, ...(named && { origins: named }) };
	await change(visit, item, { title, sortTitle: title.toLowerCase(), definition });
}

export type Locking = { id: string; locks: Lock[]; source: string; licence: string };

/**
 * Locks an item, or lets go of what was locked (`locks` is empty); both are for those who answer for the module. Forms that were made with
 * it before keep to what it had locked then. Throws `invalid` for locks without where it comes from and how it may be used, `notAllowed`
 * for an item that was kept of what another one has locked.
 */
export async function lockItem(visit: Visit, area: Area, { id, locks, source, licence }: Locking): Promise<void> {
	assertOrigin(visit, { locks, source, licence });
	if (visit.access.level < LEVEL_ALL) throw notAllowed();
	const item = await readItem(visit, area, id);
	if (item.definition.origins?.some((origin) => origin.id !== id)) throw notAllowed("forms:errors.locked.elsewhere");
	const definition = { ...lockedBy(item.definition, { id, title: item.title, source, licence, locks }) };
	await change(visit, item, { locks, source, licence, definition });
}

type Patch = Partial<Pick<Item, "title" | "sortTitle" | "locks" | "source" | "licence" | "definition">>;

async function change(visit: Visit, { id, updatedAt }: Item, patch: Patch): Promise<void> {
	const [changed] = await visit.rows.commit([visit.rows.changing(formLibrary, id, patch, updatedAt)]);
	if (!changed) throw conflict();
}
