import { notAllowed } from "#app/platform/problems";
import type { Visit } from "#app/platform/tenant/context";
import type { Area } from "../area";
import type { Definition } from "../definition/definition";
import { type Broken, brokenLock } from "../definition/locks";
import { readHolding, readLocked } from "./library.server";

type Checking = {
	before?: Definition;
	formLocks?: readonly string[];
	/** Origins that somebody has looked at already. */
	vouched?: readonly string[];
};

/**
 * That a definition keeps to what is locked in it: as it was `before`, and where something of the library came in since, as it is
 * there. Throws `notAllowed` with what does not hold.
 */
export async function checkLocks(
	visit: Visit,
	area: Area,
	definition: Definition,
	{ before, formLocks = [], vouched = [] }: Checking = {},
): Promise<void> {
	const known = new Set([...(before?.origins?.map(({ id }) => id) ?? []), ...vouched]);
	const fresh = (definition.origins ?? []).filter(({ id }) => !known.has(id)).map(({ id }) => id);
	const broken =
		(before && brokenLock(before, definition, formLocks)) ?? (await brokenFresh(visit, area, definition, fresh));
	if (broken) throw notAllowed(`forms:errors.locked.${broken}`);
}

/**
 * The first lock that what came in by these origins does not hold to. It came as the library has it now, or by what was kept of it
 * there when its name or its locks were others.
 */
export async function brokenFresh(
	visit: Visit,
	area: Area,
	definition: Definition,
	ids: readonly string[],
): Promise<Broken | undefined> {
	if (ids.length === 0) return undefined;
	const items = await readLocked(visit, area, ids);
	const otherwise = ids.filter((id) => brokenOf(id, items.get(id), definition));
	if (otherwise.length === 0) return undefined;
	const kept = await readHolding(visit, area, otherwise);
	const id = otherwise.find((one) => kept.every((item) => brokenOf(one, item, definition)));
	return id === undefined ? undefined : brokenOf(id, items.get(id), definition);
}

/** What of an item that a definition has by this origin it does not keep to. */
export function brokenOf(id: string, source: Definition | undefined, now: Definition): Broken | undefined {
	const origins = source?.origins?.filter((origin) => origin.id === id) ?? [];
	return source && origins.length > 0 ? brokenLock({ ...source, origins }, now) : "part";
}
