import { and, asc, desc, eq } from "drizzle-orm";
import type * as z from "zod";
import { NAMED, nameOf } from "#app/directory/names";
import { CSV_START, csvLine } from "#app/platform/csv";
import { PRIVATE } from "#app/platform/http.server";
import { type Language, languages } from "#app/platform/i18n";
import { translator } from "#app/platform/i18n.server";
import { toLocal } from "#app/platform/local-time";
import { textFor } from "#app/platform/localised";
import { after, pageOf } from "#app/platform/paging.server";
import { notFound } from "#app/platform/problems";
import type { PendingWrite } from "#app/platform/tenant/commit.server";
import type { Visit } from "#app/platform/tenant/context";
import type { Row } from "#app/platform/tenant/rows.server";
import { courseEnrolments, courseProgress, courseReadings, courseTexts, courseVersions } from "#db/schema/courses";
import { people } from "#db/schema/directory";
import type { EvidenceQuery, FinishInput } from "./courses.schema";
import { readingOpen } from "./courses.server";
import { enrolmentId, learnersOf } from "./enrolments.server";
import { type Text, textId } from "./parts.server";

type Reading = Row<typeof courseReadings>;

const PAGE = 50;
const EXPORT_PAGE = 1000;

export const readingOwnReadings = ({ rows, user }: Visit, partId: string) =>
	rows.listing(courseReadings, {
		where: and(eq(courseReadings.partId, partId), eq(courseReadings.userId, user.id)),
		limit: 500,
	});

/** For one `rows.read`: the version of a text of a course that the visitor had before them last for the first time. */
export const readingLastRead = ({ rows, user }: Visit, courseId: string) =>
	rows.listing(courseReadings, {
		where: and(eq(courseReadings.courseId, courseId), eq(courseReadings.userId, user.id)),
		orderBy: [desc(courseReadings.createdAt), desc(courseReadings.id)],
		limit: 1,
	});

/** The write that notes that the visitor has this version of a text before them; none where that is noted already. */
export function notingReading(visit: Visit, text: Text, noted: readonly Reading[]): PendingWrite[] {
	return noted.some(({ id }) => id === readingId(visit, text)) ? [] : [noting(visit, text)];
}

type Version = Pick<Text, "courseId" | "partId" | "language" | "title" | "writtenAt">;

const readingId = ({ user }: Visit, { partId, language, writtenAt }: Version) =>
	`${partId}:${user.id}:${language}:${writtenAt}`;

function noting(visit: Visit, version: Version): PendingWrite {
	const { courseId, partId, language, title, writtenAt } = version;
	const id = readingId(visit, version);
	const row = { id, courseId, partId, userId: visit.user.id, language, title, writtenAt };
	return visit.rows.derivingOrAdding(courseReadings, row, { title });
}

/**
 * The write that notes which version a learner had before them who completes its step from a copy on their device: the text
 * as it is, or one that was there before.
 */
export async function notingVersion(
	visit: Visit,
	{ part_id: partId, read: language, version: writtenAt }: z.output<typeof FinishInput>,
): Promise<PendingWrite[]> {
	if (language === undefined || writtenAt === undefined) return [];
	const { rows } = visit;
	const { text, version } = await rows.read({
		text: rows.listing(courseTexts, {
			where: and(eq(courseTexts.id, textId(partId, language)), eq(courseTexts.writtenAt, writtenAt)),
			limit: 1,
		}),
		version: rows.listing(courseVersions, {
			where: and(
				...[eq(courseVersions.partId, partId), eq(courseVersions.language, language)],
				eq(courseVersions.writtenAt, writtenAt),
			),
			limit: 1,
		}),
	});
	const [was] = [...text, ...version];
	return was ? [noting(visit, was)] : [];
}

/** A page of the versions that a learner has read, with when they completed each step. */
async function readEvidence(
	visit: Visit,
	{ course_id: courseId, user_id: userId, cursor }: z.output<typeof EvidenceQuery>,
	limit: number,
) {
	const { rows } = visit;
	const order = [courseReadings.createdAt, courseReadings.id];
	const { course, enrolment, list, progress } = await rows.read({
		course: readingOpen(visit, courseId),
		enrolment: rows.listingWith(
			courseEnrolments,
			{ person: [people, courseEnrolments.userId, NAMED] },
			{ where: and(eq(courseEnrolments.id, enrolmentId(courseId, userId)), learnersOf(visit)), limit: 1 },
		),
		list: rows.listing(courseReadings, {
			where: and(eq(courseReadings.courseId, courseId), eq(courseReadings.userId, userId), after(order, cursor)),
			orderBy: order.map((column) => asc(column)),
			limit: limit + 1,
		}),
		progress: rows.listing(courseProgress, {
			where: and(eq(courseProgress.courseId, courseId), eq(courseProgress.userId, userId)),
			limit: 5000,
		}),
	});
	const [learner] = enrolment;
	if (!course || !learner) throw notFound();
	const doneAt = new Map(progress.map((one) => [one.partId, one.doneAt]));
	const page = pageOf(list, limit, ({ createdAt, id }) => [createdAt, id]);
	return {
		course: { id: courseId, title: textFor(course.titles, visit.language, course.firstLanguage).text },
		learner: { id: userId, name: learner.person ? nameOf(learner.person) : "" },
		items: page.items.map(({ id, partId, title, language, writtenAt, createdAt }) => ({
			...{ id, title, language, writtenAt, readAt: createdAt, doneAt: doneAt.get(partId) ?? null },
		})),
		next: page.next,
	};
}

/** What a learner has had before them in a course: which version of which lesson, in which language and when. */
export async function showEvidence(visit: Visit, query: z.output<typeof EvidenceQuery>) {
	const found = await readEvidence(visit, query, PAGE);
	return { ...found, isFirst: query.cursor === undefined, tenant: visit.tenant.guid };
}

/** The same, all of it, as a CSV file. */
export async function exportEvidence(visit: Visit, query: z.output<typeof EvidenceQuery>): Promise<Response> {
	const t = await translator(visit.language);
	const heads = ["lesson", "language", "version", "read", "done"].map((key) => t(`courses:evidence.${key}`));
	const at = (time: number | null) => (time === null ? null : toLocal(time, visit.tenant.timeZone).replace("T", " "));
	let text = CSV_START + csvLine([t("courses:learners.name"), ...heads]);
	for (let cursor = query.cursor; ; ) {
		const { items, next, learner } = await readEvidence(visit, { ...query, cursor }, EXPORT_PAGE);
		for (const { title, language, writtenAt, readAt, doneAt } of items) {
			const named = languages[language as Language]?.name ?? language;
			text += csvLine([learner.name, title, named, at(writtenAt), at(readAt), at(doneAt)]);
		}
		if (next === null) break;
		cursor = next;
	}
	return new Response(text, {
		headers: {
			...PRIVATE,
			"Content-Type": "text/csv; charset=utf-8",
			"Content-Disposition": `attachment; filename="readings-${visit.tenant.slug}.csv"`,
			"Content-Language": languages[visit.language].locale,
		},
	});
}
