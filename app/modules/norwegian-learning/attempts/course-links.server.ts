import { offeredCourses } from "#app/directory/course-offer.server";
import { textFor } from "#app/platform/localised";
import type { CourseLink } from "../components/course-name";
import type { OpenedTest } from "./open-test.server";

/** The courses of the portal among those that a test recommends, by the words of the test. */
export async function courseLinks({ ctx, test }: Pick<OpenedTest, "ctx" | "test">, language: string) {
	const texts = [...new Set(Object.values(test.courses))].filter(Boolean);
	const offered = await offeredCourses(ctx, texts);
	const links: Record<string, CourseLink> = {};
	for (const { titles, firstLanguage, openPath: path } of offered) {
		const { text: title, lang } = textFor(titles, language, firstLanguage);
		for (const text of texts) if (Object.values(titles).includes(text)) links[text] = { title, lang, path };
	}
	return links;
}
