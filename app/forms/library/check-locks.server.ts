import { notAllowed } from "#app/platform/problems";
import type { Visit } from "#app/platform/tenant/context";
import type { Area } from "../area";
import type { Definition } from "../definition/definition";
import { brokenLock } from "../definition/locks";
import { readLocked } from "./library.server";

/**
 * That a definition keeps to what is locked in it: as it was `before`, and where something of the library came in since, as it is
 * there. Throws `notAllowed` with what does not hold.
 */
export async function checkLocks(
	visit: Visit,
	area: Area,
	definition: Definition,
	{ before, formLocks = [] }: { before?: Definition; formLocks?: readonly string[] } = {},
): Promise<void> {
	const known = new Set(before?.origins?.map(({ id }) => id));
	const fresh = (definition.origins ?? []).filter(({ id }) => !known.has(id)).map(({ id }) => id);
	const items = fresh.length > 0 ? await readLocked(visit, area, fresh) : new Map<string, Definition>();
	if (items.size < fresh.length) throw notAllowed("forms:errors.locked.part");
	const sources = [...items.values()].map((item) => ({ before: item, locks: [] as readonly string[] }));
	for (const source of [...(before ? [{ before, locks: formLocks }] : []), ...sources]) {
		const broken = brokenLock(source.before, definition, source.locks);
		if (broken) throw notAllowed(`forms:errors.locked.${broken}`);
	}
}
