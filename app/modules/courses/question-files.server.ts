import { eq, ne, type SQL, sql } from "drizzle-orm";
import { droppingPictures } from "#app/media/dropping-pictures.server";
import { pictureType, recordingType } from "#app/media/kind-of-bytes";
import { copyingFromLibrary, findForUse, forgettingGuids, type Use } from "#app/media/library/uses.server";
import { PICTURE_MAX_BYTES } from "#app/media/pictures.server";
import { attachingFile, FILE_MAX_BYTES, stageFile } from "#app/media/record-files.server";
import { invalid } from "#app/platform/problems";
import type { PendingWrite } from "#app/platform/tenant/commit.server";
import type { Visit } from "#app/platform/tenant/context";
import type { TenantRows } from "#app/platform/tenant/rows.server";
import { courseDraws, courseQuestions, courseTexts, type QuestionMedia, type QuizQuestion } from "#db/schema/courses";
import { manifest } from "./manifest";
import { type MediaFields, mediaIn, type Placed, placedAt } from "./question-media";

type Kind = QuestionMedia["kind"];
type Before = Pick<QuizQuestion, "media" | "options"> | undefined;
type Taken = { media: Map<number, QuestionMedia>; writes: PendingWrite[] };

const fieldOf = (place: number) => `mediaFile-${place}`;

/** The name that a learner can see of a file must not tell what its author calls it: that may be the answer. */
const neutralName = (kind: Kind, type: string) =>
	`${kind}.${(type.split("/")[1] ?? "").replace("mpeg", "mp3").replaceAll(/[^a-z0-9]/g, "")}`;

const wrongKind = (place: number) => invalid({ [fieldOf(place)]: "courses:errors.questionMedia" });

/**
 * Takes the pictures and recordings that a form has for these places of a question; gives what stands in each, and the writes
 * for the question's commit. Throws `invalid` for a file of another kind, one too large, and one that the question never had.
 */
export async function takeMedia(
	visit: Visit,
	fields: MediaFields,
	places: readonly number[],
	before: Before,
	use: Use,
): Promise<Taken> {
	const wanted = places.flatMap((place) => {
		const placed = placedAt(fields, place);
		return placed ? [{ ...placed, place }] : [];
	});
	// All is looked at before anything is stored.
	const sent = await Promise.all(wanted.flatMap(({ file, ...one }) => (file ? [sentKind(one.place, file)] : [])));
	const known = new Map((before ? mediaIn(before) : []).map((one) => [one.guid, one]));
	const chosen = await takeChosen(visit, wanted, use);
	const media = new Map<number, QuestionMedia>();
	const writes = [...chosen.writes];
	for (const { place, file, library, kept, words } of wanted) {
		if (file) {
			const { kind, type } = sent.find((one) => one.place === place) ?? {};
			if (!kind || !type) continue;
			const named = new File([file], neutralName(kind, type));
			const staged = await stageFile(visit, manifest.key, named, fieldOf(place), () => type);
			writes.push(attachingFile(visit, staged.id));
			media.set(place, { guid: staged.guid, kind, words });
			continue;
		}
		const found = library ? chosen.media.get(library) : known.get(kept ?? "");
		if (!found) throw invalid({ [fieldOf(place)]: "media:errors.fileGone" });
		media.set(place, { ...found, words });
	}
	return { media, writes };
}

/** What was sent for a place, by what is in it. */
async function sentKind(place: number, file: File): Promise<{ place: number; kind: Kind; type: string }> {
	const bytes = new Uint8Array(await file.slice(0, 64).arrayBuffer());
	const picture = pictureType(bytes);
	const type = picture ?? recordingType(bytes);
	if (!type) throw wrongKind(place);
	if (picture && file.size > PICTURE_MAX_BYTES) throw invalid({ [fieldOf(place)]: "media:errors.pictureTooLarge" });
	if (file.size > FILE_MAX_BYTES) throw invalid({ [fieldOf(place)]: "media:errors.fileTooLarge" });
	return { place, kind: picture ? "picture" : "sound", type };
}

const kindOf = (type: string): Kind | undefined =>
	/^image\/(png|jpeg|webp|gif)$/.test(type) ? "picture" : type.startsWith("audio/") ? "sound" : undefined;

