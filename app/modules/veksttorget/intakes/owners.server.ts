import { isModulePerson, readingModulePeople } from "#app/directory/module-people.server";
import { invalid } from "#app/platform/problems";
import type { Visit } from "#app/platform/tenant/context";
import { area } from "../area";

const owners = (level = 10) => ({ moduleKey: area.moduleKey, level });

/** Those who may take intakes, as choices. */
export const readingOwners = (visit: Visit, level?: number) => readingModulePeople(visit, owners(level));

/** Throws `invalid` (`ownerId`) for somebody who may not take intakes. */
export async function assertOwner(visit: Visit, ownerId: string | null | undefined, level?: number): Promise<void> {
	if (ownerId && !(await isModulePerson(visit, ownerId, owners(level)))) throw invalid({ ownerId: "wrongValue" });
}
