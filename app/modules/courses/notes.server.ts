import { and, asc, desc, eq } from "drizzle-orm";
import type * as z from "zod";
import { PRIVATE } from "#app/platform/http.server";
import { newId } from "#app/platform/ids";
import { textFor } from "#app/platform/localised";
import { after, pageOf } from "#app/platform/paging.server";
import { invalid, notFound } from "#app/platform/problems";
import type { Visit } from "#app/platform/tenant/context";
import { courseNotes, courseParts, courses } from "#db/schema/courses";
import type { NoteInput, NoteRef, NotesQuery } from "./courses.schema";
import { findOwnStep } from "./learning.server";

/** Notes of one learner at one step. */
const MOST = 200;
const PAGE = 50;
const EXPORT_MOST = 5000;

/** What the visitor has noted at a step, as they did it. */
export const readingOwnNotes = ({ rows, user }: Visit, partId: string) =>
	rows.listing(courseNotes, {
		where: and(eq(courseNotes.partId, partId), eq(courseNotes.userId, user.id)),
		orderBy: [asc(courseNotes.createdAt), asc(courseNotes.id)],
		limit: MOST,
	});

/** Notes words of the lesson, words of one's own, or both. Nobody else reads them. */
export async function addNote(visit: Visit, input: NoteInput): Promise<void> {
	const { rows, user, now } = visit;
	const { course, step } = await findOwnStep(visit, input);
	const { notes } = await rows.read({ notes: readingOwnNotes(visit, step.id) });
	if (notes.length >= MOST) throw invalid({ words: "courses:errors.tooManyNotes" });
	const { quote, words, language } = input;
	const id = newId(now.getTime());
	await rows.add(courseNotes, { id, courseId: course.id, partId: step.id, userId: user.id, quote, words, language });
}

/** Takes one of the visitor's own notes away. */
export async function dropNote({ rows, user }: Visit, { note }: z.output<typeof NoteRef>): Promise<void> {
	const own = await rows.find(courseNotes, note);
	if (own?.userId !== user.id) throw notFound();
	await rows.remove(courseNotes, note);
}

const readingNotes = (visit: Visit, cursor: string | undefined, limit: number) => {
	const order = [courseNotes.createdAt, courseNotes.id];
	return visit.rows.listingWith(
		courseNotes,
		{
			course: [courses, courseNotes.courseId, ["titles", "firstLanguage"]],
			part: [courseParts, courseNotes.partId, ["titles", "deletedAt"]],
		},
		{
			where: and(eq(courseNotes.userId, visit.user.id), after(order, cursor, "desc")),
			orderBy: order.map((column) => desc(column)),
			limit,
		},
	);
};

type Read = ReturnType<ReturnType<typeof readingNotes>["shape"]>[number];

function serialize(visit: Visit, { row, course, part }: Read) {
	const { id, quote, words, language, courseId, partId, createdAt } = row;
	const first = course?.firstLanguage ?? visit.language;
	return {
		...{ id, quote, words, language, courseId, at: createdAt },
		course: textFor(course?.titles ?? {}, visit.language, first).text,
		step: textFor(part?.titles ?? {}, visit.language, first).text,
		partId: part?.deletedAt === null ? partId : null,
	};
}

/** All that the visitor has noted, the newest first. */
export async function showNotes(visit: Visit, { cursor }: z.output<typeof NotesQuery>) {
	const { list } = await visit.rows.read({ list: readingNotes(visit, cursor, PAGE + 1) });
	const page = pageOf(list, PAGE, ({ row }) => [row.createdAt, row.id]);
	return {
		notes: page.items.map((one) => serialize(visit, one)),
		next: page.next,
		isFirst: cursor === undefined,
		tenant: visit.tenant.guid,
	};
}

/** The same as a text file, by course and step. */
export async function exportNotes(visit: Visit): Promise<Response> {
	const { list } = await visit.rows.read({ list: readingNotes(visit, undefined, EXPORT_MOST) });
	const byStep = new Map<string, string[]>();
	for (const one of list.map((found) => serialize(visit, found)).reverse()) {
		const key = `# ${one.course}\n## ${one.step}`;
		const quoted = one.quote === "" ? "" : one.quote.replaceAll(/^/gm, "> ");
		byStep.set(key, [...(byStep.get(key) ?? []), [quoted, one.words].filter(Boolean).join("\n\n")]);
	}
	const text = [...byStep].map(([key, notes]) => `${key}\n\n${notes.join("\n\n")}\n`).join("\n");
	return new Response(text, {
		headers: {
			...PRIVATE,
			"Content-Type": "text/markdown; charset=utf-8",
			"Content-Disposition": 'attachment; filename="notes.md"',
		},
	});
}