/** The files of the library among what is wanted, by their ids there. */
async function takeChosen(visit: Visit, wanted: readonly (Placed & { place: number })[], use: Use) {
	const media = new Map<string, QuestionMedia>();
	const places = new Map(wanted.flatMap(({ library, place }) => (library ? [[library, place] as const] : [])));
	const [first] = places.values();
	if (first === undefined) return { media, writes: [] };
	const found = await findForUse(visit, [...places.keys()], fieldOf(first));
	const kinds = found.map(({ id, type }) => {
		const kind = kindOf(type);
		if (!kind) throw wrongKind(places.get(id) ?? first);
		return kind;
	});
	const renamed = found.map((file, at) => {
		const name = neutralName(kinds[at] as Kind, file.type);
		return { ...file, name, sortName: name };
	});
	const { copies, writes } = copyingFromLibrary(visit, renamed, manifest.key, use);
	for (const [at, { id }] of found.entries())
		media.set(id, { guid: copies[at]?.guid ?? "", kind: kinds[at] as Kind, words: "" });
	return { media, writes };
}

/** The guids of what the quizzes of some texts show and play. */
const askedIn = (rows: TenantRows, texts: SQL) =>
	sql`select node.value as guid from ${courseTexts}, json_tree(${courseTexts.questions}) as node where ${courseTexts.tenantId} = ${rows.tenantId} and ${texts} and node.key = 'guid'`;

/** The guids of what the quizzes of a course show and play, and of what its learners have drawn. */
export const questionGuidsOf = (rows: TenantRows, courseId: string) => sql`(
	${askedIn(rows, eq(courseTexts.courseId, courseId))}
	union select node.value from ${courseDraws}, json_tree(${courseDraws.questions}) as node where ${courseDraws.tenantId} = ${rows.tenantId} and ${courseDraws.courseId} = ${courseId} and node.key = 'guid')`;

/** Which texts and draws stay, where others are removed in the same commit. */
type Staying = { texts?: SQL; draws?: SQL };

/** Whether a question has a file (`its.guid`): one of the bank, of a quiz, or one that was drawn, as far as they stay. */
const isInQuestion = (rows: TenantRows, { texts = sql`true`, draws = sql`true` }: Staying) => sql`(
	exists (select 1 from ${courseQuestions} where ${courseQuestions.tenantId} = ${rows.tenantId} and (instr(${courseQuestions.media}, its.guid) > 0 or instr(${courseQuestions.options}, its.guid) > 0))
	or exists (select 1 from ${courseTexts} where ${courseTexts.tenantId} = ${rows.tenantId} and ${texts} and instr(${courseTexts.questions}, its.guid) > 0)
	or exists (select 1 from ${courseDraws} where ${courseDraws.tenantId} = ${rows.tenantId} and ${draws} and instr(${courseDraws.questions}, its.guid) > 0))`;

/**
 * The writes that give files of questions back which no question has any more; they stand after those that change the
 * questions. Quizzes share a file with the bank, and an attempt keeps what it has drawn.
 */
export function droppingUnasked(rows: TenantRows, questions: readonly Pick<QuizQuestion, "media" | "options">[]) {
	const guids = questions.flatMap(mediaIn).map(({ guid }) => guid);
	if (guids.length === 0) return [];
	return giving(rows, sql`(select its.value as guid from json_each(${JSON.stringify(guids)}) as its)`, {});
}

/** The same for all quizzes of a course that is removed for good. */
export const droppingQuizFiles = (rows: TenantRows, courseId: string) =>
	giving(rows, questionGuidsOf(rows, courseId), {
		...{ texts: ne(courseTexts.courseId, courseId), draws: ne(courseDraws.courseId, courseId) },
	});

/** The same for the quiz of a part that is removed for good; they stand before its texts go. */
export const droppingQuizFilesOfPart = (rows: TenantRows, partId: string) =>
	giving(rows, sql`(${askedIn(rows, eq(courseTexts.partId, partId))})`, { texts: ne(courseTexts.partId, partId) });

function giving(rows: TenantRows, guids: SQL, staying: Staying): PendingWrite[] {
	const unasked = sql`(select its.guid from ${guids} as its where not ${isInQuestion(rows, staying)})`;
	return [forgettingGuids(rows, unasked), ...droppingPictures(rows, manifest.key, unasked)];
}
