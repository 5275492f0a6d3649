import { attendedSteps } from "#app/directory/course-offer.server";
import { textFor } from "#app/platform/localised";
import { invalid } from "#app/platform/problems";
import type { Visit } from "#app/platform/tenant/context";

/** The steps of courses that an event can be, by course and step as the organiser reads them. */
export const courseStepsFor = async (visit: Visit) =>
	(await attendedSteps(visit)).map(({ id, titles, courseTitles, firstLanguage }) => {
		const [course, step] = [courseTitles, titles].map((all) => textFor(all, visit.language, firstLanguage).text);
		return { value: id, label: `${course} – ${step}` };
	});

/** Throws `invalid` for a step that nobody can do by coming; one that an event has already stays. */
export async function checkCourseStep(visit: Visit, stepId: string | null, before?: string | null): Promise<void> {
	if (stepId === null || stepId === before) return;
	if (!(await attendedSteps(visit)).some(({ id }) => id === stepId)) throw invalid({ courseStep: "wrongValue" });
}
