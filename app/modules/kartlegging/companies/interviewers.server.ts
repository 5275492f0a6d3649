import { findAmong } from "#app/directory/find-people.server";
import { hasModule, isModulePerson, readingModulePeople } from "#app/directory/module-people.server";
import { invalid } from "#app/platform/problems";
import { LEVEL_CLIENTS } from "#app/platform/tenant/access";
import type { Visit } from "#app/platform/tenant/context";
import { manifest } from "../manifest";

const interviewers = { moduleKey: manifest.key, level: LEVEL_CLIENTS };

/** Those who assess companies here, as choices. */
export const readingInterviewers = (visit: Visit) => readingModulePeople(visit, interviewers);

/** The same by what is typed of their name. */
export const findInterviewers = findAmong(hasModule(interviewers));

/** Throws `invalid` (`interviewerId`, or another field) for somebody who does not assess companies here. */
export async function assertInterviewer(
	visit: Visit,
	id: string | null | undefined,
	field = "interviewerId",
): Promise<void> {
	if (id && !(await isModulePerson(visit, id, interviewers)))
		throw invalid({ [field]: "kartlegging:errors.noInterviewer" });
}
