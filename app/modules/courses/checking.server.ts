import type * as z from "zod";
import { today } from "#app/platform/clock";
import type { Language } from "#app/platform/i18n";
import { textFor } from "#app/platform/localised";
import { invalid, notFound } from "#app/platform/problems";
import { plainText, type RichDoc } from "#app/platform/rich-text/document";
import { readingEase } from "#app/platform/rich-text/reading-ease";
import type { Visit } from "#app/platform/tenant/context";
import { courses } from "#db/schema/courses";
import { barriersIn, barriersOf } from "./accessibility";
import { readingChecked } from "./barriers.server";
import { nameOf } from "./contents.server";
import type { CheckedInput, CourseQuery } from "./courses.schema";
import { findCourse, readingParts, titleOf } from "./courses.server";
import { contentAt, TEXT_AT } from "./editor-places";
import { readingContentsOf } from "./linked-contents.server";

/** What shuts readers out of a course, and how hard each of its texts is to read; in the order of the course. */
export async function showCheck(visit: Visit, { course_id: id }: z.output<typeof CourseQuery>) {
	const { rows } = visit;
	const { course, parts, texts, links, pieces } = await rows.read({
		course: rows.finding(courses, id),
		parts: readingParts(rows, id),
		texts: readingChecked(rows, id),
		...readingContentsOf(visit, id),
	});
	if (!course || course.deletedAt !== null) throw notFound();
	/** A language of a part. */
	const written = (partId: string, language: string) => {
		const text = texts.find(({ row }) => row.partId === partId && row.language === language);
		return text && { title: text.row.title, lang: language, content: null };
	};
	/** What a part shows of the task library, where that is still published. */
	const linked = (partId: string, contentId: string) => {
		const part = parts.find((one) => one.id === partId);
		const piece = pieces.find((one) => one.id === contentId);
		if (!part || !piece) return undefined;
		const { text: title, lang } = textFor(part.titles, course.firstLanguage, course.firstLanguage);
		return { title, lang, content: { id: contentId, ...nameOf(visit, piece) }, piece };
	};
	const place = new Map(parts.map((part, at) => [part.id, at]));
	const inOrder = (one: { partId: string; language: string }, other: typeof one) =>
		(place.get(one.partId) ?? 0) - (place.get(other.partId) ?? 0) || one.language.localeCompare(other.language);
	const checked = texts
		.map(({ row }) => ({
			...{ partId: row.partId, language: row.language as Language, title: row.title, lang: row.language },
			...{ content: null, barriers: barriersIn(row), ease: readingEase(plainText(row.body as RichDoc)) },
			easyEase: row.easyBody ? readingEase(plainText(row.easyBody as RichDoc)) : null,
		}))
		.sort(inOrder);
	const shown = links.flatMap(({ partId, contentId }) => {
		const found = linked(partId, contentId);
		if (!found) return [];
		const { piece, ...named } = found;
		return [{ partId, language: piece.language as Language, ...named, barriers: barriersOf(piece) }];
	});
	return {
		course: { id, name: titleOf(course), firstLanguage: course.firstLanguage as Language },
		barriers: [...checked.map(({ ease, easyEase, ...text }) => text), ...shown]
			.filter(({ barriers }) => barriers.length > 0)
			.sort(inOrder),
		deadLinks: course.deadLinks.flatMap(({ contentId, ...link }) => {
			const { partId, language } = link;
			const found = contentId === undefined ? written(partId, language) : linked(partId, contentId);
			if (!found) return [];
			const { title, lang, content } = found;
			const at = contentId === undefined ? TEXT_AT : contentAt(contentId);
			return [{ ...link, language: language as Language, title, lang, content, at }];
		}),
		linksCheckedAt: course.linksCheckedAt,
		texts: checked.flatMap(({ partId, title, language, ease, easyEase }) => [
			...(ease ? [{ partId, title, language, ease, isEasy: false }] : []),
			...(easyEase ? [{ partId, title, language, ease: easyEase, isEasy: true }] : []),
		]),
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
