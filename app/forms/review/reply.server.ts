import type * as z from "zod";
import { done } from "#app/platform/guard.server";
import { translator } from "#app/platform/i18n.server";
import { notAllowed, notFound } from "#app/platform/problems";
import type { Visit } from "#app/platform/tenant/context";
import { ReadBatch } from "#app/platform/tenant/read-batch.server";
import { shownOf } from "../answering/show-form.server";
import { questionsById } from "../definition/definition";
import { withoutPipes } from "../definition/pipe";
import { textIn } from "../definition/texts";
import { readFollowed } from "../following/followed.server";
import { readingStaff } from "../lists/staff.server";
import { removeReply } from "../replies/change-reply.server";
import { correctReply } from "../replies/correct-reply.server";
import { namesOf } from "../replies/names.server";
import { type OpenedReply, readReply } from "../replies/read-reply.server";
import { aroundOf, readable, type Words, wordsIn } from "../replies/readable";
import { assignReplies, commentOn, setStatus } from "../replies/review.server";
import { shownSubmittedAt } from "../replies/shown-submitted-at";
import { measuresOf } from "../reports/measurements";
import type { Form } from "../store/form-row.server";
import { aboutSeen } from "../subjects/subjects.server";
import type { ReplyAnswers, ReplyAssignee, ReplyComment, ReplyPage, ReplyStatus } from "./replies.schema";
import type { ReviewConfig } from "./review-config";

type Named = z.output<typeof ReplyPage>;
/** The reply that an address names; under another form's name it is not there. */
async function opened<Head>(
	reviewConfig: ReviewConfig<Head>,
	visit: Visit,
	{ form_name, reply: id }: Named,
	does: "reads" | "reviews" = "reviews",
): Promise<OpenedReply & { head: Head }> {
	const found = await readReply(visit, reviewConfig.area, id);
	if (found.form.slug !== form_name) throw notFound();
	return { ...found, head: await reviewConfig.open(visit, found.form, does) };
}

/** One reply as a document, with what has happened to it. */
export const showReply =
	<Head>(reviewConfig: ReviewConfig<Head>) =>
	async (visit: Visit, input: Named) => {
		const found = await opened(reviewConfig, visit, input, "reads");
		const { reply, form, version, events, head } = found;
		const reads = new ReadBatch();
		const staff = readingStaff(visit, reads);
		const names = namesOf(visit, reads, [
			...[reply.respondentId, reply.assigneeId],
			...events.flatMap(({ actorId, detail }) => [actorId, detail.from as string, detail.to as string]),
		]);
		const followed = await readFollowed(visit, reads, reply.id);
		await reads.send(visit.rows);
		const t = await translator(visit.language);
		const name = names();
		const about = await aboutSeen(visit, form, reply.subjectId);
		const { definition } = version;
		const words = wordsIn(t, visit.language, definition.languages);
		const edits = editsOf(found, words);
		const say = (texts: Parameters<typeof textIn>[0]) => textIn(texts, visit.language, definition.languages[0]).text;
		const person = about || form.subjectType === "person" ? reply.subjectId : reply.respondentId;
		const isFollowed =
			(about === null || about.to !== null) &&
			person !== null &&
			!form.settings.isAnonymous &&
			measuresOf(definition).length > 0;
		return {
			title: `${form.title} – ${t("formReplies:reply.title")}`,
			formTitle: form.title,
			head,
			isFixed: form.settings.isFixed ?? false,
			reply: {
				...{ id: reply.id, status: reply.status, source: reply.source, day: reply.day },
				...(form.settings.isAnonymous
					? { language: null, seconds: null }
					: { language: reply.language, seconds: reply.seconds }),
				...{
					sent: shownSubmittedAt(visit, form, reply.submittedAt),
					isLate: reply.isLate,
					assigneeId: reply.assigneeId,
				},
				...{ version: version.number, isNewest: version.number === form.currentNumber },
				about,
				confirmedEmail: reply.confirmedEmail,
				respondent: (reply.respondentId && name.get(reply.respondentId)) || reply.confirmedEmail,
			},
			parts: readable(definition, reply.answers, words, aroundOf(visit, found.reply)),
			scores: definition.scores.flatMap((score) => {
				const { value = null, band = null } = reply.scores[score.id] ?? {};
				if (value === null) return [];
				const of = band === null ? undefined : score.bands[band];
				return [
					{ id: score.id, name: say(score.name), value, band: of ? say(of.label) : "", tone: of?.tone ?? "neutral" },
				];
			}),
			events: events.map((event) => ({
				...{ id: event.id, kind: event.kind, text: event.text, isShown: event.isShown },
				at: (event.actorId === "" ? shownSubmittedAt(visit, form, event.createdAt) : null) ?? event.createdAt,
				actor: event.actorId === "" ? t("formReplies:reply.respondent") : (name.get(event.actorId) ?? ""),
				...happened(event.kind, event.detail, name),
				edits: edits.get(event.id) ?? [],
			})),
			/** Where one sees how it has gone with this person. */
			overTime: isFollowed ? reviewConfig.toPerson(head, person) : null,
			staff: staff(),
			followed: followed(),
		};
	};

