import { isModulePerson, readingModulePeople } from "#app/directory/module-people.server";
import { invalid } from "#app/platform/problems";
import type { Visit } from "#app/platform/tenant/context";
import { manifest } from "../manifest";

const teachers = { moduleKey: manifest.key, level: 10 };

/** Those who follow students here, as choices. */
export const readingTeachers = (visit: Visit) => readingModulePeople(visit, teachers);

/** Throws `invalid` (`teacherId`) for somebody who follows no students here. */
export async function assertTeacher(visit: Visit, id: string | null | undefined): Promise<void> {
	if (id && !(await isModulePerson(visit, id, teachers))) throw invalid({ teacherId: "finch:errors.noTeacher" });
}
