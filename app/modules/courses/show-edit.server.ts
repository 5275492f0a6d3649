import { and, desc, eq, isNotNull } from "drizzle-orm";
import type * as z from "zod";
import { findPieces } from "#app/directory/content-offer.server";
import { languageCodes } from "#app/platform/i18n";
import { notFound } from "#app/platform/problems";
import { plainText, type RichDoc } from "#app/platform/rich-text/document";
import { calloutNames } from "#app/platform/rich-text/render.server";
import type { Visit } from "#app/platform/tenant/context";
import { courseParts, courses } from "#db/schema/courses";
import { readingBankTags, readingOffered } from "./bank/bank.server";
import { letterKinds } from "./choices";
import { listContents, nameOf } from "./contents.server";
import type { EditQuery } from "./courses.schema";
import { type Course, chaptersOf, type Part, readingParts, titleOf } from "./courses.server";
import { readingOwnDrafts, serializeDraft, serializeEasy } from "./drafts.server";
import { readingContents } from "./linked-contents.server";
import { circleIn } from "./locks.server";
import { isOutdated, readingTexts, type Text } from "./parts.server";
import { readingOtherCourses } from "./rules.server";
import { isSoundOld } from "./sounds.server";
import { approvalOf, originalBeside, readingOriginalThen, type TextState } from "./translations.server";

/** Whether a part is there in a language, approved, and as new as what it was translated from. */
function stateIn(course: Course, texts: Text[], language: string): TextState {
	const text = texts.find((one) => one.language === language);
	if (!text) return "missing";
	return isOutdated(text, texts, course.firstLanguage) ? "outdated" : approvalOf(text);
}

/** The course as its authors write it: its tree, and of one part (or of the course itself) one language. */
export async function showEdit(visit: Visit, input: z.output<typeof EditQuery>) {
	const { rows, tenant } = visit;
	const { course_id: id, part: partId, bank: bankTag } = input;
	const { course, parts, texts, drafts, others, trash, earlier, links, pieces, tags, bank } = await rows.read({
		course: rows.finding(courses, id),
		parts: readingParts(rows, id),
		texts: readingTexts(rows, partId ?? ""),
		drafts: readingOwnDrafts(visit, partId ?? ""),
		...readingContents(visit, partId ?? ""),
		tags: readingBankTags(rows, input.language),
		bank: readingOffered(rows, { tag: bankTag, language: input.language }),
		...(partId !== undefined &&
			input.language !== undefined && { earlier: readingOriginalThen(visit, partId, input.language) }),
		...(partId === undefined && { others: readingOtherCourses(visit, id) }),
		trash: rows.listing(courseParts, {
			where: and(eq(courseParts.courseId, id), isNotNull(courseParts.deletedAt)),
			orderBy: desc(courseParts.deletedAt),
			limit: 50,
		}),
	});
	if (!course || course.deletedAt !== null) throw notFound();
	const part = parts.find((one) => one.id === partId);
	if (partId !== undefined && !part) throw notFound();
	const language = input.language ?? course.firstLanguage;
	const offered = input.find !== undefined && part ? await findPieces(visit, visit.user.id, input.find) : [];
	const circle = new Set(circleIn(course, parts));
	const named = (one: Part) => ({
		id: one.id,
		title: titleOf({ titles: one.titles, firstLanguage: course.firstLanguage }),
		hasQuiz: one.hasQuiz,
	});
	const text = texts.find((one) => one.language === language);
	const draft = drafts.find((one) => one.language === language);
	const first =
		language === course.firstLanguage ? undefined : texts.find((one) => one.language === course.firstLanguage);
	const used = new Set([...Object.keys(course.titles), ...texts.map((one) => one.language), language]);
	const { status, audience, selfEnrols, certifies, category, level, coverGuid, updatedAt, firstLanguage } = course;
	return {
		course: {
			...{ id, status, audience, selfEnrols, certifies, category, level, coverGuid, updatedAt, firstLanguage },
			...{ validMonths: course.validMonths, inOrder: course.inOrder, needs: course.needs },
			...{ ending: course.endings[language] ?? "", endingUrl: course.endingUrl, nextCourseId: course.nextCourseId },
			letters: letterKinds.map((kind) => ({ kind, words: course.letters[kind]?.[language] ?? "" })),
			...{ checkedOn: course.checkedOn, checkBy: course.checkBy },
			name: titleOf(course),
			title: course.titles[language] ?? "",
			summary: course.summaries[language] ?? "",
		},
		tree: chaptersOf(parts).map(({ chapter, lessons }) => ({ ...named(chapter), lessons: lessons.map(named) })),
		part: part && {
			...named(part),
			isChapter: part.chapterId === null,
			chapterId: part.chapterId,
			...{ minutes: part.minutes, passPercent: part.passPercent, attemptsMost: part.attemptsMost, draws: part.draws },
			...{ isStep: part.isStep, completion: part.completion, watchPercent: part.watchPercent },
			...{ lessonRule: part.lessonRule, needs: part.needs, opensOn: part.opensOn, opensAfterDays: part.opensAfterDays },
			criteria: part.criteria,
		},
		text: part && {
			title: text?.title ?? "",
			body: (text?.body ?? null) as RichDoc | null,
			plain: text ? plainText(text.body as RichDoc) : "",
			easy: serializeEasy(text?.easyBody ?? null),
			sound: text?.soundGuid
				? { guid: text.soundGuid, name: text.soundName, type: text.soundType, isOld: isSoundOld(text) }
				: null,
			media: text?.mediaGuid ? { guid: text.mediaGuid, name: text.mediaName, type: text.mediaType } : null,
			questions: text?.questions ?? [],
			cueCount: text?.cues.length ?? 0,
			updatedAt: text?.updatedAt ?? 0,
			isThere: text !== undefined,
			writtenAt: text?.writtenAt ?? 0,
			isApproved: text !== undefined && approvalOf(text) === "approved",
		},
		/** What the visitor has written here and not saved. */
		draft: draft ? serializeDraft(draft, text) : null,
		/** What a quiz can take of the bank: its tags, and the questions with the one that is shown. */
		bank: part && {
			tags,
			shown: bankTag ?? null,
			found: bank.map((question) => ({ id: question.id, text: question.text })),
		},
		/** What the step shows of the task library, and what a search there has found. */
		library: part && {
			contents: listContents(visit, links, pieces),
			find: input.find ?? null,
			found: offered
				.filter((piece) => !links.some(({ contentId }) => contentId === piece.id))
				.map((piece) => ({ id: piece.id, ...nameOf(visit, piece) })),
		},
		/** What a translation is made of. */
		original: part ? originalBeside(first, text, earlier?.[0], await calloutNames(course.firstLanguage)) : null,
		/** Courses that this one can ask for. */
		otherCourses: (others ?? []).map(({ id: other, title }) => ({ id: other, title })),
		/** Steps that can never open, by rules that wait for each other. */
		waitingForever: parts.filter((one) => circle.has(one.id)).map((one) => named(one).title),
		language,
		languages: languageCodes
			.filter((code) => used.has(code))
			.map((code) => ({
				code,
				state: part
					? stateIn(course, texts, code)
					: Object.hasOwn(course.titles, code)
						? ("filled" as const)
						: ("missing" as const),
			})),
		otherLanguages: languageCodes.filter((code) => !used.has(code)),
		trash: trash.map((one) => ({ ...named(one), isChapter: one.chapterId === null })),
		tenant: tenant.guid,
	};
}

export type EditData = Awaited<ReturnType<typeof showEdit>>;