function happened(kind: string, { from, to }: Record<string, unknown>, name: Map<string, string>) {
	if (kind === "assigned") return { from: name.get(String(from)) ?? "", to: name.get(String(to)) ?? "" };
	return { from: String(from ?? ""), to: String(to ?? "") };
}

/** What each edit changed, question by question: event's id → what stood there before, and after it. `events`: the latest first. */
function editsOf({ reply, version, events }: OpenedReply, words: Words) {
	const questions = questionsById(version.definition);
	const state: Record<string, unknown> = { ...reply.answers };
	const edits = events.filter(({ kind }) => kind === "edited");
	return new Map(
		edits.map(({ id, detail }) => {
			const changed = Object.entries((detail.before ?? {}) as Record<string, unknown>).flatMap(([key, before]) => {
				const after = state[key];
				state[key] = before;
				const question = questions.get(key.split(":")[0] ?? "");
				if (!question) return [];
				const label = withoutPipes(textIn(question.label, ...words.languages).text) || question.code;
				const said = (value: unknown) =>
					typeof value === "string" && key.includes(":") ? [value] : formatValue(question.id, value, version, words);
				return [{ key, label, was: said(before), is: said(after) }];
			});
			return [id, changed] as const;
		}),
	);
}

function formatValue(id: string, value: unknown, version: OpenedReply["version"], words: Words) {
	if (value === null || value === undefined) return [];
	const [part] = readable(version.definition, { [id]: value } as never, words, { today: "", language: "" }).filter(
		({ answers }) => answers.some((answer) => answer.id === id),
	);
	return part?.answers.find((answer) => answer.id === id)?.lines ?? [];
}

export const setReplyStatus =
	<Head>(reviewConfig: ReviewConfig<Head>) =>
	async (visit: Visit, input: z.output<typeof ReplyStatus>) => {
		await opened(reviewConfig, visit, input);
		const { reply: id, status, message } = input;
		await setStatus(visit, reviewConfig.area, { ids: [id], status, message });
		return done({ snackbar: { key: "formReplies:told.saved" } });
	};

export const assignReply =
	<Head>(reviewConfig: ReviewConfig<Head>) =>
	async (visit: Visit, input: z.output<typeof ReplyAssignee>) => {
		await opened(reviewConfig, visit, input);
		await assignReplies(visit, reviewConfig.area, { ids: [input.reply], assigneeId: input.assigneeId });
		return done({ snackbar: { key: "formReplies:told.saved" } });
	};

export const commentReply =
	<Head>(reviewConfig: ReviewConfig<Head>) =>
	async (visit: Visit, input: z.output<typeof ReplyComment>) => {
		const { reply } = await opened(reviewConfig, visit, input);
		const isShown = input.isShown === "respondent";
		await commentOn(visit, reviewConfig.area, { id: reply.id, text: input.text, isShown });
		return done({ snackbar: { key: isShown ? "formReplies:told.messageSent" : "formReplies:told.commented" } });
	};

/** Deletes a reply and goes back to the others. */
export const removeOne =
	<Head>(reviewConfig: ReviewConfig<Head>) =>
	async (visit: Visit, input: Named) => {
		const { reply, form } = await opened(reviewConfig, visit, input);
		await removeReply(visit, reviewConfig.area, reply);
		const snackbar = { key: "formReplies:told.removed", params: { count: 1 } };
		return done({ snackbar, to: reviewConfig.toReplies(visit.tenant.guid, form.slug) });
	};

/** Throws `notAllowed` where only who has answered changes the answers. */
function assertCorrectable({ settings }: Form): void {
	if (settings.isFixed) throw notAllowed("formReplies:errors.isFixed");
}

/** A reply with the questions of its version, to be corrected. */
export const showEdit =
	<Head>(reviewConfig: ReviewConfig<Head>) =>
	async (visit: Visit, input: Named) => {
		const found = await opened(reviewConfig, visit, input);
		const { reply, form, version, head } = found;
		assertCorrectable(form);
		return {
			title: form.title,
			head,
			...{ replyId: reply.id, revision: reply.revision, answers: reply.answers as Record<string, unknown> },
			...{ definition: shownOf(version.definition), around: aroundOf(visit, found.reply) },
		};
	};

/** Saves the corrected answers; what stood there before is kept in the reply's history. */
export const saveEdit =
	<Head>(reviewConfig: ReviewConfig<Head>) =>
	async (visit: Visit, input: z.output<typeof ReplyAnswers>) => {
		const { reply, form, version } = await opened(reviewConfig, visit, input);
		assertCorrectable(form);
		await correctReply(visit, { reply, version }, input);
		const back = reviewConfig.toReply(visit.tenant.guid, form.slug, reply.id);
		return done({ snackbar: { key: "formReplies:told.saved" }, to: back });
	};
