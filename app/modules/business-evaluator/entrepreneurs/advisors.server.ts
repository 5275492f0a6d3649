import { isModulePerson, readingModulePeople } from "#app/directory/module-people.server";
import { invalid } from "#app/platform/problems";
import type { Visit } from "#app/platform/tenant/context";
import { manifest } from "../manifest";

const advisors = { moduleKey: manifest.key, level: 10 };

/** Those who may advise entrepreneurs, as choices. */
export const readingAdvisors = (visit: Visit) => readingModulePeople(visit, advisors);

/** Throws `invalid` (`advisorId`) for somebody who may not advise entrepreneurs here. */
export async function assertAdvisor(visit: Visit, id: string | null | undefined): Promise<void> {
	if (id && !(await isModulePerson(visit, id, advisors)))
		throw invalid({ advisorId: "businessEvaluator:errors.noAdvisor" });
}
