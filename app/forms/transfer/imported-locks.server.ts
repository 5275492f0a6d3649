import { invalid } from "#app/platform/problems";
import { LEVEL_ALL } from "#app/platform/tenant/access";
import type { Visit } from "#app/platform/tenant/context";
import type { Area } from "../area";
import { type Definition, questionsOf } from "../definition/definition";
import { type Broken, brokenLock } from "../definition/locks";
import type { Origin } from "../definition/origin";
import { brokenFresh, brokenOf } from "../library/check-locks.server";
import { keepingOrigins } from "../library/extract";
import { readLocked } from "../library/library.server";
import type { Left } from "./surveyjs-source";

/**
 * What a file has locked stays locked: as the library has it, or by its locks of now where they have changed since the file was made.
 * Where the file differs from the library, or from what the form that it takes the place of has locked (`before`), it is `invalid`
 * (`file`). What comes from a library that is not here is taken in by those only who may lock: nobody else can vouch for it. `left`: of
 * what the locks did not come in.
 */
export async function importLocks(
	visit: Visit,
	area: Area,
	definition: Definition,
	before?: Definition,
): Promise<{ definition: Definition; vouched: string[]; left: Left[] }> {
	const listed = definition.origins ?? [];
	const ids = listed.map(({ id }) => id);
	if (new Set(ids).size < ids.length) throw differs("part");
	const known = new Set(before?.origins?.map(({ id }) => id));
	const fresh = ids.filter((id) => !known.has(id));
	const items = fresh.length > 0 ? await readLocked(visit, area, fresh) : new Map<string, Definition>();
	const held: Origin[] = [];
	for (const origin of listed) {
		const kept = known.has(origin.id) ? origin : await asLockedHere(visit, area, { definition, origin, items });
		if (kept) held.push(kept);
	}
	const locked = keepingOrigins(definition, held);
	const broken = before && brokenLock(before, locked);
	if (broken) throw differs(broken);
	return { definition: locked, vouched: fresh, left: freedOf(definition, held) };
}

/** What a file has locked by none of these origins, each once; marks that name no origin are the form's own. */
export function freedOf(file: Definition, held: readonly Origin[]): Left[] {
	const listed = new Map(file.origins?.map(({ id, title }) => [id, title]));
	const isHeld = new Set(held.map(({ id }) => id));
	const freed = questionsOf(file).flatMap(({ isLocked, origin = "" }) =>
		isLocked && !isHeld.has(origin) ? [listed.get(origin) ?? ""] : [],
	);
	return [...new Set(freed)].map((name) => ({ name, property: "", key: "locks" }));
}

type InFile = { definition: Definition; origin: Origin; items: Map<string, Definition> };

/** By what a part of a file is locked; undefined where the library has freed it. */
async function asLockedHere(visit: Visit, area: Area, { definition, origin, items }: InFile) {
	if (!(await brokenFresh(visit, area, definition, [origin.id]))) return origin;
	const item = items.get(origin.id);
	if (!item) {
		if (visit.access.level < LEVEL_ALL) throw invalid({ file: "forms:errors.locked.unknown" });
		return origin;
	}
	const now = item.origins?.find(({ id }) => id === origin.id);
	const broken = now && brokenOf(now.id, item, { ...definition, origins: [now] });
	if (broken) throw differs(broken);
	return now;
}

const differs = (broken: Broken) => invalid({ file: `forms:errors.locked.${broken}` });
