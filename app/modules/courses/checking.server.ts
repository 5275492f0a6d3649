import type * as z from "zod";
import { today } from "#app/platform/clock";
import type { Language } from "#app/platform/i18n";
import { textFor } from "#app/platform/localised";
import { invalid, notFound } from "#app/platform/problems";
import { plainText, type RichDoc } from "#app/platform/rich-text/document";
import { readingEase } from "#app/platform/rich-text/reading-ease";
import type { Visit } from "#app/platform/tenant/context";
import { courses } from "#db/schema/courses";
import { barriersIn } from "./accessibility";
import { readingChecked } from "./barriers.server";
import { nameOf } from "./contents.server";
import type { CheckedInput, CourseQuery } from "./courses.schema";
import { findCourse, type Part, readingParts, titleOf } from "./courses.server";
import { readingContentsOf } from "./linked-contents.server";

/** What shuts readers out of a course, and how hard each of its texts is to read; in the order of the course. */
export async function showCheck(visit: Visit, { course_id: id }: z.output<typeof CourseQuery>) {
	const { rows } = visit;
	const { course, parts, texts, pieces } = await rows.read({
		course: rows.finding(courses, id),
		parts: readingParts(rows, id),
		texts: readingChecked(rows, id),
		...readingContentsOf(visit, id),
	});
	if (!course || course.deletedAt !== null) throw notFound();
	const partOf = (part: Part) => {
		const { text: title, lang } = textFor(part.titles, course.firstLanguage, course.firstLanguage);
		return { title, lang };
	};
	const place = new Map(parts.map((part, at) => [part.id, at]));
	const checked = texts
		.map(({ row }) => ({
			...{ partId: row.partId, language: row.language as Language, title: row.title },
			...{ barriers: barriersIn(row), ease: readingEase(plainText(row.body as RichDoc)) },
		}))
		.sort(
			(one, other) =>
				(place.get(one.partId) ?? 0) - (place.get(other.partId) ?? 0) || one.language.localeCompare(other.language),
		);
	return {
		course: { id, name: titleOf(course) },
		barriers: checked.filter(({ barriers }) => barriers.length > 0),
		deadLinks: course.deadLinks.flatMap((link) => {
			const place = { ...link, language: link.language as Language };
			if (link.contentId !== undefined) {
				const part = parts.find((one) => one.id === link.partId);
				const piece = pieces.find((one) => one.id === link.contentId);
				return part && piece ? [{ ...place, ...partOf(part), content: nameOf(visit, piece) }] : [];
			}
			const text = texts.find(({ row }) => row.partId === link.partId && row.language === link.language);
			return text ? [{ ...place, title: text.row.title, lang: link.language, content: null }] : [];
		}),
		linksCheckedAt: course.linksCheckedAt,
		texts: checked.filter(({ ease }) => ease !== null),
		tenant: visit.tenant.guid,
	};
}

/** Notes that what a course says was looked through today, and when that is to be done again. */
export async function noteChecked(visit: Visit, { id, checkBy }: z.output<typeof CheckedInput>): Promise<void> {
	const { rows, tenant, now } = visit;
	await findCourse(visit, id);
	const day = today(tenant.timeZone, now);
	if (checkBy !== null && checkBy <= day) throw invalid({ checkBy: "courses:errors.laterDay" });
	await rows.change(courses, id, { checkedOn: day, checkBy });
}
