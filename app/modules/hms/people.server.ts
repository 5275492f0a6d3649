import { isModulePerson, readingModulePeople } from "#app/directory/module-people.server";
import { invalid } from "#app/platform/problems";
import { LEVEL_CLIENTS } from "#app/platform/tenant/access";
import type { Visit } from "#app/platform/tenant/context";
import { manifest } from "./manifest";

const rights = { moduleKey: manifest.key, level: LEVEL_CLIENTS };

/** Those who may be responsible for something here, as choices. */
export const readingPeople = (visit: Visit) => readingModulePeople(visit, rights);

/** Throws `invalid` (`field`) for somebody who does not work in the module. */
export async function assertPerson(visit: Visit, id: string | null | undefined, field: string): Promise<void> {
	if (id && !(await isModulePerson(visit, id, rights))) throw invalid({ [field]: "hms:errors.noPerson" });
}
