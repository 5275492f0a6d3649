import { and, desc, eq, lte, sql } from "drizzle-orm";
import type * as z from "zod";
import { languageCodes } from "#app/platform/i18n";
import { conflict, notFound } from "#app/platform/problems";
import { compareLines } from "#app/platform/rich-text/compare-lines";
import { type CalloutNames, plainText, type RichDoc } from "#app/platform/rich-text/document";
import type { Visit } from "#app/platform/tenant/context";
import { courses, courseTexts, courseVersions } from "#db/schema/courses";
import type { ApproveInput, CourseQuery, TextRef } from "./courses.schema";
import { chaptersOf, findPart, PARTS_MOST, readingParts, titleOf } from "./courses.server";
import { type Text, textId } from "./parts.server";

/** A language of a part that has a name alone, and no text, is filled in. */
export type TextState = "filled" | "draft" | "approved" | "missing" | "outdated";
type Cell = { language: string; state: TextState; since: number | null };

/** Whether a text is approved as it stands now. */
export const approvalOf = ({ writtenAt, approvedAt }: Pick<Text, "writtenAt" | "approvedAt">) =>
	approvedAt !== null && approvedAt >= writtenAt ? ("approved" as const) : ("draft" as const);

/** Each part of a course in each of its languages: translated, missing, or outdated since when. */
export async function showTranslations(visit: Visit, { course_id: id }: z.output<typeof CourseQuery>) {
	const { rows } = visit;
	const { course, parts, texts } = await rows.read({
		course: rows.finding(courses, id),
		parts: readingParts(rows, id),
		texts: rows.listingWith(
			courseTexts,
			{},
			{
				where: eq(courseTexts.courseId, id),
				fields: ["partId", "language", "writtenAt", "basedOnAt", "approvedAt"],
				limit: PARTS_MOST * languageCodes.length,
			},
		),
	});
	if (!course || course.deletedAt !== null) throw notFound();
	const byKey = new Map(texts.map(({ row }) => [textId(row.partId, row.language), row]));
	const used = new Set([...Object.keys(course.titles), ...texts.map(({ row }) => row.language)]);
	const others = languageCodes.filter((code) => used.has(code) && code !== course.firstLanguage);
	const cellOf = (partId: string, titles: Record<string, string>, language: string): Cell => {
		const first = byKey.get(textId(partId, course.firstLanguage));
		const text = byKey.get(textId(partId, language));
		const isThere = first ? text !== undefined : Object.hasOwn(titles, language);
		if (!isThere) return { language, state: "missing", since: null };
		const isOutdated = first !== undefined && text !== undefined && first.writtenAt > text.basedOnAt;
		if (isOutdated) return { language, state: "outdated", since: first.writtenAt };
		return { language, state: text ? approvalOf(text) : "filled", since: null };
	};
	const items = chaptersOf(parts)
		.flatMap(({ chapter, lessons }) => [chapter, ...lessons])
		.map((part) => ({
			id: part.id,
			title: titleOf({ titles: part.titles, firstLanguage: course.firstLanguage }),
			isLesson: part.chapterId !== null,
			cells: others.map((language) => cellOf(part.id, part.titles, language)),
		}));
	const isUpToDate = (state: TextState | undefined) => state !== undefined && !["missing", "outdated"].includes(state);
	const share = (at: number) =>
		items.length === 0
			? 0
			: Math.floor((100 * items.filter(({ cells }) => isUpToDate(cells[at]?.state)).length) / items.length);
	return {
		course: { id, name: titleOf(course), firstLanguage: course.firstLanguage },
		languages: others.map((code, at) => ({ code, percent: share(at) })),
		items,
		tenant: visit.tenant.guid,
	};
}

/** What the original of a text said when it was translated; nothing of a text that is not there or is the original itself. */
export const readingOriginalThen = (visit: Visit, partId: string, language: string) =>
	visit.rows.listing(courseVersions, {
		where: and(
			eq(courseVersions.partId, partId),
			sql`${courseVersions.language} = (select ${courses.firstLanguage} from ${courses} where ${courses.tenantId} = ${visit.tenant.id} and ${courses.id} = ${courseVersions.courseId})`,
			lte(
				courseVersions.writtenAt,
				sql`(select ${courseTexts.basedOnAt} from ${courseTexts} where ${courseTexts.tenantId} = ${visit.tenant.id} and ${courseTexts.id} = ${textId(partId, language)})`,
			),
		),
		orderBy: desc(courseVersions.writtenAt),
		limit: 1,
	});

type Compared = { title: string; body: unknown; easyBody?: unknown };

/** The lines of a text as its authors compare them: a callout says there what it is. */
export const linesOf = ({ title, body, easyBody }: Compared, names: CalloutNames) =>
	[title, ...[body, easyBody].flatMap((doc) => (doc ? plainText(doc as RichDoc, names).split("\n") : []))]
		.map((line) => line.trim())
		.filter(Boolean);

/** The original beside a translation, and what of it has changed since it was translated. */
export function originalBeside(
	first: (Compared & { writtenAt: number }) | undefined,
	text: { basedOnAt: number } | undefined,
	then: Compared | undefined,
	names: CalloutNames,
) {
	if (!first) return null;
	const isOutdated = text !== undefined && first.writtenAt > text.basedOnAt;
	const changed = isOutdated && then ? compareLines(linesOf(then, names), linesOf(first, names)) : [];
	return {
		lines: linesOf({ ...first, easyBody: null }, names),
		/** The easy words of the original, for those of the translation. */
		easy: linesOf({ title: "", body: first.easyBody, easyBody: null }, names),
		since: isOutdated ? first.writtenAt : null,
		changed: changed.filter((line) => line.in !== "both"),
	};
}

/** Says of a translation that it is as new as its original: what has changed there changes nothing here. */
export async function markUpToDate(visit: Visit, { id, language }: z.output<typeof TextRef>): Promise<void> {
	const { rows } = visit;
	const { course } = await findPart(visit, id);
	const first = await rows.find(courseTexts, textId(id, course.firstLanguage));
	if (!first) throw notFound();
	const saved = await rows.change(courseTexts, textId(id, language), { basedOnAt: first.writtenAt });
	if (!saved) throw notFound();
}

/** Approves a text as whoever approves it has it before them. Throws `conflict` where it has been written anew since. */
export async function approveText(
	visit: Visit,
	{ id, language, writtenAt }: z.output<typeof ApproveInput>,
): Promise<void> {
	const { rows, user, now } = visit;
	await findPart(visit, id);
	const textKey = textId(id, language);
	if (!(await rows.find(courseTexts, textKey))) throw notFound();
	const approval = { approvedAt: Math.max(now.getTime(), writtenAt), approvedBy: user.id };
	const isSame = eq(courseTexts.writtenAt, writtenAt);
	const [saved] = await rows.commit([rows.changing(courseTexts, textKey, approval, undefined, isSame)]);
	if (!saved) throw conflict();
}
